/// The versions of OpenGL ES that a context may have.
public enum EAGLRenderingAPI: UInt, Sendable {
  /// Not to be had: programs for it use functions that later versions do not have.
  case openGLES1 = 1
  case openGLES2 = 2
  case openGLES3 = 3
}

/// Writes the version of EAGL, which is 1.0.
public func EAGLGetVersion(
  _ major: UnsafeMutablePointer<UInt32>, _ minor: UnsafeMutablePointer<UInt32>
) {
  (major.pointee, minor.pointee) = (1, 0)
}
