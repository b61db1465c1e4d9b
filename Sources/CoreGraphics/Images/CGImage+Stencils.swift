import Diagnostics
import RasterKit

extension CGImage {
  /// A stencil of the provider's bytes: samples of 1, 2, 4 or 8 bits, of which 0 is painted and the
  /// greatest is not. Nil, with a log message, for other depths, for sizes out of range, and if there
  /// are too few bytes.
  ///
  /// `decode` with the numbers 1 and 0 turns this around. Drawn, it is painted in the fill colour; as
  /// a mask, what it paints is what is seen.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let extent = Extent(width: width, height: height, bytesPerRow: bytesPerRow)
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: .gray,
      info: CGBitmapInfo(alpha: .none))
    guard let format, bitsPerComponent <= 8, let data = provider.data,
      let size = extent.size(format, count: data.count)
    else {
      Log.graphics.write("a mask of \(width)x\(height) in a format or with bytes that do not fit")
      return nil
    }
    let pixels = PixelBuffer(size: size)
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let ranges = DecodeRanges(decode, count: 1)
      for y in 0..<height {
        CGImage.readStencil(
          base + y * bytesPerRow, format, ranges, into: pixels.base + y * pixels.stride,
          count: width)
      }
    }
    self.init(pixels: pixels, shouldInterpolate: shouldInterpolate, isMask: true)
  }

  private static func readStencil(
    _ source: UnsafeRawPointer, _ format: PixelFormat, _ ranges: DecodeRanges?,
    into row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for x in 0..<count {
      let value = format.sample.read(source, start: x * format.bitsPerPixel, 0)
      let hidden = min(max(ranges?.apply(value) ?? value, 0), 1)
      row[x] = UInt32((1 - hidden) * 255 + 0.5) << 24
    }
  }
}
