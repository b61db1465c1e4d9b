/// 3 by 3 numbers, column after column, as OpenGL has them.
public struct GLKMatrix3: Hashable, Sendable {

  var c0 = GLKVector3()
  var c1 = GLKVector3()
  var c2 = GLKVector3()

  /// All numbers 0.
  public init() {}

  init(_ c0: GLKVector3, _ c1: GLKVector3, _ c2: GLKVector3) {
    (self.c0, self.c1, self.c2) = (c0, c1, c2)
  }
}

extension GLKMatrix3 {
  /// All numbers as a tuple, column after column.
  public typealias Numbers = (
    Float, Float, Float,
    Float, Float, Float,
    Float, Float, Float
  )

  /// The numbers, column after column.
  public var m: Numbers {
    get {
      (
        c0.x, c0.y, c0.z,
        c1.x, c1.y, c1.z,
        c2.x, c2.y, c2.z
      )
    }
    set {
      (
        c0.x, c0.y, c0.z,
        c1.x, c1.y, c1.z,
        c2.x, c2.y, c2.z
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
    m00: Float, m01: Float, m02: Float,
    m10: Float, m11: Float, m12: Float,
    m20: Float, m21: Float, m22: Float
  ) {
    self.init(
      GLKVector3(x: m00, y: m01, z: m02),
      GLKVector3(x: m10, y: m11, z: m12),
      GLKVector3(x: m20, y: m21, z: m22))
  }
}

/// The first digit is the column.
extension GLKMatrix3 {
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
}
