import Diagnostics
import RasterKit

extension CGContext {
  /// A context that draws on memory in a common format, with the origin at the bottom left.
  ///
  /// Formats: RGB with premultiplied alpha or a skipped component, first or last, of 8 or 16 bits or
  /// half or whole floating point numbers each, and of 5, 5, 5, of 5, 6, 5 and of 10 bits; gray and
  /// inks of 8, 16 or floating point; alpha only; in big or little order, of which the default is big.
  /// All is drawn with 8 bits of sRGB and converted. Nil, with a log message, for other formats and
  /// for sizes out of range. Memory provided by the caller must
  /// outlive the context and shows the result after each call. Without it the context allocates its
  /// own, cleared. If `bytesPerRow` is 0, the context chooses it. Premultiplied first in 32-bit
  /// little order is drawn on without conversion.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let layout = BitmapLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    guard let layout else {
      Log.graphics.write(
        "a bitmap context of \(width)x\(height), \(bitsPerComponent) bits, \(bitmapInfo)")
      return nil
    }
    let store = BitmapStore(layout, data)
    let pixels = CGContext.makePixels(layout, store)
    let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(pixels: pixels, base: base, format: store)
  }

  private static func makePixels(_ layout: BitmapLayout, _ store: BitmapStore) -> PixelBuffer {
    let size = PixelSize(width: Int32(layout.width), height: Int32(layout.height))
    if layout.isDrawable(store.base) {
      // The closure keeps memory owned by the store alive while anything draws on it.
      return PixelBuffer(
        wrapping: store.base.assumingMemoryBound(to: UInt32.self), size: size,
        stride: layout.bytesPerRow / 4, isOpaque: false, release: { withExtendedLifetime(store) {} }
      )
    }
    let pixels = PixelBuffer(size: size, isOpaque: layout.format.alpha == nil)
    store.read(into: pixels)
    return pixels
  }

  /// The bitmap's memory, first row at the top; valid while the context lives.
  public var data: UnsafeMutableRawPointer? { format.base }
  /// In pixels; 0 without any.
  public var width: Int { isPDF ? 0 : Int(pixels.size.width) }
  /// In pixels; 0 without any.
  public var height: Int { isPDF ? 0 : Int(pixels.size.height) }
  /// Of the memory; drawing has 8.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  /// The size of a pixel in memory.
  public var bitsPerPixel: Int { (format.format?.bytesPerPixel ?? 4) * 8 }
  /// Bytes from one row to the next.
  public var bytesPerRow: Int { format.bytesPerRow }
  /// The space of the memory's components; nil for a mask.
  public var colorSpace: CGColorSpace? { format.space }
  /// The pixel format: position of alpha and byte order.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// The position of alpha, and whether colours are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo ?? .none }

  /// The current contents as an image that later drawing does not change; nil without pixels.
  public func makeImage() -> CGImage? {
    if isPDF { return nil }
    let copy = PixelBuffer(size: pixels.size, isOpaque: pixels.isOpaque)
    for y in 0..<height {
      (copy.base + y * copy.stride).update(from: pixels.base + y * pixels.stride, count: width)
    }
    return CGImage(pixels: copy)
  }
}
