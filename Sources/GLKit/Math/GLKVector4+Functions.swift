/// A vector of these components.
public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 {
  GLKVector4(x: x, y: y, z: z, w: w)
}

/// A vector of the first 4 numbers in memory.
public func GLKVector4MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKVector4 {
  GLKVector4(x: values[0], y: values[1], z: values[2], w: values[3])
}

/// A point of `vector` for w 1, or a direction for w 0.
public func GLKVector4MakeWithVector3(_ vector: GLKVector3, _ w: Float) -> GLKVector4 {
  GLKVector4(x: vector.x, y: vector.y, z: vector.z, w: w)
}

/// The opposite vector.
public func GLKVector4Negate(_ vector: GLKVector4) -> GLKVector4 { GLKVector4(-vector.all) }

/// The sum.
public func GLKVector4Add(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(vectorLeft.all + vectorRight.all)
}

/// The difference.
public func GLKVector4Subtract(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(vectorLeft.all - vectorRight.all)
}

/// The products of the components.
public func GLKVector4Multiply(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(vectorLeft.all * vectorRight.all)
}

/// The quotients of the components.
public func GLKVector4Divide(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(vectorLeft.all / vectorRight.all)
}

/// Each component plus `value`.
public func GLKVector4AddScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
  GLKVector4(vector.all + value)
}

/// Each component minus `value`.
public func GLKVector4SubtractScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
  GLKVector4(vector.all - value)
}

/// Each component times `value`.
public func GLKVector4MultiplyScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
  GLKVector4(vector.all * value)
}

/// Each component divided by `value`.
public func GLKVector4DivideScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
  GLKVector4(vector.all / value)
}

/// The larger of each two components.
public func GLKVector4Maximum(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(pointwiseMax(vectorLeft.all, vectorRight.all))
}

/// The smaller of each two components.
public func GLKVector4Minimum(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
  GLKVector4(pointwiseMin(vectorLeft.all, vectorRight.all))
}

/// Whether the two are the same.
public func GLKVector4AllEqualToVector(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Bool
{
  vectorLeft == vectorRight
}

/// Whether each component of the first is larger.
public func GLKVector4AllGreaterThanVector(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4)
  -> Bool
{
  all(vectorLeft.all .> vectorRight.all)
}

/// Whether no component of the first is smaller.
public func GLKVector4AllGreaterThanOrEqualToVector(
  _ vectorLeft: GLKVector4, _ vectorRight: GLKVector4
) -> Bool {
  all(vectorLeft.all .>= vectorRight.all)
}

/// Whether each component is `value`.
public func GLKVector4AllEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool {
  all(vector.all .== value)
}

/// Whether each component is larger than `value`.
public func GLKVector4AllGreaterThanScalar(_ vector: GLKVector4, _ value: Float) -> Bool {
  all(vector.all .> value)
}

/// Whether no component is smaller than `value`.
public func GLKVector4AllGreaterThanOrEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool {
  all(vector.all .>= value)
}

/// The sum of the products of the components.
public func GLKVector4DotProduct(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Float {
  (vectorLeft.all * vectorRight.all).sum()
}

/// The length.
public func GLKVector4Length(_ vector: GLKVector4) -> Float {
  GLKVector4DotProduct(vector, vector).squareRoot()
}

/// How far apart two points are.
public func GLKVector4Distance(_ vectorStart: GLKVector4, _ vectorEnd: GLKVector4) -> Float {
  GLKVector4Length(GLKVector4Subtract(vectorEnd, vectorStart))
}

/// The vector of length 1 in the same direction.
public func GLKVector4Normalize(_ vector: GLKVector4) -> GLKVector4 {
  GLKVector4DivideScalar(vector, GLKVector4Length(vector))
}

/// The vector at `t` between the two, which are at 0 and 1.
public func GLKVector4Lerp(_ vectorStart: GLKVector4, _ vectorEnd: GLKVector4, _ t: Float)
  -> GLKVector4
{
  GLKVector4(vectorStart.all + (vectorEnd.all - vectorStart.all) * t)
}

/// The part of the first that lies in the direction of the second.
public func GLKVector4Project(_ vectorToProject: GLKVector4, _ projectionVector: GLKVector4)
  -> GLKVector4
{
  let share = GLKVector4DotProduct(projectionVector, vectorToProject)
  return GLKVector4MultiplyScalar(
    projectionVector, share / GLKVector4DotProduct(projectionVector, projectionVector))
}

/// The vector at right angles to both in their first three components; w is 0.
public func GLKVector4CrossProduct(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4)
  -> GLKVector4
{
  let (a, b) = (vectorLeft, vectorRight)
  return GLKVector4(
    x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x, w: 0)
}
