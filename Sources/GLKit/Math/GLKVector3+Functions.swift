/// A vector of these components.
public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 {
  GLKVector3(x: x, y: y, z: z)
}

/// A vector of the first 3 numbers in memory.
public func GLKVector3MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKVector3 {
  GLKVector3(x: values[0], y: values[1], z: values[2])
}

/// The opposite vector.
public func GLKVector3Negate(_ vector: GLKVector3) -> GLKVector3 { GLKVector3(-vector.all) }

/// The sum.
public func GLKVector3Add(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(vectorLeft.all + vectorRight.all)
}

/// The difference.
public func GLKVector3Subtract(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(vectorLeft.all - vectorRight.all)
}

/// The products of the components.
public func GLKVector3Multiply(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(vectorLeft.all * vectorRight.all)
}

/// The quotients of the components.
public func GLKVector3Divide(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(vectorLeft.all / vectorRight.all)
}

/// Each component plus `value`.
public func GLKVector3AddScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
  GLKVector3(vector.all + value)
}

/// Each component minus `value`.
public func GLKVector3SubtractScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
  GLKVector3(vector.all - value)
}

/// Each component times `value`.
public func GLKVector3MultiplyScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
  GLKVector3(vector.all * value)
}

/// Each component divided by `value`.
public func GLKVector3DivideScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
  GLKVector3(vector.all / value)
}

/// The larger of each two components.
public func GLKVector3Maximum(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(pointwiseMax(vectorLeft.all, vectorRight.all))
}

/// The smaller of each two components.
public func GLKVector3Minimum(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
  GLKVector3(pointwiseMin(vectorLeft.all, vectorRight.all))
}

/// Whether the two are the same.
public func GLKVector3AllEqualToVector(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Bool
{
  vectorLeft == vectorRight
}

/// Whether each component of the first is larger.
public func GLKVector3AllGreaterThanVector(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3)
  -> Bool
{
  all(vectorLeft.all .> vectorRight.all)
}

/// Whether no component of the first is smaller.
public func GLKVector3AllGreaterThanOrEqualToVector(
  _ vectorLeft: GLKVector3, _ vectorRight: GLKVector3
) -> Bool {
  all(vectorLeft.all .>= vectorRight.all)
}

/// Whether each component is `value`.
public func GLKVector3AllEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool {
  all(vector.all .== value)
}

/// Whether each component is larger than `value`.
public func GLKVector3AllGreaterThanScalar(_ vector: GLKVector3, _ value: Float) -> Bool {
  all(vector.all .> value)
}

/// Whether no component is smaller than `value`.
public func GLKVector3AllGreaterThanOrEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool {
  all(vector.all .>= value)
}

/// The sum of the products of the components.
public func GLKVector3DotProduct(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Float {
  (vectorLeft.all * vectorRight.all).sum()
}

/// The length.
public func GLKVector3Length(_ vector: GLKVector3) -> Float {
  GLKVector3DotProduct(vector, vector).squareRoot()
}

/// How far apart two points are.
public func GLKVector3Distance(_ vectorStart: GLKVector3, _ vectorEnd: GLKVector3) -> Float {
  GLKVector3Length(GLKVector3Subtract(vectorEnd, vectorStart))
}

/// The vector of length 1 in the same direction.
public func GLKVector3Normalize(_ vector: GLKVector3) -> GLKVector3 {
  GLKVector3DivideScalar(vector, GLKVector3Length(vector))
}

/// The vector at `t` between the two, which are at 0 and 1.
public func GLKVector3Lerp(_ vectorStart: GLKVector3, _ vectorEnd: GLKVector3, _ t: Float)
  -> GLKVector3
{
  GLKVector3(vectorStart.all + (vectorEnd.all - vectorStart.all) * t)
}

/// The part of the first that lies in the direction of the second.
public func GLKVector3Project(_ vectorToProject: GLKVector3, _ projectionVector: GLKVector3)
  -> GLKVector3
{
  let share = GLKVector3DotProduct(projectionVector, vectorToProject)
  return GLKVector3MultiplyScalar(
    projectionVector, share / GLKVector3DotProduct(projectionVector, projectionVector))
}

/// The vector at right angles to both, as long as the area between them.
public func GLKVector3CrossProduct(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3)
  -> GLKVector3
{
  let (a, b) = (vectorLeft, vectorRight)
  return GLKVector3(x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x)
}
