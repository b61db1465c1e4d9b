import CoreGraphics

/// A point, a direction or a velocity; points of the reference view's coordinates.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  var point: CGPoint { CGPoint(x: x, y: y) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The third component of the product in space; positive where `other` is clockwise of it on the
  /// screen.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The direction; upwards for a vector of no length.
  var normalized: Vector {
    let length = length
    return length > 1e-12 ? self / length : Vector(0, -1)
  }

  /// A quarter turn clockwise on the screen.
  var turned: Vector { Vector(-y, x) }

  func rotated(by angle: Double) -> Vector {
    let (c, s) = (cos(angle), sin(angle))
    return Vector(x * c - y * s, x * s + y * c)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
