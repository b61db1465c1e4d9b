package import CoreGraphics

// Limits of the coordinates that the compositor accepts.

extension CGFloat {
  /// Coordinates beyond this exceed the useful precision of a Float and 32-bit pixel counts.
  package static let farthestPlace: CGFloat = 1e9

  /// False for NaN and infinity.
  package var isPlaceable: Bool { magnitude <= .farthestPlace }
}

extension CGPoint {
  package var isPlaceable: Bool { x.isPlaceable && y.isPlaceable }
}

extension CGSize {
  package var isPlaceable: Bool { width.isPlaceable && height.isPlaceable }
}

extension CGRect {
  package var isPlaceable: Bool { origin.isPlaceable && size.isPlaceable }
}

extension CATransform3D {
  package var isPlaceable: Bool {
    m11.isPlaceable && m12.isPlaceable && m13.isPlaceable && m14.isPlaceable
      && m21.isPlaceable && m22.isPlaceable && m23.isPlaceable && m24.isPlaceable
      && m31.isPlaceable && m32.isPlaceable && m33.isPlaceable && m34.isPlaceable
      && m41.isPlaceable && m42.isPlaceable && m43.isPlaceable && m44.isPlaceable
  }
}
