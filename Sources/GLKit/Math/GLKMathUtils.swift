/// An angle in radians.
public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }

/// An angle in degrees.
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }

/// The place of a point of the model in a viewport (x, y, width, height), whose depth is 0 to 1.
public func GLKMathProject(
  _ object: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4,
  _ viewport: UnsafeMutablePointer<Int32>
) -> GLKVector3 {
  let place = GLKMatrix4MultiplyAndProjectVector3(GLKMatrix4Multiply(projection, model), object)
  return GLKVector3Make(
    Float(viewport[0]) + Float(viewport[2]) * (place.x + 1) / 2,
    Float(viewport[1]) + Float(viewport[3]) * (place.y + 1) / 2, (place.z + 1) / 2)
}

/// The point of the model at a place of the viewport; (0, 0, 0), and false in `success`, where there is none.
public func GLKMathUnproject(
  _ window: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4,
  _ viewport: UnsafeMutablePointer<Int32>, _ success: UnsafeMutablePointer<Bool>?
) -> GLKVector3 {
  let inverse = GLKMatrix4Multiply(projection, model).inverse
  success?.pointee = inverse != nil
  guard let inverse else { return GLKVector3() }
  let place = GLKVector3Make(
    (window.x - Float(viewport[0])) / Float(viewport[2]) * 2 - 1,
    (window.y - Float(viewport[1])) / Float(viewport[3]) * 2 - 1, window.z * 2 - 1)
  return GLKMatrix4MultiplyAndProjectVector3(inverse, place)
}
