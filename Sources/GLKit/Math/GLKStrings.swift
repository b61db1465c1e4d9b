import Foundation

/// The numbers in braces, for people to read.
public func NSStringFromGLKVector2(_ vector: GLKVector2) -> String { text([vector.x, vector.y]) }

/// The numbers in braces, for people to read.
public func NSStringFromGLKVector3(_ vector: GLKVector3) -> String {
  text([vector.x, vector.y, vector.z])
}

/// The numbers in braces, for people to read.
public func NSStringFromGLKVector4(_ vector: GLKVector4) -> String {
  text([vector.x, vector.y, vector.z, vector.w])
}

/// The numbers in braces, w last, for people to read.
public func NSStringFromGLKQuaternion(_ quaternion: GLKQuaternion) -> String {
  text([quaternion.x, quaternion.y, quaternion.z, quaternion.w])
}

/// The columns in braces, for people to read.
public func NSStringFromGLKMatrix2(_ matrix: GLKMatrix2) -> String {
  list([text([matrix.m00, matrix.m01]), text([matrix.m10, matrix.m11])])
}

/// The columns in braces, for people to read.
public func NSStringFromGLKMatrix3(_ matrix: GLKMatrix3) -> String {
  list([matrix.c0, matrix.c1, matrix.c2].map(NSStringFromGLKVector3))
}

/// The columns in braces, for people to read.
public func NSStringFromGLKMatrix4(_ matrix: GLKMatrix4) -> String {
  list([matrix.c0, matrix.c1, matrix.c2, matrix.c3].map(NSStringFromGLKVector4))
}

private func text(_ numbers: [Float]) -> String {
  list(numbers.map { String(format: "%f", $0) })
}

private func list(_ parts: [String]) -> String { "{\(parts.joined(separator: ", "))}" }
