import Foundation

/// The matrix that changes nothing.
public let GLKMatrix4Identity = GLKMatrix4MakeScale(1, 1, 1)

/// From all numbers, column after column.
public func GLKMatrix4Make(
  _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float,
  _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float,
  _ m20: Float, _ m21: Float, _ m22: Float, _ m23: Float,
  _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
  GLKMatrix4(
    GLKVector4Make(m00, m01, m02, m03), GLKVector4Make(m10, m11, m12, m13),
    GLKVector4Make(m20, m21, m22, m23), GLKVector4Make(m30, m31, m32, m33))
}

/// From all numbers, row after row.
public func GLKMatrix4MakeAndTranspose(
  _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float,
  _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float,
  _ m20: Float, _ m21: Float, _ m22: Float, _ m23: Float,
  _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
  GLKMatrix4Transpose(
    GLKMatrix4Make(
      m00, m01, m02, m03, m10, m11, m12, m13, m20, m21, m22, m23, m30, m31, m32, m33))
}

/// From 16 numbers in memory, column after column.
public func GLKMatrix4MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKMatrix4 {
  GLKMatrix4(
    GLKVector4MakeWithArray(values), GLKVector4MakeWithArray(values + 4),
    GLKVector4MakeWithArray(values + 8), GLKVector4MakeWithArray(values + 12))
}

/// From its rows.
public func GLKMatrix4MakeWithRows(
  _ row0: GLKVector4, _ row1: GLKVector4, _ row2: GLKVector4, _ row3: GLKVector4
) -> GLKMatrix4 { GLKMatrix4Transpose(GLKMatrix4(row0, row1, row2, row3)) }

/// From its columns.
public func GLKMatrix4MakeWithColumns(
  _ column0: GLKVector4, _ column1: GLKVector4, _ column2: GLKVector4, _ column3: GLKVector4
) -> GLKMatrix4 { GLKMatrix4(column0, column1, column2, column3) }

/// The rotation by a quaternion of length 1.
public func GLKMatrix4MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix4 {
  GLKMatrix3MakeWithQuaternion(quaternion).inSpace
}

/// Moves by these distances.
public func GLKMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
  var matrix = GLKMatrix4Identity
  matrix.c3 = GLKVector4Make(tx, ty, tz, 1)
  return matrix
}

/// Stretches by these factors.
public func GLKMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
  GLKMatrix4(
    GLKVector4Make(sx, 0, 0, 0), GLKVector4Make(0, sy, 0, 0), GLKVector4Make(0, 0, sz, 0),
    GLKVector4Make(0, 0, 0, 1))
}

/// Rotates by an angle in radians about an axis of any length.
public func GLKMatrix4MakeRotation(
  _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKMatrix4 { GLKMatrix3MakeRotation(radians, x, y, z).inSpace }

/// Rotates about the x axis.
public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 {
  GLKMatrix4MakeRotation(radians, 1, 0, 0)
}

/// Rotates about the y axis.
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 {
  GLKMatrix4MakeRotation(radians, 0, 1, 0)
}

/// Rotates about the z axis.
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 {
  GLKMatrix4MakeRotation(radians, 0, 0, 1)
}

/// What a camera at the origin sees that looks down the z axis; `fovyRadians` is its angle from top to
/// bottom.
public func GLKMatrix4MakePerspective(
  _ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
  let scale = 1 / tan(fovyRadians / 2)
  return GLKMatrix4(
    GLKVector4Make(scale / aspect, 0, 0, 0), GLKVector4Make(0, scale, 0, 0),
    GLKVector4Make(0, 0, (farZ + nearZ) / (nearZ - farZ), -1),
    GLKVector4Make(0, 0, 2 * farZ * nearZ / (nearZ - farZ), 0))
}

/// What a camera at the origin sees through a rectangle at `nearZ`.
public func GLKMatrix4MakeFrustum(
  _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
  let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
  return GLKMatrix4(
    GLKVector4Make(2 * nearZ / width, 0, 0, 0), GLKVector4Make(0, 2 * nearZ / height, 0, 0),
    GLKVector4Make((right + left) / width, (top + bottom) / height, -(farZ + nearZ) / depth, -1),
    GLKVector4Make(0, 0, -2 * farZ * nearZ / depth, 0))
}

/// A box without perspective.
public func GLKMatrix4MakeOrtho(
  _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
  let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
  return GLKMatrix4(
    GLKVector4Make(2 / width, 0, 0, 0), GLKVector4Make(0, 2 / height, 0, 0),
    GLKVector4Make(0, 0, -2 / depth, 0),
    GLKVector4Make(-(right + left) / width, -(top + bottom) / height, -(farZ + nearZ) / depth, 1))
}

/// The world as a camera at the eye sees it that looks at the centre.
public func GLKMatrix4MakeLookAt(
  _ eyeX: Float, _ eyeY: Float, _ eyeZ: Float, _ centerX: Float, _ centerY: Float, _ centerZ: Float,
  _ upX: Float, _ upY: Float, _ upZ: Float
) -> GLKMatrix4 {
  let eye = GLKVector3Make(eyeX, eyeY, eyeZ)
  let back = GLKVector3Normalize(
    GLKVector3Subtract(eye, GLKVector3Make(centerX, centerY, centerZ)))
  let side = GLKVector3Normalize(GLKVector3CrossProduct(GLKVector3Make(upX, upY, upZ), back))
  let up = GLKVector3CrossProduct(back, side)
  return GLKMatrix4MakeWithRows(
    GLKVector4MakeWithVector3(side, -GLKVector3DotProduct(side, eye)),
    GLKVector4MakeWithVector3(up, -GLKVector3DotProduct(up, eye)),
    GLKVector4MakeWithVector3(back, -GLKVector3DotProduct(back, eye)), GLKVector4Make(0, 0, 0, 1))
}
