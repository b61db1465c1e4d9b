import CoreGraphics

/// What the tree knows about a replicator layer. Its children on the render side are spaces, one for
/// each copy; the first holds the sublayers themselves, the others twins of them and of everything
/// in them.
final class ReplicaBook {
  /// The replicator's sublayers as committed, back to front.
  var sublayers: [RenderLayer] = []
  /// One space for each copy.
  var spaces: [RenderLayer] = []
  /// The twin of a layer in a copy.
  var twins: [TwinName: RenderLayer] = [:]

  struct TwinName: Hashable {
    var layer: LayerID
    var copy: Int
  }
}

extension ReplicatorSnapshot {
  /// The space of one copy, over the plane of the replicator layer.
  func space(ofCopy index: Int, power: CATransform3D, in replicator: LayerSnapshot) -> LayerSnapshot
  {
    var space = LayerSnapshot()
    space.uncommon.kind = .transform
    space.bounds = replicator.bounds
    space.position = CGPoint(
      x: replicator.bounds.origin.x + replicator.bounds.size.width / 2,
      y: replicator.bounds.origin.y + replicator.bounds.size.height / 2)
    space.transform = power
    space.timing.timeOffset = -delay * Double(index)
    let tint = tint(ofCopy: index)
    space.uncommon.tint = SIMD3(tint.x, tint.y, tint.z)
    space.opacity = tint.w
    return space
  }
}
