package import CoreGraphics

extension LayerProperty {
  package static let colors = GradientSnapshot.row("colors", \.colors)
  package static let locations = GradientSnapshot.row("locations", \.locations)
  package static let startPoint = GradientSnapshot.row("startPoint", \.startPoint)
  package static let endPoint = GradientSnapshot.row("endPoint", \.endPoint)
}

extension GradientSnapshot: AnimatableKind {
  package static let properties: [LayerProperty] = [
    .colors, .locations, .startPoint, .endPoint,
  ]
}
