package import CoreGraphics

/// The state of a gradient layer, as a value. Points are in the unit square of the bounds.
package struct GradientSnapshot: Sendable, Equatable {
  package enum Axis: Sendable { case axial, radial, conic }

  package var colors: [CGColor] = []
  /// 0...1, one per colour; empty spreads the colours evenly.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var axis = Axis.axial

  package init() {}
}

extension LayerSnapshot {
  /// The gradient state; in layers of other kinds it reads as the default, and storing makes the
  /// layer a gradient.
  package var gradient: GradientSnapshot {
    get { kind as? GradientSnapshot ?? GradientSnapshot() }
    set { kind = newValue }
  }
}
