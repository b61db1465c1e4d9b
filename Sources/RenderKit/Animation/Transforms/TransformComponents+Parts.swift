import CoreGraphics

extension TransformComponents {
  /// Radians around x, then y, then z.
  var angles: SIMD3<Double> {
    get {
      switch self {
      case .affine(let parts): SIMD3(0, 0, parts.angle)
      case .spatial(_, let angles): angles
      case .singular: .zero
      }
    }
    set {
      switch self {
      case .affine(var parts) where newValue.x == 0 && newValue.y == 0:
        parts.angle = newValue.z
        self = .affine(parts)
      case .affine, .spatial:
        guard var parts = SpatialParts(matrix) else { return }
        parts.rotation = Quaternion(angles: newValue)
        self = .spatial(parts, angles: newValue)
      case .singular(let transform):
        let turn = SpatialParts(turning: newValue).matrix
        self = .singular(CATransform3DConcat(transform, turn))
      }
    }
  }

  var scale: SIMD3<Double> {
    get {
      switch self {
      case .affine(let parts): SIMD3(parts.scaleX, parts.scaleY, parts.depth.x)
      case .spatial(let parts, _): parts.scale
      case .singular(let transform): transform.rowLengths
      }
    }
    set {
      switch self {
      case .affine(var parts):
        (parts.scaleX, parts.scaleY, parts.depth.x) = (newValue.x, newValue.y, newValue.z)
        self = .affine(parts)
      case .spatial(var parts, let angles):
        parts.scale = newValue
        self = .spatial(parts, angles: angles)
      case .singular(let transform):
        self = .singular(transform.withRowLengths(newValue))
      }
    }
  }

  var translation: SIMD3<Double> {
    get {
      switch self {
      case .affine(let parts): SIMD3(parts.translation, parts.depth.y)
      case .spatial(let parts, _): parts.translation
      case .singular(let t): SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
      }
    }
    set {
      switch self {
      case .affine(var parts):
        parts.translation = SIMD2(newValue.x, newValue.y)
        parts.depth.y = newValue.z
        self = .affine(parts)
      case .spatial(var parts, let angles):
        parts.translation = newValue
        self = .spatial(parts, angles: angles)
      case .singular(var t):
        (t.m41, t.m42, t.m43) = (CGFloat(newValue.x), CGFloat(newValue.y), CGFloat(newValue.z))
        self = .singular(t)
      }
    }
  }
}

extension SpatialParts {
  fileprivate init(turning angles: SIMD3<Double>) {
    rotation = Quaternion(angles: angles)
  }
}

extension CATransform3D {
  fileprivate var rowLengths: SIMD3<Double> {
    SIMD3(length(row1), length(row2), length(row3))
  }

  /// Rows of no length take the direction of their axis.
  fileprivate func withRowLengths(_ lengths: SIMD3<Double>) -> CATransform3D {
    let axes = CATransform3D()
    var t = self
    t.row1 = scaled(row1, to: lengths.x, or: axes.row1)
    t.row2 = scaled(row2, to: lengths.y, or: axes.row2)
    t.row3 = scaled(row3, to: lengths.z, or: axes.row3)
    return t
  }

  private func length(_ row: SIMD4<Double>) -> Double {
    SIMD3(row.x, row.y, row.z).length
  }

  private func scaled(
    _ row: SIMD4<Double>, to wanted: Double, or axis: SIMD4<Double>
  ) -> SIMD4<Double> {
    let length = length(row)
    return length > 0 ? row * (wanted / length) : axis * wanted
  }
}
