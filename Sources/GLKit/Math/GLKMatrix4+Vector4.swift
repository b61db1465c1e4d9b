/// From 16 numbers in memory, row after row.
public func GLKMatrix4MakeWithArrayAndTranspose(
  _ values: UnsafeMutablePointer<Float>
) -> GLKMatrix4 { GLKMatrix4Transpose(GLKMatrix4MakeWithArray(values)) }

/// Moves before the matrix applies. The vector's w does not count.
public func GLKMatrix4TranslateWithVector4(
  _ matrix: GLKMatrix4, _ translationVector: GLKVector4
) -> GLKMatrix4 { GLKMatrix4TranslateWithVector3(matrix, translationVector.direction) }

/// Stretches before the matrix applies. The vector's w does not count.
public func GLKMatrix4ScaleWithVector4(
  _ matrix: GLKMatrix4, _ scaleVector: GLKVector4
) -> GLKMatrix4 { GLKMatrix4ScaleWithVector3(matrix, scaleVector.direction) }

/// Rotates about an axis before the matrix applies. The vector's w does not count.
public func GLKMatrix4RotateWithVector4(
  _ matrix: GLKMatrix4, _ radians: Float, _ axisVector: GLKVector4
) -> GLKMatrix4 { GLKMatrix4RotateWithVector3(matrix, radians, axisVector.direction) }
