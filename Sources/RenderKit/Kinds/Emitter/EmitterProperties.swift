package import CoreGraphics

extension LayerProperty {
  package static let emitterPosition = EmitterSnapshot.row("emitterPosition", \.position)
  package static let emitterZPosition = EmitterSnapshot.row("emitterZPosition", \.zPosition)
  package static let emitterSize = EmitterSnapshot.row("emitterSize", \.size)
  package static let emitterDepth = EmitterSnapshot.row("emitterDepth", \.depth)
  package static let birthRate = EmitterSnapshot.row("birthRate", \.birthRate)
  package static let lifetime = EmitterSnapshot.row("lifetime", \.lifetime)
  package static let velocity = EmitterSnapshot.row("velocity", \.velocity)
  package static let emitterScale = EmitterSnapshot.row("scale", \.scale)
  package static let spin = EmitterSnapshot.row("spin", \.spin)
  /// Animatable only through the properties of its cells: "emitterCells.NAME.property".
  package static let emitterCells = EmitterSnapshot.row("emitterCells", \.cells)
}

extension EmitterSnapshot: AnimatableKind {
  package static let properties: [LayerProperty] = [
    .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .birthRate, .lifetime,
    .velocity, .emitterScale, .spin, .emitterCells,
  ]
}
