import Foundation

/// A rotation as four numbers: (x, y, z) along its axis, and w.
public struct GLKQuaternion: Hashable, Sendable {
  /// The part along the axis.
  public var v: GLKVector3
  /// The cosine of half the angle.
  public var s: Float

  /// All numbers 0, which is no rotation.
  public init() { (v, s) = (GLKVector3(), 0) }

  /// From its parts.
  public init(v: GLKVector3, s: Float) { (self.v, self.s) = (v, s) }

  /// The first component along the axis.
  public var x: Float {
    get { v.x }
    set { v.x = newValue }
  }
  /// The second component along the axis.
  public var y: Float {
    get { v.y }
    set { v.y = newValue }
  }
  /// The third component along the axis.
  public var z: Float {
    get { v.z }
    set { v.z = newValue }
  }
  /// Another name of `s`.
  public var w: Float {
    get { s }
    set { s = newValue }
  }
  /// The four numbers as a tuple.
  public var q: (Float, Float, Float, Float) {
    get { (x, y, z, w) }
    set { (x, y, z, w) = newValue }
  }

  fileprivate var all: GLKVector4 { GLKVector4(x: x, y: y, z: z, w: w) }
  fileprivate init(_ all: GLKVector4) { self.init(v: all.direction, s: all.w) }
}

/// No rotation.
public let GLKQuaternionIdentity = GLKQuaternionMake(0, 0, 0, 1)

/// From its four numbers.
public func GLKQuaternionMake(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKQuaternion {
  GLKQuaternion(v: GLKVector3(x: x, y: y, z: z), s: w)
}

/// A rotation by an angle in radians about an axis of length 1.
public func GLKQuaternionMakeWithAngleAndAxis(
  _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKQuaternion {
  let half = radians / 2
  return GLKQuaternion(
    v: GLKVector3MultiplyScalar(GLKVector3Make(x, y, z), sin(half)), s: cos(half))
}

/// A rotation by an angle in radians about an axis of length 1.
public func GLKQuaternionMakeWithAngleAndVector3Axis(
  _ radians: Float, _ axisVector: GLKVector3
) -> GLKQuaternion {
  GLKQuaternionMakeWithAngleAndAxis(radians, axisVector.x, axisVector.y, axisVector.z)
}

/// The angle in radians.
public func GLKQuaternionAngle(_ quaternion: GLKQuaternion) -> Float {
  2 * atan2(GLKVector3Length(quaternion.v), quaternion.s)
}

/// The axis; (0, 0, 0) of no rotation.
public func GLKQuaternionAxis(_ quaternion: GLKQuaternion) -> GLKVector3 {
  let length = GLKVector3Length(quaternion.v)
  return length > 0 ? GLKVector3DivideScalar(quaternion.v, length) : GLKVector3()
}

/// The length as a vector of four numbers.
public func GLKQuaternionLength(_ quaternion: GLKQuaternion) -> Float {
  GLKVector4Length(quaternion.all)
}

/// The same rotation with length 1.
public func GLKQuaternionNormalize(_ quaternion: GLKQuaternion) -> GLKQuaternion {
  GLKQuaternion(GLKVector4Normalize(quaternion.all))
}

/// With the opposite axis.
public func GLKQuaternionConjugate(_ quaternion: GLKQuaternion) -> GLKQuaternion {
  GLKQuaternion(v: GLKVector3Negate(quaternion.v), s: quaternion.s)
}

/// The rotation back.
public func GLKQuaternionInvert(_ quaternion: GLKQuaternion) -> GLKQuaternion {
  let square = GLKVector4DotProduct(quaternion.all, quaternion.all)
  return GLKQuaternion(GLKVector4DivideScalar(GLKQuaternionConjugate(quaternion).all, square))
}

/// The sum.
public func GLKQuaternionAdd(
  _ quaternionLeft: GLKQuaternion, _ quaternionRight: GLKQuaternion
) -> GLKQuaternion { GLKQuaternion(GLKVector4Add(quaternionLeft.all, quaternionRight.all)) }

/// The rotation by the right one, and then by the left one.
public func GLKQuaternionMultiply(
  _ quaternionLeft: GLKQuaternion, _ quaternionRight: GLKQuaternion
) -> GLKQuaternion {
  let (a, b) = (quaternionLeft, quaternionRight)
  let cross = GLKVector3CrossProduct(a.v, b.v)
  let sides = GLKVector3Add(
    GLKVector3MultiplyScalar(b.v, a.s), GLKVector3MultiplyScalar(a.v, b.s))
  return GLKQuaternion(
    v: GLKVector3Add(cross, sides), s: a.s * b.s - GLKVector3DotProduct(a.v, b.v))
}

/// The rotation at `t` between the two, which are at 0 and 1, by the shorter way.
public func GLKQuaternionSlerp(
  _ quaternionStart: GLKQuaternion, _ quaternionEnd: GLKQuaternion, _ t: Float
) -> GLKQuaternion {
  var (end, cosine) = (
    quaternionEnd.all, GLKVector4DotProduct(quaternionStart.all, quaternionEnd.all)
  )
  if cosine < 0 { (end, cosine) = (GLKVector4Negate(end), -cosine) }
  if cosine > 0.9995 {
    return GLKQuaternion(GLKVector4Normalize(GLKVector4Lerp(quaternionStart.all, end, t)))
  }
  let angle = acos(cosine)
  let start = GLKVector4MultiplyScalar(quaternionStart.all, sin((1 - t) * angle) / sin(angle))
  return GLKQuaternion(
    GLKVector4Add(start, GLKVector4MultiplyScalar(end, sin(t * angle) / sin(angle))))
}

/// A vector rotated by a quaternion of length 1.
public func GLKQuaternionRotateVector3(
  _ quaternion: GLKQuaternion, _ vector: GLKVector3
) -> GLKVector3 {
  let twice = GLKVector3MultiplyScalar(GLKVector3CrossProduct(quaternion.v, vector), 2)
  let sides = GLKVector3Add(
    GLKVector3MultiplyScalar(twice, quaternion.s), GLKVector3CrossProduct(quaternion.v, twice))
  return GLKVector3Add(vector, sides)
}
