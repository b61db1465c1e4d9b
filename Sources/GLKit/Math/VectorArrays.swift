// Functions that replace all vectors of an array.

/// Replaces vectors by what they are under the matrix.
public func GLKMatrix3MultiplyVector3Array(
  _ matrix: GLKMatrix3, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int
) {
  replace(vectors, vectorCount) { GLKMatrix3MultiplyVector3(matrix, $0) }
}

/// Replaces directions by what they are under the matrix, which does not move them.
public func GLKMatrix4MultiplyVector3Array(
  _ matrix: GLKMatrix4, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int
) {
  replace(vectors, vectorCount) { GLKMatrix4MultiplyVector3(matrix, $0) }
}

/// Replaces points by what they are under the matrix.
public func GLKMatrix4MultiplyVector3ArrayWithTranslation(
  _ matrix: GLKMatrix4, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int
) {
  replace(vectors, vectorCount) { GLKMatrix4MultiplyVector3WithTranslation(matrix, $0) }
}

/// Replaces points by what they are under the matrix, divided by their w.
public func GLKMatrix4MultiplyAndProjectVector3Array(
  _ matrix: GLKMatrix4, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int
) {
  replace(vectors, vectorCount) { GLKMatrix4MultiplyAndProjectVector3(matrix, $0) }
}

/// Replaces vectors by what they are under the matrix.
public func GLKMatrix4MultiplyVector4Array(
  _ matrix: GLKMatrix4, _ vectors: UnsafeMutablePointer<GLKVector4>, _ vectorCount: Int
) {
  replace(vectors, vectorCount) { GLKMatrix4MultiplyVector4(matrix, $0) }
}

/// Replaces vectors by themselves rotated by a quaternion of length 1.
public func GLKQuaternionRotateVector3Array(
  _ quaternion: GLKQuaternion, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int
) {
  replace(vectors, vectorCount) { GLKQuaternionRotateVector3(quaternion, $0) }
}

/// Replaces vectors by themselves rotated by a quaternion of length 1.
public func GLKQuaternionRotateVector4Array(
  _ quaternion: GLKQuaternion, _ vectors: UnsafeMutablePointer<GLKVector4>, _ vectorCount: Int
) {
  replace(vectors, vectorCount) { GLKQuaternionRotateVector4(quaternion, $0) }
}

private func replace<Vector>(
  _ vectors: UnsafeMutablePointer<Vector>, _ count: Int, _ change: (Vector) -> Vector
) {
  for index in 0..<count { vectors[index] = change(vectors[index]) }
}
