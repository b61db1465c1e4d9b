import CoreGraphics
import RasterKit

/// What an image is drawn from at any size.
protocol VectorDrawing: Sendable {
  /// All of it, stretched to a size; nil if that is not possible.
  func pixels(_ size: PixelSize) -> PixelBuffer?
}

/// A drawing that becomes pixels when they are needed.
struct VectorBitmap: LazyPixels {
  let size: PixelSize
  let drawing: any VectorDrawing

  func makePixels() -> PixelBuffer? { drawing.pixels(size) }

  var image: CGImage { CGImage(lazy: self) }
}

/// The shape of a drawing in one colour.
struct TintedDrawing: VectorDrawing {
  let base: any VectorDrawing
  let color: CGColor

  func pixels(_ size: PixelSize) -> PixelBuffer? {
    guard let pixels = base.pixels(size) else { return nil }
    let context = CGContext(pixels: pixels, scale: 1, flipped: true)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: Int(size.width), height: Int(size.height)))
    return pixels
  }
}

extension CGImage {
  var pixelSize: PixelSize { PixelSize(width: Int32(width), height: Int32(height)) }
}

extension UIImage {
  /// The stored pixels, or those of a drawing at the size that it has in a context.
  func bitmap(for rect: CGRect, in context: CGContext) -> CGImage? {
    let map = context.ctm
    let size = CGSize(
      width: abs(rect.width) * hypot(map.a, map.b), height: abs(rect.height) * hypot(map.c, map.d))
    return bitmap(pixels: size)
  }

  func bitmap(pixels size: CGSize) -> CGImage? {
    guard let bitmap = cgImage, let drawing = value.drawing, value.resizing == nil else {
      return cgImage
    }
    let size =
      value.orientation.swapsSides
      ? CGSize(width: size.height, height: size.width) : size
    let pixels = PixelSize(points: size, scale: 1)
    if pixels == bitmap.pixelSize || !pixels.isDrawable { return bitmap }
    return VectorBitmap(size: pixels, drawing: drawing).image
  }
}

extension PixelSize {
  /// At most as many pixels as an image file may have.
  fileprivate var isDrawable: Bool { area <= ImageLimits.area }
}
