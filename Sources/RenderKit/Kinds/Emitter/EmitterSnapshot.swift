package import CoreGraphics

/// The state of an emitter layer, as a value. Lengths are in points of the layer's plane.
package struct EmitterSnapshot: Sendable, Equatable {
  package enum Shape: Sendable { case point, line, rectangle, cuboid, circle, sphere }
  package enum Mode: Sendable { case points, outline, surface, volume }
  /// Which particles go over which: those of later cells, younger ones, older ones, nearer ones.
  package enum Order: Sendable { case unordered, oldestFirst, oldestLast, backToFront }

  package var cells: [EmitterCellSnapshot] = []
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var size = CGSize.zero
  package var depth: CGFloat = 0
  package var shape = Shape.point
  package var mode = Mode.volume
  package var order = Order.unordered
  /// Colours are added to what is beneath instead of covering it.
  package var isAdditive = false
  /// Particles are seen where they are in space, not where they are over the layer's plane.
  package var preservesDepth = false
  /// What the numbers of every cell are multiplied by, for particles born from then on.
  package var birthRate = 1.0
  package var lifetime = 1.0
  package var velocity = 1.0
  package var scale = 1.0
  package var spin = 1.0
  package var seed: UInt32 = 0

  package init() {}
}

extension LayerSnapshot {
  /// What an emitter layer does; the defaults in layers of other kinds, where storing makes it one.
  package var emitter: EmitterSnapshot {
    get { kind as? EmitterSnapshot ?? EmitterSnapshot() }
    set { kind = newValue }
  }
}
