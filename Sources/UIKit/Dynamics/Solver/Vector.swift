import CoreGraphics

/// A point, direction or velocity, in points of the reference view.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  var point: CGPoint { CGPoint(x: x, y: y) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product; positive if `other` is clockwise of it on screen.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The unit vector; up for a zero vector.
  var normalized: Vector {
    let length = length
    return length > 1e-12 ? self / length : Vector(0, -1)
  }

  /// Turned clockwise by 90° on screen.
  var perpendicular: Vector { Vector(-y, x) }

  func rotated(by angle: Double) -> Vector {
    let (c, s) = (cos(angle), sin(angle))
    return Vector(x * c - y * s, x * s + y * c)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
