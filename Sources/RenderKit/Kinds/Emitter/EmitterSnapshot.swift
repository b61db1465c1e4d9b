package import CoreGraphics

/// The state of an emitter layer, as a value. Lengths are in points of the layer's plane.
package struct EmitterSnapshot: Sendable, Equatable {
  package enum Shape: Sendable { case point, line, rectangle, cuboid, circle, sphere }
  package enum Mode: Sendable { case points, outline, surface, volume }
  /// Painting order: by cell, youngest on top, oldest on top, or nearest on top.
  package enum Order: Sendable { case unordered, oldestFirst, oldestLast, backToFront }

  package var cells: [EmitterCellSnapshot] = []
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var size = CGSize.zero
  package var depth: CGFloat = 0
  package var shape = Shape.point
  package var mode = Mode.volume
  package var order = Order.unordered
  /// Adds colours instead of painting over.
  package var isAdditive = false
  /// Whether particles keep their z instead of being projected onto the layer's plane.
  package var preservesDepth = false
  /// Multiplied with the values of every cell, for particles born from then on.
  package var birthRate = 1.0
  package var lifetime = 1.0
  package var velocity = 1.0
  package var scale = 1.0
  package var spin = 1.0
  package var seed: UInt32 = 0

  package init() {}
}

extension LayerSnapshot {
  /// The emitter state; in layers of other kinds it reads as the default, and storing makes the
  /// layer an emitter.
  package var emitter: EmitterSnapshot {
    get { kind as? EmitterSnapshot ?? EmitterSnapshot() }
    set { kind = newValue }
  }
}
