package import RasterKit

/// A drawing destination for paths, images and gradients, on pixels in memory.
///
/// May be used on any thread, but by one thread at a time. The user space of a bitmap context made
/// with the public initialiser has its origin at the bottom left; UIKit's contexts have it at the
/// top left. Calls with numbers that are infinite or NaN are logged and ignored.
public final class CGContext {
  /// The destination pixels: premultiplied BGRA.
  package let pixels: PixelBuffer
  let format: BitmapStore
  /// From the initial user space to pixels; shadows are measured in it.
  var base: CGAffineTransform
  /// Of the bitmap or the page, in device units.
  var deviceHeight: CGFloat
  /// Whether it draws on the pages of a document.
  let isPDF: Bool
  /// Links and destinations of the page.
  var marks: [PageMark] = []
  /// Of a document whose pages have the origin at the lower left.
  let mediaBox: CGRect?
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  var target: CairoContext
  /// The current path, in pixels, because later changes of the transform must not move it.
  var currentPath = PathElements()

  var allowsAntialiasing = true
  /// From text space to user space; not part of the graphics state.
  public var textMatrix = CGAffineTransform.identity
  /// The position of the next glyph, in text space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Draws on `pixels`, with `scale` pixels per point; `flipped` puts the origin at the top left.
  package convenience init(pixels: PixelBuffer, scale: CGFloat, flipped: Bool) {
    precondition(scale > 0 && scale.isFinite, "a context needs a scale above 0, not \(scale)")
    let base =
      flipped
      ? CGAffineTransform(scaleX: scale, y: scale)
      : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(pixels.size.height))
    self.init(pixels: pixels, base: base, format: BitmapStore(native: pixels))
  }

  /// Draws on the pixels of `part` alone, with the coordinates of the whole buffer: its first pixel is
  /// the origin and y grows downwards.
  package convenience init(part: PixelRect, of pixels: PixelBuffer, scale: CGFloat) {
    let piece = pixels.piece(part)
    self.init(
      pixels: piece, base: CGAffineTransform(scaleX: scale, y: scale),
      format: BitmapStore(native: piece), origin: PixelPoint(x: part.minX, y: part.minY))
  }

  /// `origin` is the position of the first pixel on a larger grid.
  init(
    pixels: PixelBuffer, base: CGAffineTransform, format: BitmapStore,
    origin: PixelPoint = PixelPoint(x: 0, y: 0)
  ) {
    self.pixels = pixels
    self.base = base
    self.format = format
    isPDF = false
    mediaBox = nil
    deviceHeight = CGFloat(pixels.size.height)
    state = GraphicsState(transform: base)
    target = CairoContext(CairoSurface(pixels, origin: origin))
  }

  /// Draws on the pages of a document, with the origin at the top left or, with a media box, at the
  /// lower left.
  init(pdf surface: CairoSurface, mediaBox: CGRect?) {
    pixels = surface.pixels
    base = .identity
    self.mediaBox = mediaBox
    format = BitmapStore(native: surface.pixels)
    isPDF = true
    deviceHeight = CGFloat(surface.bounds.height)
    state = GraphicsState(transform: .identity)
    target = CairoContext(surface)
  }
}
