package import CoreGraphics

/// The state of a shape layer, as a value. Lengths are in points of the layer's plane.
package struct ShapeSnapshot: Sendable, Equatable {
  /// Never changed after it is set: whoever sets it gives a copy.
  package var path: CGPath? {
    didSet {
      pathBox = path?.boundingBox ?? .null
      longestMiter = path?.elements.longestMiter ?? 1
    }
  }
  /// Around all points of the path, control points too; null without any.
  package private(set) var pathBox = CGRect.null
  /// How far pointed corners may reach from the path, in halves of the line's width.
  package private(set) var longestMiter: CGFloat = 1
  package var fillColor: CGColor? = .black
  package var fillRule = CGPathFillRule.winding
  package var strokeColor: CGColor?
  package var line = LineStyle()
  /// The stroked part, in fractions of the path's length.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1

  package init() {}
}

extension LayerSnapshot {
  /// What a shape layer shows; the defaults in layers of other kinds, where storing makes it one.
  package var shape: ShapeSnapshot {
    get { kind as? ShapeSnapshot ?? ShapeSnapshot() }
    set { kind = newValue }
  }
}
