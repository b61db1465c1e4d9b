/// Number by number.
public func GLKMatrix3Add(_ matrixLeft: GLKMatrix3, _ matrixRight: GLKMatrix3) -> GLKMatrix3 {
  GLKMatrix3(
    GLKVector3Add(matrixLeft.c0, matrixRight.c0), GLKVector3Add(matrixLeft.c1, matrixRight.c1),
    GLKVector3Add(matrixLeft.c2, matrixRight.c2))
}

/// Number by number.
public func GLKMatrix3Subtract(
  _ matrixLeft: GLKMatrix3, _ matrixRight: GLKMatrix3
) -> GLKMatrix3 {
  GLKMatrix3(
    GLKVector3Subtract(matrixLeft.c0, matrixRight.c0),
    GLKVector3Subtract(matrixLeft.c1, matrixRight.c1),
    GLKVector3Subtract(matrixLeft.c2, matrixRight.c2))
}

/// Stretches before the matrix applies.
public func GLKMatrix3Scale(
  _ matrix: GLKMatrix3, _ sx: Float, _ sy: Float, _ sz: Float
) -> GLKMatrix3 { GLKMatrix3Multiply(matrix, GLKMatrix3MakeScale(sx, sy, sz)) }

/// Stretches before the matrix applies.
public func GLKMatrix3ScaleWithVector3(
  _ matrix: GLKMatrix3, _ scaleVector: GLKVector3
) -> GLKMatrix3 { GLKMatrix3Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z) }

/// The same, without w.
public func GLKMatrix3ScaleWithVector4(
  _ matrix: GLKMatrix3, _ scaleVector: GLKVector4
) -> GLKMatrix3 { GLKMatrix3ScaleWithVector3(matrix, scaleVector.direction) }

/// Rotates before the matrix applies.
public func GLKMatrix3Rotate(
  _ matrix: GLKMatrix3, _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKMatrix3 { GLKMatrix3Multiply(matrix, GLKMatrix3MakeRotation(radians, x, y, z)) }

/// Rotates about an axis before the matrix applies.
public func GLKMatrix3RotateWithVector3(
  _ matrix: GLKMatrix3, _ radians: Float, _ axisVector: GLKVector3
) -> GLKMatrix3 { GLKMatrix3Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z) }

/// The same, without w.
public func GLKMatrix3RotateWithVector4(
  _ matrix: GLKMatrix3, _ radians: Float, _ axisVector: GLKVector4
) -> GLKMatrix3 { GLKMatrix3RotateWithVector3(matrix, radians, axisVector.direction) }

/// Rotates about the x axis before the matrix applies.
public func GLKMatrix3RotateX(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 {
  GLKMatrix3Rotate(matrix, radians, 1, 0, 0)
}

/// Rotates about the y axis before the matrix applies.
public func GLKMatrix3RotateY(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 {
  GLKMatrix3Rotate(matrix, radians, 0, 1, 0)
}

/// Rotates about the z axis before the matrix applies.
public func GLKMatrix3RotateZ(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 {
  GLKMatrix3Rotate(matrix, radians, 0, 0, 1)
}
