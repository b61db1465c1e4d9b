public import Foundation
public import OpenGLES

/// The domain of what loaders throw.
public let GLKTextureLoaderErrorDomain = "GLKTextureLoaderErrorDomain"
/// The key of a description in an error's user info.
public let GLKTextureLoaderErrorKey = "GLKTextureLoaderErrorKey"
/// The key of OpenGL's own error in an error's user info.
public let GLKTextureLoaderGLErrorKey = "GLKTextureLoaderGLErrorKey"

/// Why a texture was not loaded.
public struct GLKTextureLoaderError: Error, CustomNSError, LocalizedError, Hashable {
  /// By Apple's numbers. Loaders here throw those that are described below.
  public enum Code: GLuint, Sendable {
    case fileOrURLNotFound = 0
    case invalidNSData = 1
    case invalidCGImage = 2
    case unknownPathType = 3
    case unknownFileType = 4
    case pvrAtlasUnsupported = 5
    case cubeMapInvalidNumFiles = 6
    case compressedTextureUpload = 7
    case uncompressedTextureUpload = 8
    case unsupportedCubeMapDimensions = 9
    case unsupportedBitDepth = 10
    case unsupportedPVRFormat = 11
    case dataPreprocessingFailure = 12
    case mipmapUnsupported = 13
    case unsupportedOrientation = 14
    case reorientationFailure = 15
    case alphaPremultiplicationFailure = 16
    case invalidEAGLContext = 17
    case incompatibleFormatSRGB = 18
    case unsupportedTextureTarget = 19
  }

  public static var errorDomain: String { GLKTextureLoaderErrorDomain }
  public let code: Code
  public var errorCode: Int { Int(code.rawValue) }
  /// OpenGL's error, if it refused the texture.
  public var glError: GLenum?

  init(_ code: Code, glError: GLenum? = nil) { (self.code, self.glError) = (code, glError) }

  public var errorUserInfo: [String: Any] {
    let description = errorDescription ?? ""
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: description, GLKTextureLoaderErrorKey: description,
    ]
    info[GLKTextureLoaderGLErrorKey] = glError
    return info
  }

  public var errorDescription: String? {
    switch code {
    case .fileOrURLNotFound: "There is no such file."
    case .invalidNSData: "The data is no image of a known format."
    case .invalidCGImage: "The image has no pixels."
    case .unknownPathType: "A path is a String or a URL."
    case .cubeMapInvalidNumFiles: "A cube has six files, or one."
    case .uncompressedTextureUpload: "OpenGL ES refused the texture."
    case .unsupportedCubeMapDimensions: "A cube has six squares of one size."
    case .invalidEAGLContext: "The thread has no current OpenGL ES context."
    default: nil
    }
  }
}
