/// The upper left three rows and columns.
public func GLKMatrix4GetMatrix3(_ matrix: GLKMatrix4) -> GLKMatrix3 {
  GLKMatrix3(matrix.c0.direction, matrix.c1.direction, matrix.c2.direction)
}

/// A row, 0 to 3.
public func GLKMatrix4GetRow(_ matrix: GLKMatrix4, _ row: Int32) -> GLKVector4 {
  GLKMatrix4GetColumn(GLKMatrix4Transpose(matrix), row)
}

/// A column, 0 to 3.
public func GLKMatrix4GetColumn(_ matrix: GLKMatrix4, _ column: Int32) -> GLKVector4 {
  [matrix.c0, matrix.c1, matrix.c2, matrix.c3][Int(column)]
}

/// The matrix with another row, 0 to 3.
public func GLKMatrix4SetRow(
  _ matrix: GLKMatrix4, _ row: Int32, _ vector: GLKVector4
) -> GLKMatrix4 {
  GLKMatrix4Transpose(GLKMatrix4SetColumn(GLKMatrix4Transpose(matrix), row, vector))
}

/// The matrix with another column, 0 to 3.
public func GLKMatrix4SetColumn(
  _ matrix: GLKMatrix4, _ column: Int32, _ vector: GLKVector4
) -> GLKMatrix4 {
  var columns = [matrix.c0, matrix.c1, matrix.c2, matrix.c3]
  columns[Int(column)] = vector
  return GLKMatrix4(columns[0], columns[1], columns[2], columns[3])
}

/// Rows as columns.
public func GLKMatrix4Transpose(_ matrix: GLKMatrix4) -> GLKMatrix4 {
  let (a, b, c, d) = (matrix.c0, matrix.c1, matrix.c2, matrix.c3)
  return GLKMatrix4(
    GLKVector4Make(a.x, b.x, c.x, d.x), GLKVector4Make(a.y, b.y, c.y, d.y),
    GLKVector4Make(a.z, b.z, c.z, d.z), GLKVector4Make(a.w, b.w, c.w, d.w))
}

/// The matrix that undoes this one; the identity, and false in `isInvertible`, where none does.
public func GLKMatrix4Invert(
  _ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?
) -> GLKMatrix4 {
  let inverse = matrix.inverse
  isInvertible?.pointee = inverse != nil
  return inverse ?? GLKMatrix4Identity
}

/// The inverse with rows as columns, which is for normals.
public func GLKMatrix4InvertAndTranspose(
  _ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?
) -> GLKMatrix4 { GLKMatrix4Transpose(GLKMatrix4Invert(matrix, isInvertible)) }

/// The matrix that does what the right one does, and then what the left one does.
public func GLKMatrix4Multiply(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
  func column(_ vector: GLKVector4) -> GLKVector4 { GLKMatrix4MultiplyVector4(matrixLeft, vector) }
  let right = matrixRight
  return GLKMatrix4(column(right.c0), column(right.c1), column(right.c2), column(right.c3))
}

/// The sum.
public func GLKMatrix4Add(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
  let (a, b) = (matrixLeft, matrixRight)
  return GLKMatrix4(
    GLKVector4Add(a.c0, b.c0), GLKVector4Add(a.c1, b.c1), GLKVector4Add(a.c2, b.c2),
    GLKVector4Add(a.c3, b.c3))
}

/// The difference.
public func GLKMatrix4Subtract(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
  let (a, b) = (matrixLeft, matrixRight)
  return GLKMatrix4(
    GLKVector4Subtract(a.c0, b.c0), GLKVector4Subtract(a.c1, b.c1),
    GLKVector4Subtract(a.c2, b.c2), GLKVector4Subtract(a.c3, b.c3))
}

/// Moves before the matrix applies.
public func GLKMatrix4Translate(
  _ matrix: GLKMatrix4, _ tx: Float, _ ty: Float, _ tz: Float
) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeTranslation(tx, ty, tz)) }

/// Moves before the matrix applies.
public func GLKMatrix4TranslateWithVector3(
  _ matrix: GLKMatrix4, _ translationVector: GLKVector3
) -> GLKMatrix4 {
  GLKMatrix4Translate(matrix, translationVector.x, translationVector.y, translationVector.z)
}

/// Stretches before the matrix applies.
public func GLKMatrix4Scale(
  _ matrix: GLKMatrix4, _ sx: Float, _ sy: Float, _ sz: Float
) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(sx, sy, sz)) }

/// Stretches before the matrix applies.
public func GLKMatrix4ScaleWithVector3(
  _ matrix: GLKMatrix4, _ scaleVector: GLKVector3
) -> GLKMatrix4 { GLKMatrix4Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z) }

/// Rotates before the matrix applies.
public func GLKMatrix4Rotate(
  _ matrix: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z)) }

/// Rotates about an axis before the matrix applies.
public func GLKMatrix4RotateWithVector3(
  _ matrix: GLKMatrix4, _ radians: Float, _ axisVector: GLKVector3
) -> GLKMatrix4 { GLKMatrix4Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z) }

/// Rotates about the x axis before the matrix applies.
public func GLKMatrix4RotateX(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
  GLKMatrix4Rotate(matrix, radians, 1, 0, 0)
}

/// Rotates about the y axis before the matrix applies.
public func GLKMatrix4RotateY(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
  GLKMatrix4Rotate(matrix, radians, 0, 1, 0)
}

/// Rotates about the z axis before the matrix applies.
public func GLKMatrix4RotateZ(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
  GLKMatrix4Rotate(matrix, radians, 0, 0, 1)
}

/// A direction under the matrix, which does not move it.
public func GLKMatrix4MultiplyVector3(
  _ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3
) -> GLKVector3 {
  GLKMatrix4MultiplyVector4(matrixLeft, GLKVector4MakeWithVector3(vectorRight, 0)).direction
}

/// A point under the matrix.
public func GLKMatrix4MultiplyVector3WithTranslation(
  _ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3
) -> GLKVector3 {
  GLKMatrix4MultiplyVector4(matrixLeft, GLKVector4MakeWithVector3(vectorRight, 1)).direction
}

/// A point under the matrix, divided by its w.
public func GLKMatrix4MultiplyAndProjectVector3(
  _ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3
) -> GLKVector3 {
  let point = GLKMatrix4MultiplyVector4(matrixLeft, GLKVector4MakeWithVector3(vectorRight, 1))
  return GLKVector3DivideScalar(point.direction, point.w)
}

/// The vector under the matrix.
public func GLKMatrix4MultiplyVector4(
  _ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector4
) -> GLKVector4 {
  let (m, v) = (matrixLeft, vectorRight)
  return GLKVector4(m.c0.all * v.x + m.c1.all * v.y + m.c2.all * v.z + m.c3.all * v.w)
}

extension GLKVector4 {
  /// Without w.
  var direction: GLKVector3 { GLKVector3(x: x, y: y, z: z) }
}
