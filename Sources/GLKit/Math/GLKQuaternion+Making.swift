import Foundation

extension GLKQuaternion {
  /// From its four numbers as a tuple.
  public init(q: (Float, Float, Float, Float)) {
    self.init(v: GLKVector3(x: q.0, y: q.1, z: q.2), s: q.3)
  }

  /// From its four numbers.
  public init(x: Float, y: Float, z: Float, w: Float) {
    self.init(v: GLKVector3(x: x, y: y, z: z), s: w)
  }
}

/// From its parts.
public func GLKQuaternionMakeWithVector3(_ vector: GLKVector3, _ scalar: Float) -> GLKQuaternion {
  GLKQuaternion(v: vector, s: scalar)
}

/// From 4 numbers in memory.
public func GLKQuaternionMakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKQuaternion {
  GLKQuaternionMake(values[0], values[1], values[2], values[3])
}

/// The rotation that a matrix is.
///
/// The products of the quaternion's numbers are sums of the matrix' ones: those with its largest number, divided
/// by that, are the quaternion.
public func GLKQuaternionMakeWithMatrix3(_ matrix: GLKMatrix3) -> GLKQuaternion {
  let (a, b, c) = (matrix.c0, matrix.c1, matrix.c2)
  let (xy, xz, yz) = (a.y + b.x, a.z + c.x, b.z + c.y)
  let (xw, yw, zw) = (b.z - c.y, c.x - a.z, a.y - b.x)
  let rows = [
    GLKVector4Make(1 + a.x - b.y - c.z, xy, xz, xw),
    GLKVector4Make(xy, 1 - a.x + b.y - c.z, yz, yw),
    GLKVector4Make(xz, yz, 1 - a.x - b.y + c.z, zw),
    GLKVector4Make(xw, yw, zw, 1 + a.x + b.y + c.z),
  ]
  let squares = zip(rows, [rows[0].x, rows[1].y, rows[2].z, rows[3].w])
  guard let (row, square) = squares.max(by: { $0.1 < $1.1 }), square > 0 else {
    return GLKQuaternionIdentity
  }
  return GLKQuaternion(q: GLKVector4DivideScalar(row, 2 * sqrt(square)).v)
}

/// The rotation of a matrix' upper left three rows and columns.
public func GLKQuaternionMakeWithMatrix4(_ matrix: GLKMatrix4) -> GLKQuaternion {
  GLKQuaternionMakeWithMatrix3(GLKMatrix4GetMatrix3(matrix))
}

/// The difference.
public func GLKQuaternionSubtract(
  _ quaternionLeft: GLKQuaternion, _ quaternionRight: GLKQuaternion
) -> GLKQuaternion {
  GLKQuaternion(
    v: GLKVector3Subtract(quaternionLeft.v, quaternionRight.v),
    s: quaternionLeft.s - quaternionRight.s)
}

/// A vector rotated by a quaternion of length 1; its w stays.
public func GLKQuaternionRotateVector4(
  _ quaternion: GLKQuaternion, _ vector: GLKVector4
) -> GLKVector4 {
  GLKVector4MakeWithVector3(GLKQuaternionRotateVector3(quaternion, vector.direction), vector.w)
}
