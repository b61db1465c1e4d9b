/// Three columns of a matrix.
package struct ColorMatrix: Hashable, Sendable {
  private let (a, b, c): (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    (self.a, self.b, self.c) = (a, b, c)
  }

  static func * (m: ColorMatrix, v: SIMD3<Double>) -> SIMD3<Double> {
    m.a * v.x + m.b * v.y + m.c * v.z
  }

  static func * (m: ColorMatrix, n: ColorMatrix) -> ColorMatrix {
    ColorMatrix(m * n.a, m * n.b, m * n.c)
  }

  /// Whether its columns span a space.
  var isInvertible: Bool {
    let determinant = (a * Self.cross(b, c)).sum()
    return determinant.isFinite && abs(determinant) > 1e-9
  }

  /// By cross products: the rows are b x c, c x a and a x b, divided by the determinant.
  var inverse: ColorMatrix {
    let (u, v, w) = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
    let determinant = (a * u).sum()
    return ColorMatrix(
      SIMD3(u.x, v.x, w.x) / determinant, SIMD3(u.y, v.y, w.y) / determinant,
      SIMD3(u.z, v.z, w.z) / determinant)
  }

  private static func cross(_ p: SIMD3<Double>, _ q: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x)
  }
}
