import Diagnostics
import RasterKit

extension CGContext {
  /// A context that draws on memory in one of the usual formats, origin at the bottom left.
  ///
  /// Formats: 8 bits a component; RGB of 32 bits with premultiplied alpha or a skipped byte, first or
  /// last, default, big or 32-bit little order; gray of 8 bits; alpha only. Nil, with a logged line,
  /// for others and for sizes out of range. Memory brought along must outlive the context and shows
  /// the result after each call; without it the context allocates its own, cleared. `bytesPerRow` 0
  /// lets it choose. Premultiplied first in 32-bit little order is drawn on without conversion.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let layout = BitmapLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    guard let layout else {
      Log.graphics.write("a bitmap context of \(width)x\(height), \(bitsPerComponent) bits, \(bitmapInfo)")
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
      // The closure keeps memory the store owns for as long as anything draws on it.
      return PixelBuffer(
        wrapping: store.base.assumingMemoryBound(to: UInt32.self), size: size,
        stride: layout.bytesPerRow / 4, isOpaque: false, release: { withExtendedLifetime(store) {} }
      )
    }
    let pixels = PixelBuffer(size: size, isOpaque: layout.format.alpha == nil)
    store.read(into: pixels)
    return pixels
  }

  /// The memory drawn on, first row at the top; valid while the context lives.
  public var data: UnsafeMutableRawPointer? { format.base }
  /// In pixels.
  public var width: Int { Int(pixels.size.width) }
  /// In pixels.
  public var height: Int { Int(pixels.size.height) }
  /// Always 8: other depths are not offered.
  public var bitsPerComponent: Int { 8 }
  /// All components of a pixel together.
  public var bitsPerPixel: Int { (format.format?.bytesPerPixel ?? 4) * 8 }
  /// From one row's first pixel to the next row's.
  public var bytesPerRow: Int { format.bytesPerRow }
  /// What the memory's components mean; nil for a mask.
  public var colorSpace: CGColorSpace? { format.space }
  /// How a pixel lies in memory: alpha's place and the byte order.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// Where a pixel keeps its alpha, and whether the colours are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo ?? .none }

  /// What has been drawn so far, as an image that later drawing does not change.
  public func makeImage() -> CGImage? {
    let copy = PixelBuffer(size: pixels.size, isOpaque: pixels.isOpaque)
    for y in 0..<height {
      (copy.base + y * copy.stride).update(from: pixels.base + y * pixels.stride, count: width)
    }
    return CGImage(pixels: copy)
  }
}
