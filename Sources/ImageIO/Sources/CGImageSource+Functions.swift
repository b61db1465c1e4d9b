public import CoreGraphics
import RasterKit

/// Reads a file in memory. Broken files give a source without images, and a log message.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data, isFinal: true)
}

/// Reads a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  CGDataProvider(url: url).flatMap { CGImageSourceCreateWithDataProvider($0, options) }
}

/// Reads a file from a provider's bytes.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource($0, isFinal: true) }
}

/// A source whose bytes arrive later.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Gives a source all the bytes that have arrived so far; nothing may follow the final ones.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update(data, isFinal: final)
}

/// The same with a provider's bytes.
public func CGImageSourceUpdateDataProvider(
  _ source: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) {
  source.update(provider.data ?? Data(), isFinal: final)
}

/// The uniform type identifier of the file; nil while it is not known.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.file?.kind.identifier
}

/// The types that can be read here. Some need libraries: WebP libwebp, TIFF libtiff, HEIC and AVIF
/// libheif.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ImageFileKind.allCases.map(\.identifier)
}

/// The number of images, or of the frames of an animation.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.file?.frames.count ?? 0 }

/// The image to show where only one is shown: the first and, of icons, the largest.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int {
  guard let file = source.file, file.kind == .ico else { return 0 }
  let areas = file.frames.map(\.size.area)
  return areas.indices.max { areas[$0] < areas[$1] } ?? 0
}

/// How much of the file is there.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// How much of an image is there; an image that isn't among those read counts as being read.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  source.frame(index) == nil && source.file != nil ? .statusReadingHeader : source.status
}

/// An image, decoded when its pixels are needed, or at once with `kCGImageSourceShouldCacheImmediately`.
/// Of a file that is still arriving, what has arrived so far. Nil for an index that is out of range.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let image = source.image(index)
  if Options(options).isSet(kCGImageSourceShouldCacheImmediately) { image?.decode() }
  return image
}

/// The image is decoded anew when it is next asked for, though the former one is in use.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {
  source.forget(index)
}
