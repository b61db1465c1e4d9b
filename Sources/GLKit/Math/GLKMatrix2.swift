/// 2 by 2 numbers, column after column, as OpenGL has them.
public struct GLKMatrix2: Hashable, Sendable {
  /// In the first column.
  public var m00: Float = 0
  /// In the first column.
  public var m01: Float = 0
  /// In the second column.
  public var m10: Float = 0
  /// In the second column.
  public var m11: Float = 0

  /// All numbers 0.
  public init() {}

  /// From its numbers: the first digit is the column.
  public init(m00: Float, m01: Float, m10: Float, m11: Float) {
    (self.m00, self.m01, self.m10, self.m11) = (m00, m01, m10, m11)
  }

  /// From all numbers, column after column.
  public init(m: (Float, Float, Float, Float)) { (m00, m01, m10, m11) = m }

  /// The numbers, column after column.
  public var m: (Float, Float, Float, Float) {
    get { (m00, m01, m10, m11) }
    set { (m00, m01, m10, m11) = newValue }
  }
}

/// The upper left two rows and columns.
public func GLKMatrix3GetMatrix2(_ matrix: GLKMatrix3) -> GLKMatrix2 {
  GLKMatrix2(m00: matrix.m00, m01: matrix.m01, m10: matrix.m10, m11: matrix.m11)
}

/// The upper left two rows and columns.
public func GLKMatrix4GetMatrix2(_ matrix: GLKMatrix4) -> GLKMatrix2 {
  GLKMatrix2(m00: matrix.m00, m01: matrix.m01, m10: matrix.m10, m11: matrix.m11)
}
