import CoreGraphics

extension CGVector {
  /// A vector of this length. The angle is in radians, clockwise from the right.
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: length * cos(angle), dy: length * sin(angle))
  }

  /// Radians, clockwise from the right.
  var angle: CGFloat { atan2(dy, dx) }
}
