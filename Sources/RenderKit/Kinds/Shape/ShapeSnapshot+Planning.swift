package import CoreGraphics
import RasterKit

extension ShapeSnapshot: LayerKind {
  package func paintedBox(in bounds: CGRect) -> PlaneRect { paintedBox }

  package var paintedPartCount: Int { (paintsFill ? 1 : 0) + (paintsStroke ? 1 : 0) }

  package func makeState(for layer: RenderLayer) -> LayerKindState? { ShapeMaskCache() }

  /// Plans the fill and, over it, the stroke.
  package func planAboveContents(_ visit: LayerVisit, _ builder: FramePlanBuilder) {
    guard let path else { return }
    if paintsFill, let fillColor {
      let pixel = PremultipliedColor.pixel(fillColor, tintedBy: visit.tint)
      if let rect = path.elements.asRect {
        let shape = visit.map.shape(of: PlaneRect(rect))
        builder.addFill(shape, color: pixel, clip: visit.innerClip)
      } else {
        let paint = ShapePaint(path: path, style: .fill(fillRule), part: 0...1)
        plan(paint, color: pixel, box: PlaneRect(pathBox), visit, builder)
      }
    }
    if paintsStroke, let strokeColor {
      let pixel = PremultipliedColor.pixel(strokeColor, tintedBy: visit.tint)
      let paint = ShapePaint(path: path, style: .stroke(penLine), part: strokeStart...strokeEnd)
      plan(paint, color: pixel, box: strokeBox, visit, builder)
    }
  }

  private func plan(
    _ paint: ShapePaint, color: UInt32, box: PlaneRect, _ visit: LayerVisit,
    _ builder: FramePlanBuilder
  ) {
    let whole = visit.map.pixelExtent(of: box)
    guard color != 0, let extent = builder.visibleExtent(of: whole, clip: visit.innerClip) else {
      return
    }
    let masks = visit.layer.kindState as? ShapeMaskCache ?? ShapeMaskCache()
    let mask = masks.mask(
      of: paint, visit.map, visible: extent, whole: whole, made: &builder.masksMade)
    if let mask { builder.addMask(mask, color: color, extent: extent, clip: visit.innerClip) }
  }
}
