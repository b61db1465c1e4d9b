import Diagnostics
package import RasterKit

extension CGImage {
  /// An image of the provider's bytes, read at once and converted to 8 bits of sRGB.
  ///
  /// Supported: RGB and gray of 8 or 16 bits or half or whole floating point numbers, with alpha or a
  /// skipped component, first or last, or without; inks of the same; gray of 1, 2 and 4 bits; RGB of 5,
  /// 5, 5, of 5, 6, 5 and of 10 bits; indexes; alpha only; in big or little order. Nil, with a log message, for
  /// other formats, for sizes out of range, and if there are too few bytes. What is outside 0…1 after
  /// `decode` is cut off; `intent` is ignored.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space,
      info: bitmapInfo)
    let ranges = DecodeRanges(decode, count: space.numberOfComponents)
    guard let format, let data = provider.data,
      let pixels = CGImage.read(
        data, format, CGImage.Extent(width: width, height: height, bytesPerRow: bytesPerRow), ranges
      )
    else {
      Log.graphics.write("an image of \(width)x\(height) in a format or with bytes that do not fit")
      return nil
    }
    self.init(pixels: pixels, shouldInterpolate: shouldInterpolate)
  }

  /// The checked size of rows of bytes.
  struct Extent {
    var width: Int
    var height: Int
    var bytesPerRow: Int

    /// Nil if it is out of range or needs more than `count` bytes.
    func size(_ format: PixelFormat, count: Int) -> PixelSize? {
      let row = format.bytes(ofRow: min(max(width, 0), ImageLimits.side))
      guard let size = ImageLimits.size(width, height), bytesPerRow >= row,
        bytesPerRow <= 1 << 24, count >= (height - 1) * bytesPerRow + row
      else { return nil }
      return size
    }
  }

  private static func read(
    _ data: Data, _ format: PixelFormat, _ extent: Extent, _ ranges: DecodeRanges?
  ) -> PixelBuffer? {
    guard let size = extent.size(format, count: data.count) else { return nil }
    let pixels = PixelBuffer(size: size, isOpaque: format.alpha == nil)
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<extent.height {
        let (source, row) = (base + y * extent.bytesPerRow, pixels.base + y * pixels.stride)
        if let ranges {
          format.readSamples(source, into: row, count: extent.width, decode: ranges)
        } else {
          format.read(source, into: row, count: extent.width)
        }
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
    return CGImage(pixels: shared, shouldInterpolate: shouldInterpolate, isMask: isMask)
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
