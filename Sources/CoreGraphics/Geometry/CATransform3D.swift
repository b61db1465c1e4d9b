/// A 4x4 matrix applied to row vectors: (x y z 1) M, so that m41, m42, m43 translate.
///
/// Declared here, below QuartzCore, because the render side needs it too.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  /// The identity. (On Apple's systems this is the all-zero matrix, which is useless.)
  public init() {}

  /// Sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

extension CATransform3D {
  /// The image of the x axis, and so on for the other rows.
  package var row1: SIMD4<Double> {
    get { SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)) }
    set {
      (m11, m12) = (CGFloat(newValue.x), CGFloat(newValue.y))
      (m13, m14) = (CGFloat(newValue.z), CGFloat(newValue.w))
    }
  }

  package var row2: SIMD4<Double> {
    get { SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)) }
    set {
      (m21, m22) = (CGFloat(newValue.x), CGFloat(newValue.y))
      (m23, m24) = (CGFloat(newValue.z), CGFloat(newValue.w))
    }
  }

  package var row3: SIMD4<Double> {
    get { SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)) }
    set {
      (m31, m32) = (CGFloat(newValue.x), CGFloat(newValue.y))
      (m33, m34) = (CGFloat(newValue.z), CGFloat(newValue.w))
    }
  }

  package var row4: SIMD4<Double> {
    get { SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)) }
    set {
      (m41, m42) = (CGFloat(newValue.x), CGFloat(newValue.y))
      (m43, m44) = (CGFloat(newValue.z), CGFloat(newValue.w))
    }
  }

  /// The row vector times this matrix.
  package func transforming(_ v: SIMD4<Double>) -> SIMD4<Double> {
    row1 * v.x + row2 * v.y + row3 * v.z + row4 * v.w
  }
}
