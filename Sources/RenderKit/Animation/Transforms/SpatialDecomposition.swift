import CoreGraphics

/// A decomposed 3D transform: scale, then shear, then rotation, then translation, then perspective.
struct SpatialDecomposition {
  var scale = SIMD3<Double>(1, 1, 1)
  /// The shear of y along x, z along x, and z along y.
  var shear = SIMD3<Double>.zero
  var rotation = Quaternion.identity
  var translation = SIMD3<Double>.zero
  /// The last column of the matrix.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// nil for a singular transform. The axes are made orthogonal by the Gram-Schmidt process.
  init?(_ t: CATransform3D) {
    if t.turnsNothing, t.isFinite {
      translation = t.row4.xyz
      return
    }
    guard t.isFinite, t.m44 != 0 else { return nil }
    let unit = 1 / Double(t.m44)
    var x = t.row1.xyz * unit
    var y = t.row2.xyz * unit
    var z = t.row3.xyz * unit
    translation = t.row4.xyz * unit
    guard x.dot(y.cross(z)) != 0 else { return nil }
    if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
      let column = SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), Double(t.m44)) * unit
      perspective = SpatialDecomposition.solved(x, y, z, translation, column)
    }
    scale.x = x.length
    x /= scale.x
    shear.x = x.dot(y)
    y -= x * shear.x
    scale.y = y.length
    y /= scale.y
    (shear.y, shear.z) = (x.dot(z), y.dot(z))
    z -= x * shear.y + y * shear.z
    scale.z = z.length
    z /= scale.z
    guard (scale * 0) == .zero, scale.min() > 0 else { return nil }
    shear /= SIMD3(scale.y, scale.z, scale.z)
    if x.dot(y.cross(z)) < 0 { (scale, x, y, z) = (-scale, -x, -y, -z) }
    rotation = Quaternion(rows: x, y, z)
  }

  /// The p with M p = column, where M has the rows x, y, z and the translation and no perspective.
  private static func solved(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>, _ translation: SIMD3<Double>,
    _ column: SIMD4<Double>
  ) -> SIMD4<Double> {
    let determinant = x.dot(y.cross(z))
    let p = (y.cross(z) * column.x + z.cross(x) * column.y + x.cross(y) * column.z) / determinant
    return SIMD4(p, column.w - translation.dot(p))
  }

  var matrix: CATransform3D {
    let (x, y, z) = rotation.rows
    var t = CATransform3D()
    t.row1 = SIMD4(x * scale.x, 0)
    t.row2 = SIMD4((y + x * shear.x) * scale.y, 0)
    t.row3 = SIMD4((z + x * shear.y + y * shear.z) * scale.z, 0)
    t.row4 = SIMD4(translation, 1)
    return perspective == SIMD4(0, 0, 0, 1) ? t : t.withPerspective(perspective)
  }

  /// Each part on its own; the rotation along the shortest arc.
  func interpolated(to end: SpatialDecomposition, _ fraction: Double) -> SpatialDecomposition {
    var parts = self
    parts.scale += (end.scale - scale) * fraction
    parts.shear += (end.shear - shear) * fraction
    parts.translation += (end.translation - translation) * fraction
    parts.perspective += (end.perspective - perspective) * fraction
    parts.rotation = rotation.slerp(to: end.rotation, fraction)
    return parts
  }
}

extension CATransform3D {
  /// Whether the transform only translates, which is the common case.
  fileprivate var turnsNothing: Bool {
    row1 == SIMD4(1, 0, 0, 0) && row2 == SIMD4(0, 1, 0, 0) && row3 == SIMD4(0, 0, 1, 0) && m44 == 1
  }

  /// This transform, whose last column is (0, 0, 0, 1), followed by a perspective.
  fileprivate func withPerspective(_ p: SIMD4<Double>) -> CATransform3D {
    var t = self
    t.m14 = CGFloat((row1 * p).sum())
    t.m24 = CGFloat((row2 * p).sum())
    t.m34 = CGFloat((row3 * p).sum())
    t.m44 = CGFloat((row4 * p).sum())
    return t
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}
