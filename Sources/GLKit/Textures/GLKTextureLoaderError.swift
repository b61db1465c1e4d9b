public import Foundation
public import OpenGLES

/// The domain of what loaders throw.
public let GLKTextureLoaderErrorDomain = "GLKTextureLoaderErrorDomain"
/// The key of OpenGL's own error in an error's user info.
public let GLKTextureLoaderGLErrorKey = "GLKTextureLoaderGLErrorKey"

/// Why a texture was not loaded.
public struct GLKTextureLoaderError: Error, CustomNSError, LocalizedError, Equatable {
  /// By Apple's numbers.
  public enum Code: Int, Sendable {
    case fileOrURLNotFound = 0
    case invalidNSData = 1
    case invalidCGImage = 2
    case unsupportedCubeMapDimensions = 10
    case uncompressedTextureUpload = 16
    case noCurrentContext = 18
  }

  public static var errorDomain: String { GLKTextureLoaderErrorDomain }
  public let code: Code
  public var errorCode: Int { code.rawValue }
  /// OpenGL's error, if it refused the texture.
  public var glError: GLenum?

  init(_ code: Code, glError: GLenum? = nil) { (self.code, self.glError) = (code, glError) }

  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? ""]
    info[GLKTextureLoaderGLErrorKey] = glError
    return info
  }

  public var errorDescription: String? {
    switch code {
    case .fileOrURLNotFound: "There is no such file."
    case .invalidNSData: "The data is no image of a known format."
    case .invalidCGImage: "The image has no pixels."
    case .unsupportedCubeMapDimensions: "A cube has six squares of one size."
    case .uncompressedTextureUpload: "OpenGL ES refused the texture."
    case .noCurrentContext: "The thread has no current OpenGL ES context."
    }
  }
}
