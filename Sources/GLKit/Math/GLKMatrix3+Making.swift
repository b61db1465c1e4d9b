/// From all numbers, row after row.
public func GLKMatrix3MakeAndTranspose(
  _ m00: Float, _ m01: Float, _ m02: Float, _ m10: Float, _ m11: Float, _ m12: Float,
  _ m20: Float, _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
  GLKMatrix3Transpose(GLKMatrix3Make(m00, m01, m02, m10, m11, m12, m20, m21, m22))
}

/// From 9 numbers in memory, column after column.
public func GLKMatrix3MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKMatrix3 {
  GLKMatrix3(
    GLKVector3MakeWithArray(values), GLKVector3MakeWithArray(values + 3),
    GLKVector3MakeWithArray(values + 6))
}

/// From 9 numbers in memory, row after row.
public func GLKMatrix3MakeWithArrayAndTranspose(
  _ values: UnsafeMutablePointer<Float>
) -> GLKMatrix3 { GLKMatrix3Transpose(GLKMatrix3MakeWithArray(values)) }

/// Rotates about the x axis by an angle in radians.
public func GLKMatrix3MakeXRotation(_ radians: Float) -> GLKMatrix3 {
  GLKMatrix3MakeRotation(radians, 1, 0, 0)
}

/// Rotates about the y axis by an angle in radians.
public func GLKMatrix3MakeYRotation(_ radians: Float) -> GLKMatrix3 {
  GLKMatrix3MakeRotation(radians, 0, 1, 0)
}

/// Rotates about the z axis by an angle in radians.
public func GLKMatrix3MakeZRotation(_ radians: Float) -> GLKMatrix3 {
  GLKMatrix3MakeRotation(radians, 0, 0, 1)
}

/// A row, 0 to 2.
public func GLKMatrix3GetRow(_ matrix: GLKMatrix3, _ row: Int32) -> GLKVector3 {
  GLKMatrix3GetColumn(GLKMatrix3Transpose(matrix), row)
}

/// A column, 0 to 2.
public func GLKMatrix3GetColumn(_ matrix: GLKMatrix3, _ column: Int32) -> GLKVector3 {
  [matrix.c0, matrix.c1, matrix.c2][Int(column)]
}

/// The matrix with another row, 0 to 2.
public func GLKMatrix3SetRow(
  _ matrix: GLKMatrix3, _ row: Int32, _ vector: GLKVector3
) -> GLKMatrix3 {
  GLKMatrix3Transpose(GLKMatrix3SetColumn(GLKMatrix3Transpose(matrix), row, vector))
}

/// The matrix with another column, 0 to 2.
public func GLKMatrix3SetColumn(
  _ matrix: GLKMatrix3, _ column: Int32, _ vector: GLKVector3
) -> GLKMatrix3 {
  var columns = [matrix.c0, matrix.c1, matrix.c2]
  columns[Int(column)] = vector
  return GLKMatrix3(columns[0], columns[1], columns[2])
}
