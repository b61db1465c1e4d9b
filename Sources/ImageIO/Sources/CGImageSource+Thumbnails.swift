public import CoreGraphics
import RasterKit

/// A small image with the longer side of `kCGImageSourceThumbnailMaxPixelSize` at most. Thumbnails are
/// made from the image; without an option that asks for that there is none, as those that files contain
/// are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = Options(options)
  guard
    options.isSet(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let longest = options.number(kCGImageSourceThumbnailMaxPixelSize)
  guard let pixels = source.thumbnail(index, longest: longest) else { return nil }
  let turns = options.isSet(kCGImageSourceCreateThumbnailWithTransform)
  let orientation = turns ? ExifBlock.orientation(source.data) : 1
  return CGImage(pixels: pixels.turned(orientation))
}

extension CGImageSource {
  fileprivate func thumbnail(_ index: Int, longest: Double?) -> PixelBuffer? {
    guard let file, let size = frame(index)?.size else { return nil }
    let side = Int(min(max((longest ?? 1e6).rounded(), 1), 1e6))
    let whole = file.makeSmallPixels(index, side: side) ?? file.makePixels(index, allowsPart: false)
    guard let whole, Int(max(size.width, size.height)) > side else { return whole }
    return whole.scaled(longest: Double(side), of: size)
  }
}

extension PixelBuffer {
  /// With a longer side of so many pixels, and the proportions of the buffer or a size.
  func scaled(longest: Double, of whole: PixelSize? = nil) -> PixelBuffer {
    let whole = whole ?? size
    let share = longest / Double(max(whole.width, whole.height))
    func length(_ side: Int32) -> Int32 { Int32(max((Double(side) * share).rounded(), 1)) }
    return scaled(PixelSize(width: length(whole.width), height: length(whole.height)))
  }

  private func scaled(_ size: PixelSize) -> PixelBuffer {
    let result = PixelBuffer(size: size, isOpaque: isOpaque)
    let context = CGContext(pixels: result, scale: 1, flipped: false)
    context.interpolationQuality = .high
    context.setBlendMode(.copy)
    context.draw(
      CGImage(pixels: self),
      in: CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height)))
    return result
  }

  /// Upright, from one of Exif's orientations.
  func turned(_ orientation: Int) -> PixelBuffer {
    guard (2...8).contains(orientation) else { return self }
    let (w, h) = (Int(size.width), Int(size.height))
    let swaps = orientation >= 5
    let result = PixelBuffer(
      size: swaps ? PixelSize(width: size.height, height: size.width) : size, isOpaque: isOpaque)
    for y in 0..<Int(result.size.height) {
      for x in 0..<Int(result.size.width) {
        let (sx, sy) =
          switch orientation {
          case 2: (w - 1 - x, y)
          case 3: (w - 1 - x, h - 1 - y)
          case 4: (x, h - 1 - y)
          case 5: (y, x)
          case 6: (y, h - 1 - x)
          case 7: (w - 1 - y, h - 1 - x)
          default: (w - 1 - y, x)
          }
        result.base[y * result.stride + x] = base[sy * stride + sx]
      }
    }
    return result
  }
}
