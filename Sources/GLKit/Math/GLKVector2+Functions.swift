/// A vector of these components.
public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(x: x, y: y) }

/// A vector of the first 2 numbers in memory.
public func GLKVector2MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKVector2 {
  GLKVector2(x: values[0], y: values[1])
}

/// The opposite vector.
public func GLKVector2Negate(_ vector: GLKVector2) -> GLKVector2 { GLKVector2(-vector.all) }

/// The sum.
public func GLKVector2Add(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(vectorLeft.all + vectorRight.all)
}

/// The difference.
public func GLKVector2Subtract(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(vectorLeft.all - vectorRight.all)
}

/// The products of the components.
public func GLKVector2Multiply(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(vectorLeft.all * vectorRight.all)
}

/// The quotients of the components.
public func GLKVector2Divide(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(vectorLeft.all / vectorRight.all)
}

/// Each component plus `value`.
public func GLKVector2AddScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
  GLKVector2(vector.all + value)
}

/// Each component minus `value`.
public func GLKVector2SubtractScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
  GLKVector2(vector.all - value)
}

/// Each component times `value`.
public func GLKVector2MultiplyScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
  GLKVector2(vector.all * value)
}

/// Each component divided by `value`.
public func GLKVector2DivideScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
  GLKVector2(vector.all / value)
}

/// The larger of each two components.
public func GLKVector2Maximum(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(pointwiseMax(vectorLeft.all, vectorRight.all))
}

/// The smaller of each two components.
public func GLKVector2Minimum(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
  GLKVector2(pointwiseMin(vectorLeft.all, vectorRight.all))
}

/// Whether the two are the same.
public func GLKVector2AllEqualToVector(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Bool
{
  vectorLeft == vectorRight
}

/// Whether each component of the first is larger.
public func GLKVector2AllGreaterThanVector(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2)
  -> Bool
{
  all(vectorLeft.all .> vectorRight.all)
}

/// Whether no component of the first is smaller.
public func GLKVector2AllGreaterThanOrEqualToVector(
  _ vectorLeft: GLKVector2, _ vectorRight: GLKVector2
) -> Bool {
  all(vectorLeft.all .>= vectorRight.all)
}

/// Whether each component is `value`.
public func GLKVector2AllEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool {
  all(vector.all .== value)
}

/// Whether each component is larger than `value`.
public func GLKVector2AllGreaterThanScalar(_ vector: GLKVector2, _ value: Float) -> Bool {
  all(vector.all .> value)
}

/// Whether no component is smaller than `value`.
public func GLKVector2AllGreaterThanOrEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool {
  all(vector.all .>= value)
}

/// The sum of the products of the components.
public func GLKVector2DotProduct(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Float {
  (vectorLeft.all * vectorRight.all).sum()
}

/// The length.
public func GLKVector2Length(_ vector: GLKVector2) -> Float {
  GLKVector2DotProduct(vector, vector).squareRoot()
}

/// How far apart two points are.
public func GLKVector2Distance(_ vectorStart: GLKVector2, _ vectorEnd: GLKVector2) -> Float {
  GLKVector2Length(GLKVector2Subtract(vectorEnd, vectorStart))
}

/// The vector of length 1 in the same direction.
public func GLKVector2Normalize(_ vector: GLKVector2) -> GLKVector2 {
  GLKVector2DivideScalar(vector, GLKVector2Length(vector))
}

/// The vector at `t` between the two, which are at 0 and 1.
public func GLKVector2Lerp(_ vectorStart: GLKVector2, _ vectorEnd: GLKVector2, _ t: Float)
  -> GLKVector2
{
  GLKVector2(vectorStart.all + (vectorEnd.all - vectorStart.all) * t)
}

/// The part of the first that lies in the direction of the second.
public func GLKVector2Project(_ vectorToProject: GLKVector2, _ projectionVector: GLKVector2)
  -> GLKVector2
{
  let share = GLKVector2DotProduct(projectionVector, vectorToProject)
  return GLKVector2MultiplyScalar(
    projectionVector, share / GLKVector2DotProduct(projectionVector, projectionVector))
}
