import Glibc

/// A rotation in 3D; unit length.
struct Quaternion {
  /// The imaginary parts in x, y, z, the real part in w.
  var parts: SIMD4<Double>

  static let identity = Quaternion(parts: SIMD4(0, 0, 0, 1))

  init(parts: SIMD4<Double>) { self.parts = parts }

  /// The rotation whose matrix, for row vectors, has these orthonormal rows.
  init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let sums = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x)
    // Compute the largest part from its square and the others from their products with it, for
    // accuracy.
    switch squares.max() {
    case squares.w: parts = SIMD4(sums, squares.w)
    case squares.x: parts = SIMD4(squares.x, x.y + y.x, x.z + z.x, sums.x)
    case squares.y: parts = SIMD4(x.y + y.x, squares.y, y.z + z.y, sums.y)
    default: parts = SIMD4(x.z + z.x, y.z + z.y, squares.z, sums.z)
    }
    parts /= (parts * parts).sum().squareRoot()
  }

  /// Rotations around x, then y, then z; radians.
  init(angles: SIMD3<Double>) {
    let (c, s) = (
      SIMD3(cos(angles.x / 2), cos(angles.y / 2), cos(angles.z / 2)),
      SIMD3(sin(angles.x / 2), sin(angles.y / 2), sin(angles.z / 2))
    )
    parts = SIMD4(
      s.x * c.y * c.z - c.x * s.y * s.z, c.x * s.y * c.z + s.x * c.y * s.z,
      c.x * c.y * s.z - s.x * s.y * c.z, c.x * c.y * c.z + s.x * s.y * s.z)
  }

  /// The angles around x, then y, then z, in radians; y within ±π/2.
  var angles: SIMD3<Double> {
    let (x, y, z) = rows
    let tilt = asin(min(max(-x.z, -1), 1))
    // In gimbal lock only the sum of the other two angles is known: give all of it to z.
    if abs(x.z) > 1 - 1e-12 { return SIMD3(0, tilt, atan2(-y.x, y.y)) }
    return SIMD3(atan2(y.z, z.z), tilt, atan2(x.y, x.x))
  }

  /// The rows of the rotation matrix.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// Interpolates along the shortest arc at constant speed.
  func slerp(to end: Quaternion, _ fraction: Double) -> Quaternion {
    let product = (parts * end.parts).sum()
    let (target, cosine) = (product < 0 ? -end.parts : end.parts, min(abs(product), 1))
    let angle = acos(cosine)
    guard angle > 1e-7 else { return Quaternion(parts: parts + (target - parts) * fraction) }
    // sin(angle - part) by the angle difference formula, from terms already computed.
    let sine = ((1 - cosine) * (1 + cosine)).squareRoot()
    let (partSine, partCosine) = (sin(fraction * angle), cos(fraction * angle))
    let rest = sine * partCosine - cosine * partSine
    return Quaternion(parts: (parts * rest + target * partSine) / sine)
  }
}

extension SIMD3<Double> {
  func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  var length: Double { dot(self).squareRoot() }
}
