/// 4 by 4 numbers, column after column, as OpenGL has them.
public struct GLKMatrix4: Hashable, Sendable {

  var c0 = GLKVector4()
  var c1 = GLKVector4()
  var c2 = GLKVector4()
  var c3 = GLKVector4()

  /// All numbers 0.
  public init() {}

  init(_ c0: GLKVector4, _ c1: GLKVector4, _ c2: GLKVector4, _ c3: GLKVector4) {
    (self.c0, self.c1, self.c2, self.c3) = (c0, c1, c2, c3)
  }
}

extension GLKMatrix4 {
  /// All numbers as a tuple, column after column.
  public typealias Numbers = (
    Float, Float, Float, Float,
    Float, Float, Float, Float,
    Float, Float, Float, Float,
    Float, Float, Float, Float
  )

  /// The numbers, column after column.
  public var m: Numbers {
    get {
      (
        c0.x, c0.y, c0.z, c0.w,
        c1.x, c1.y, c1.z, c1.w,
        c2.x, c2.y, c2.z, c2.w,
        c3.x, c3.y, c3.z, c3.w
      )
    }
    set {
      (
        c0.x, c0.y, c0.z, c0.w,
        c1.x, c1.y, c1.z, c1.w,
        c2.x, c2.y, c2.z, c2.w,
        c3.x, c3.y, c3.z, c3.w
      ) = newValue
    }
  }

  /// From all numbers, column after column.
  public init(m: Numbers) {
    self.init()
    self.m = m
  }

  /// From its numbers: the first digit is the column.
  public init(
    m00: Float, m01: Float, m02: Float, m03: Float,
    m10: Float, m11: Float, m12: Float, m13: Float,
    m20: Float, m21: Float, m22: Float, m23: Float,
    m30: Float, m31: Float, m32: Float, m33: Float
  ) {
    self.init(
      GLKVector4(x: m00, y: m01, z: m02, w: m03),
      GLKVector4(x: m10, y: m11, z: m12, w: m13),
      GLKVector4(x: m20, y: m21, z: m22, w: m23),
      GLKVector4(x: m30, y: m31, z: m32, w: m33))
  }
}

/// The first digit is the column.
extension GLKMatrix4 {
  /// In column 0, row 0.
  public var m00: Float {
    get { c0.x }
    set { c0.x = newValue }
  }
  /// In column 0, row 1.
  public var m01: Float {
    get { c0.y }
    set { c0.y = newValue }
  }
  /// In column 0, row 2.
  public var m02: Float {
    get { c0.z }
    set { c0.z = newValue }
  }
  /// In column 0, row 3.
  public var m03: Float {
    get { c0.w }
    set { c0.w = newValue }
  }
  /// In column 1, row 0.
  public var m10: Float {
    get { c1.x }
    set { c1.x = newValue }
  }
  /// In column 1, row 1.
  public var m11: Float {
    get { c1.y }
    set { c1.y = newValue }
  }
  /// In column 1, row 2.
  public var m12: Float {
    get { c1.z }
    set { c1.z = newValue }
  }
  /// In column 1, row 3.
  public var m13: Float {
    get { c1.w }
    set { c1.w = newValue }
  }
  /// In column 2, row 0.
  public var m20: Float {
    get { c2.x }
    set { c2.x = newValue }
  }
  /// In column 2, row 1.
  public var m21: Float {
    get { c2.y }
    set { c2.y = newValue }
  }
  /// In column 2, row 2.
  public var m22: Float {
    get { c2.z }
    set { c2.z = newValue }
  }
  /// In column 2, row 3.
  public var m23: Float {
    get { c2.w }
    set { c2.w = newValue }
  }
  /// In column 3, row 0.
  public var m30: Float {
    get { c3.x }
    set { c3.x = newValue }
  }
  /// In column 3, row 1.
  public var m31: Float {
    get { c3.y }
    set { c3.y = newValue }
  }
  /// In column 3, row 2.
  public var m32: Float {
    get { c3.z }
    set { c3.z = newValue }
  }
  /// In column 3, row 3.
  public var m33: Float {
    get { c3.w }
    set { c3.w = newValue }
  }
}
