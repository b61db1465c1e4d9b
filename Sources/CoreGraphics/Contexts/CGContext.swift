package import RasterKit

/// A place to draw: paths, pictures, gradients, on pixels in memory.
///
/// Used by one thread at a time, any thread. The user space of a bitmap context made with the public
/// initialiser has its origin at the bottom left; UIKit's contexts have it at the top left. Numbers
/// that are infinite or NaN are refused with a logged line and leave the context as it was.
public final class CGContext {
  /// What is drawn on: premultiplied BGRA.
  package let pixels: PixelBuffer
  let format: BitmapStore
  /// From the first user space to pixels; shadows are measured in it.
  let base: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  var target: CairoContext
  /// The path being made, in pixels: later changes of the transform do not move it.
  var currentPath = PathElements()

  /// How glyphs lie relative to user space; not a part of the graphics state.
  public var textMatrix = CGAffineTransform.identity
  /// Where the next glyph goes, in text space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Draws on `pixels`, with `scale` of them to a point; `flipped` puts the origin at the top left.
  package convenience init(pixels: PixelBuffer, scale: CGFloat, flipped: Bool) {
    precondition(scale > 0 && scale.isFinite, "a context needs a scale above 0, not \(scale)")
    let base =
      flipped
      ? CGAffineTransform(scaleX: scale, y: scale)
      : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(pixels.size.height))
    self.init(pixels: pixels, base: base, format: BitmapStore(native: pixels))
  }

  init(pixels: PixelBuffer, base: CGAffineTransform, format: BitmapStore) {
    self.pixels = pixels
    self.base = base
    self.format = format
    state = GraphicsState(transform: base)
    target = CairoContext(CairoSurface(pixels))
  }
}
