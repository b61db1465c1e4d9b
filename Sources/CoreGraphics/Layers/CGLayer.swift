import RasterKit

/// A drawing kept as pixels, to be drawn into other contexts many times.
public final class CGLayer {
  /// Where the layer is drawn, in the user space of the context it was made for.
  public let context: CGContext?
  /// In units of that user space.
  public let size: CGSize

  /// For contexts with as many pixels to a unit as `context`, but its transform. Nil for a size
  /// that is empty or too large.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let scale = abs(context.base.determinant).squareRoot()
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0, width <= 16384, height <= 16384,
      let pixels = ImageLimits.size(Int(width.rounded(.up)), Int(height.rounded(.up)))
    else { return nil }
    self.size = size
    self.context = CGContext(pixels: PixelBuffer(size: pixels), scale: scale, flipped: true)
  }
}

extension CGContext {
  /// Draws a layer at its own size, its (0, 0) at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Stretches a layer to a rectangle, as if what was drawn in it were drawn here.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let source = layer.context, let image = source.makeImage(),
      accept(rect, "a layer's rectangle")
    else { return }
    let whole = CGSize(
      width: CGFloat(image.width) / source.unitScale,
      height: CGFloat(image.height) / source.unitScale)
    let (x, y) = (rect.width / layer.size.width, rect.height / layer.size.height)
    saveGState()
    // An image's first row is at its greatest y, and a layer's at its smallest.
    concatenate(
      CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: rect.minX, ty: rect.minY + whole.height * y))
    draw(image, in: CGRect(origin: .zero, size: whole))
    restoreGState()
  }

  /// Pixels per unit of the initial user space.
  private var unitScale: CGFloat { abs(base.determinant).squareRoot() }
}
