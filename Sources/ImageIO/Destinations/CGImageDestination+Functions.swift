public import CoreGraphics

/// A file that is appended to `data` when it is finalized. `count` is not needed.
///
/// Types: PNG and GIF, animated with several images; TIFF with pages; JPEG; BMP; WebP where libwebp is
/// installed. Nil, with a log message, for others.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  // The caller waits for the bytes before it touches them.
  nonisolated(unsafe) let target = data
  return CGImageDestination(type) { bytes in
    target.append(bytes)
    return true
  }
}

/// A file that is written at `url` when it is finalized.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type) { bytes in (try? bytes.write(to: url, options: .atomic)) != nil }
}

/// A file whose bytes go to a consumer when it is finalized.
public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type) { bytes in bytes.withUnsafeBytes(consumer.take) }
}

/// The types that can be written here.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  ImageFileKind.written.map(\.identifier)
}

/// Adds an image with its quality, orientation or time, and in JPEG and PNG what `{TIFF}`, `{Exif}` and `{GPS}` say.
/// Images of more pixels than `kCGImageDestinationImageMaxPixelSize` on their longer side are made smaller. Files that hold one image take the first.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image.fitting(properties), properties)
}

/// Adds an image of a source with its properties, of which `properties` replace some.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  let own = CGImageSourceCopyPropertiesAtIndex(source, index, nil) ?? [:]
  let all = own.merging(properties ?? [:]) { _, new in new }
  destination.add(image.fitting(all), all)
}

/// Sets how often an animation runs.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {
  destination.set(properties)
}

/// Writes the file; false if it could not be written. Nothing can be added after that.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finish()
}

/// From 0 to 1, for JPEG and WebP; a WebP without it loses nothing.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The longer side of the image in the file at most, in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

extension CGImage {
  fileprivate func fitting(_ properties: CFDictionary?) -> CGImage {
    let side = Options(properties).number(kCGImageDestinationImageMaxPixelSize)
    guard let side, side >= 1, Double(max(width, height)) > side else { return self }
    return CGImage(pixels: pixels.scaled(longest: side))
  }
}
