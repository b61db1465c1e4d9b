package import CoreGraphics

/// The state of a shape layer, as a value. Lengths are in points of the layer's plane.
package struct ShapeSnapshot: Sendable, Equatable {
  /// Must not be mutated after it is set: the setter's caller passes a copy.
  package var path: CGPath? {
    didSet {
      pathBox = path?.boundingBox ?? .null
      longestMiter = path?.elements.longestMiter ?? 1
    }
  }
  /// The bounding box of all points and control points; null without any.
  package private(set) var pathBox = CGRect.null
  /// How far miters may reach from the path, in halves of the line width.
  package private(set) var longestMiter: CGFloat = 1
  package var fillColor: CGColor? = .black
  package var fillRule = CGPathFillRule.winding
  package var strokeColor: CGColor?
  package var line = LineStyle()
  /// The stroked range, in fractions of the path's length.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1

  package init() {}
}

extension LayerSnapshot {
  /// The shape state; in layers of other kinds it reads as the default, and storing makes the layer
  /// a shape.
  package var shape: ShapeSnapshot {
    get { kind as? ShapeSnapshot ?? ShapeSnapshot() }
    set { kind = newValue }
  }
}
