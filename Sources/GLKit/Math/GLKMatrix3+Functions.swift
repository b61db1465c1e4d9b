import Foundation

/// The matrix that changes nothing.
public let GLKMatrix3Identity = GLKMatrix3MakeScale(1, 1, 1)

/// From all numbers, column after column.
public func GLKMatrix3Make(
  _ m00: Float, _ m01: Float, _ m02: Float, _ m10: Float, _ m11: Float, _ m12: Float,
  _ m20: Float, _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
  GLKMatrix3(
    GLKVector3Make(m00, m01, m02), GLKVector3Make(m10, m11, m12), GLKVector3Make(m20, m21, m22))
}

/// From its rows.
public func GLKMatrix3MakeWithRows(
  _ row0: GLKVector3, _ row1: GLKVector3, _ row2: GLKVector3
) -> GLKMatrix3 { GLKMatrix3Transpose(GLKMatrix3(row0, row1, row2)) }

/// From its columns.
public func GLKMatrix3MakeWithColumns(
  _ column0: GLKVector3, _ column1: GLKVector3, _ column2: GLKVector3
) -> GLKMatrix3 { GLKMatrix3(column0, column1, column2) }

/// Stretches by these factors.
public func GLKMatrix3MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix3 {
  GLKMatrix3(GLKVector3Make(sx, 0, 0), GLKVector3Make(0, sy, 0), GLKVector3Make(0, 0, sz))
}

/// Rotates by an angle in radians about an axis of any length.
public func GLKMatrix3MakeRotation(
  _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKMatrix3 {
  let axis = GLKVector3Normalize(GLKVector3Make(x, y, z))
  return GLKMatrix3MakeWithQuaternion(GLKQuaternionMakeWithAngleAndVector3Axis(radians, axis))
}

/// The rotation by a quaternion.
public func GLKMatrix3MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix3 {
  let q = GLKQuaternionNormalize(quaternion)
  return GLKMatrix3(
    GLKQuaternionRotateVector3(q, GLKVector3Make(1, 0, 0)),
    GLKQuaternionRotateVector3(q, GLKVector3Make(0, 1, 0)),
    GLKQuaternionRotateVector3(q, GLKVector3Make(0, 0, 1)))
}

/// Rows as columns.
public func GLKMatrix3Transpose(_ matrix: GLKMatrix3) -> GLKMatrix3 {
  let (a, b, c) = (matrix.c0, matrix.c1, matrix.c2)
  return GLKMatrix3(
    GLKVector3Make(a.x, b.x, c.x), GLKVector3Make(a.y, b.y, c.y), GLKVector3Make(a.z, b.z, c.z))
}

/// The matrix that undoes this one; the identity, and false in `isInvertible`, where none does.
public func GLKMatrix3Invert(
  _ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>?
) -> GLKMatrix3 {
  GLKMatrix4GetMatrix3(GLKMatrix4Invert(matrix.inSpace, isInvertible))
}

/// The inverse with rows as columns, which is for normals.
public func GLKMatrix3InvertAndTranspose(
  _ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>?
) -> GLKMatrix3 { GLKMatrix3Transpose(GLKMatrix3Invert(matrix, isInvertible)) }

/// The matrix that does what the right one does, and then what the left one does.
public func GLKMatrix3Multiply(_ matrixLeft: GLKMatrix3, _ matrixRight: GLKMatrix3) -> GLKMatrix3 {
  func column(_ vector: GLKVector3) -> GLKVector3 { GLKMatrix3MultiplyVector3(matrixLeft, vector) }
  return GLKMatrix3(column(matrixRight.c0), column(matrixRight.c1), column(matrixRight.c2))
}

/// The vector under the matrix.
public func GLKMatrix3MultiplyVector3(
  _ matrixLeft: GLKMatrix3, _ vectorRight: GLKVector3
) -> GLKVector3 {
  let (m, v) = (matrixLeft, vectorRight)
  return GLKVector3(m.c0.all * v.x + m.c1.all * v.y + m.c2.all * v.z)
}

extension GLKMatrix3 {
  /// With a fourth row and column of the identity.
  var inSpace: GLKMatrix4 {
    GLKMatrix4(
      GLKVector4MakeWithVector3(c0, 0), GLKVector4MakeWithVector3(c1, 0),
      GLKVector4MakeWithVector3(c2, 0), GLKVector4Make(0, 0, 0, 1))
  }
}
