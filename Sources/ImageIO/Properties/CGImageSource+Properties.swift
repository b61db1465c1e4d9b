public import CoreGraphics
import RasterKit

/// The properties of the file: its size in bytes, and how often an animation runs.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = source.file else { return nil }
  var result: CFDictionary = [kCGImagePropertyFileSize: source.data.count]
  if let count = file.loopCount, let names = AnimationNames(file.kind) {
    result[names.dictionary] = [names.loopCount: count] as [CFString: Any]
  }
  return result
}

/// The properties of an image: size, orientation, resolution, alpha, the time of a frame, and what a
/// camera wrote, as `{TIFF}`, `{Exif}` and `{GPS}`, and the name of the colour profile. Nil for an index that is out of range.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = source.file, let frame = source.frame(index) else { return nil }
  var result: CFDictionary = [
    kCGImagePropertyPixelWidth: Int(frame.size.width),
    kCGImagePropertyPixelHeight: Int(frame.size.height), kCGImagePropertyDepth: 8,
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyHasAlpha: frame.hasAlpha,
  ]
  if let delay = frame.delay, let names = AnimationNames(file.kind) {
    result[names.dictionary] =
      [
        names.delay: AnimationNames.shown(delay), names.unclampedDelay: delay,
      ] as [CFString: Any]
  }
  if let name = FileProfiles.name(file) { result[kCGImagePropertyProfileName] = name }
  if index == 0, let block = ExifBlock(source.data) {
    result.merge(block.properties) { _, new in new }
  }
  return result
}
