package import CoreGraphics
import RasterKit

extension ShapeSnapshot: LayerKind {
  package func paintedBox(in bounds: CGRect) -> PlaneRect { paintedBox }

  package var paintedPartCount: Int { (paintsFill ? 1 : 0) + (paintsStroke ? 1 : 0) }

  package var inks: [CGColor] { [fillColor, strokeColor].compactMap(\.self) }

  package func makeState(for layer: RenderLayer) -> LayerKindState? { ShapeMaskCache() }

  /// Plans the fill and, over it, the stroke.
  package func planAboveContents(_ visit: LayerVisit, _ builder: FramePlanBuilder) {
    guard let path else { return }
    if paintsFill, let fillColor {
      if let rect = path.elements.asRect {
        planFill(PlaneRect(rect), fillColor, visit, builder)
      } else {
        let paint = ShapePaint(path: path, style: .fill(fillRule), part: 0...1)
        plan(paint, fillColor, box: PlaneRect(pathBox), visit, builder)
      }
    }
    if paintsStroke, let strokeColor {
      let paint = ShapePaint(path: path, style: .stroke(penLine), part: strokeStart...strokeEnd)
      plan(paint, strokeColor, box: strokeBox, visit, builder)
    }
  }

  private func planFill(
    _ rect: PlaneRect, _ color: CGColor, _ visit: LayerVisit, _ builder: FramePlanBuilder
  ) {
    let shape = visit.map.shape(of: rect)
    if color.pattern != nil {
      return builder.addPattern(color, ClippedShape(shape: shape, clip: visit.innerClip), visit)
    }
    let pixel = PremultipliedColor.pixel(color, tintedBy: visit.tint)
    builder.addFill(shape, color: pixel, clip: visit.innerClip)
  }

  private func plan(
    _ paint: ShapePaint, _ color: CGColor, box: PlaneRect, _ visit: LayerVisit,
    _ builder: FramePlanBuilder
  ) {
    let whole = visit.map.pixelExtent(of: box)
    let pixel = PremultipliedColor.pixel(color, tintedBy: visit.tint)
    guard pixel != 0, let extent = builder.visibleExtent(of: whole, clip: visit.innerClip) else {
      return
    }
    let masks = visit.layer.kindState as? ShapeMaskCache ?? ShapeMaskCache()
    let made = masks.mask(
      of: paint, visit.map, visible: extent, whole: whole, made: &builder.masksMade)
    guard let mask = made else { return }
    if color.pattern != nil {
      return builder.addPattern(color, mask, within: whole, extent: extent, visit)
    }
    builder.addMask(mask, color: pixel, extent: extent, clip: visit.innerClip)
  }
}
