package import CoreGraphics

extension LayerProperty {
  package static let path = ShapeSnapshot.row("path", \.path)
  package static let fillColor = ShapeSnapshot.row("fillColor", \.fillColor)
  package static let strokeColor = ShapeSnapshot.row("strokeColor", \.strokeColor)
  package static let lineWidth = ShapeSnapshot.row("lineWidth", \.line.width)
  package static let miterLimit = ShapeSnapshot.row("miterLimit", \.line.miterLimit)
  package static let lineDashPhase = ShapeSnapshot.row("lineDashPhase", \.line.dashPhase)
  package static let strokeStart = ShapeSnapshot.row("strokeStart", \.strokeStart)
  package static let strokeEnd = ShapeSnapshot.row("strokeEnd", \.strokeEnd)
}

extension ShapeSnapshot: AnimatableKind {
  package static let properties: [LayerProperty] = [
    .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
    .strokeEnd,
  ]
}
