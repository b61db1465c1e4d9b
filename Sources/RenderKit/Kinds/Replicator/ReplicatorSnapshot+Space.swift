import CoreGraphics

extension ReplicatorSnapshot: LayerKind {
  package var flattensSublayers: Bool { !preservesDepth }

  /// Instances of a replicator show the instances of its copies and make none of their own.
  package func makeState(for layer: RenderLayer) -> LayerKindState? {
    layer.isInstance ? nil : ReplicatorState()
  }
}

extension ReplicatorSnapshot {
  /// The layer that holds one copy, in front of the replicator's plane.
  func space(ofCopy index: Int, power: CATransform3D, in replicator: LayerSnapshot) -> LayerSnapshot
  {
    var space = LayerSnapshot()
    space.kind = TransformSnapshot()
    space.bounds = replicator.bounds
    space.position = CGPoint(
      x: replicator.bounds.origin.x + replicator.bounds.size.width / 2,
      y: replicator.bounds.origin.y + replicator.bounds.size.height / 2)
    space.transform = power
    space.timing.timeOffset = -delay * Double(index)
    let tint = tint(ofCopy: index)
    space.rare.tint = SIMD3(tint.x, tint.y, tint.z)
    space.opacity = tint.w
    return space
  }
}
