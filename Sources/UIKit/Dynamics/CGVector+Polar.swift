import CoreGraphics

extension CGVector {
  /// So long, at an angle in radians clockwise from the right.
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: length * cos(angle), dy: length * sin(angle))
  }

  /// Radians clockwise from the right.
  var angle: CGFloat { atan2(dy, dx) }
}
