package import CoreGraphics

// What the compositor can place: numbers, and none so large that pixels could not be counted.

extension CGFloat {
  /// Beyond this many points nothing could be told from its neighbour, nor counted in 32 bits.
  package static let farthestPlace: CGFloat = 1e9

  /// False for NaN and infinity too.
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
