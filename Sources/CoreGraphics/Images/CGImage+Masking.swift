import RasterKit

extension CGImage {
  /// The image with another image as alpha, stretched to the image: a stencil shows what it paints; of
  /// other images it is the alpha or, without alpha, the lightness.
  public func masking(_ mask: CGImage) -> CGImage? {
    let result = PixelBuffer(size: pixels.size)
    let context = CGContext(pixels: result, scale: 1, flipped: false)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    context.clip(to: whole, mask: mask)
    context.draw(self, in: whole)
    return CGImage(pixels: result, shouldInterpolate: shouldInterpolate)
  }

  /// The image with pixels of some colours made transparent: the least and the greatest of red, green
  /// and blue, from 0 to 255.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    let ranges = (0..<3).map { (components[2 * $0], components[2 * $0 + 1]) }
    let (source, result) = (pixels, PixelBuffer(size: pixels.size))
    for y in 0..<height {
      for x in 0..<width {
        let pixel = source.base[y * source.stride + x]
        let isMasked = zip([16, 8, 0] as [UInt32], ranges).allSatisfy { shift, range in
          let level = CGFloat(pixel >> shift & 255)
          return range.0 <= level && level <= range.1
        }
        result.base[y * result.stride + x] = isMasked ? 0 : pixel
      }
    }
    return CGImage(pixels: result, shouldInterpolate: shouldInterpolate)
  }

  /// The image itself, because images are not converted.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  /// Always the default: images are not converted.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The order of a pixel's bytes.
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

  /// How a pixel's bits are divided.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
}

/// The order of a pixel's bytes in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// How a pixel's bits are divided.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xF0000
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
}
