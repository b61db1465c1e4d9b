import Diagnostics
package import RasterKit

extension CGImage {
  /// An image of the provider's bytes, read at once and treated as sRGB without conversion.
  ///
  /// Supported: 8 bits per component; RGB of 24 and of 32 bits with alpha or a skipped byte, first
  /// or last, in big or 32-bit little order; gray of 8 and 16 bits; alpha only. Nil, with a log
  /// message, for other formats, for sizes out of range, and if there are too few bytes. `decode`
  /// and `intent` are ignored.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model,
      info: bitmapInfo)
    guard let format, let data = provider.data,
      let pixels = CGImage.read(
        data, format, CGImage.Extent(width: width, height: height, bytesPerRow: bytesPerRow))
    else {
      Log.graphics.write("an image of \(width)x\(height) in a format or with bytes that do not fit")
      return nil
    }
    self.init(pixels: pixels, shouldInterpolate: shouldInterpolate)
  }

  fileprivate struct Extent {
    var width: Int
    var height: Int
    var bytesPerRow: Int
  }

  private static func read(_ data: Data, _ format: PixelFormat, _ extent: Extent) -> PixelBuffer? {
    guard let size = ImageLimits.size(extent.width, extent.height),
      extent.bytesPerRow >= extent.width * format.bytesPerPixel, extent.bytesPerRow <= 1 << 24
    else { return nil }
    let needed = (extent.height - 1) * extent.bytesPerRow + extent.width * format.bytesPerPixel
    guard data.count >= needed else { return nil }
    let pixels = PixelBuffer(size: size, isOpaque: format.alpha == nil)
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<extent.height {
        format.read(
          base + y * extent.bytesPerRow, into: pixels.base + y * pixels.stride, count: extent.width)
      }
    }
    return pixels
  }

  /// A part of the image in pixels, with the first row at the top; nil if it is empty.
  ///
  /// The rectangle is widened to whole pixels and clipped to the image. The pixels are shared, not
  /// copied.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.isFinite ? rect.integral.intersection(whole) : .null
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let pixels = self.pixels
    let size = PixelSize(width: Int32(part.width), height: Int32(part.height))
    let base = pixels.base + Int(part.minY) * pixels.stride + Int(part.minX)
    // The closure keeps the whole image alive as long as the part.
    let shared = PixelBuffer(
      wrapping: base, size: size, stride: pixels.stride, isOpaque: pixels.isOpaque,
      release: { withExtendedLifetime(pixels) {} })
    return CGImage(pixels: shared, shouldInterpolate: shouldInterpolate)
  }
}

/// Size limits for images from files and callers.
package enum ImageLimits {
  package static let side = 16384
  /// 256 MiB of pixels.
  package static let area = 1 << 26

  /// The size if both sides and the area are within the limits; otherwise nil.
  package static func size(_ width: Int, _ height: Int) -> PixelSize? {
    guard (1...side).contains(width), (1...side).contains(height), width * height <= area else {
      return nil
    }
    return PixelSize(width: Int32(width), height: Int32(height))
  }
}
