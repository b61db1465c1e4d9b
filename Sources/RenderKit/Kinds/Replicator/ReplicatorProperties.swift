package import CoreGraphics

extension LayerProperty {
  package static let instanceCount = ReplicatorSnapshot.row("instanceCount", \.count)
  package static let instanceDelay = ReplicatorSnapshot.row("instanceDelay", \.delay)
  package static let instanceTransform = ReplicatorSnapshot.row("instanceTransform", \.transform)
  package static let instanceColor = ReplicatorSnapshot.row("instanceColor", \.color)
  package static let instanceRedOffset = ReplicatorSnapshot.row("instanceRedOffset", \.offsets.x)
  package static let instanceGreenOffset = ReplicatorSnapshot.row(
    "instanceGreenOffset", \.offsets.y)
  package static let instanceBlueOffset = ReplicatorSnapshot.row("instanceBlueOffset", \.offsets.z)
  package static let instanceAlphaOffset = ReplicatorSnapshot.row(
    "instanceAlphaOffset", \.offsets.w)
}

extension ReplicatorSnapshot: AnimatableKind {
  package static let properties: [LayerProperty] = [
    .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
    .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset,
  ]
}
