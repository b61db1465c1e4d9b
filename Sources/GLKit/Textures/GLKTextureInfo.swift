public import Foundation
public import OpenGLES

/// What a texture is bound to.
public enum GLKTextureTarget: GLenum, Sendable {
  /// `GL_TEXTURE_2D`.
  case target2D = 0x0DE1
  /// `GL_TEXTURE_CUBE_MAP`.
  case targetCubeMap = 0x8513
  case targetCt = 2
}

/// What the alpha of a texture means.
public enum GLKTextureInfoAlphaState: Int32, Sendable {
  case none, nonPremultiplied, premultiplied
}

/// Where the first row of a texture is.
public enum GLKTextureInfoOrigin: Int32, Sendable {
  case unknown, topLeft, bottomLeft
}

/// A texture that was loaded. It is the program's, to be freed with `glDeleteTextures`.
public final class GLKTextureInfo: NSObject, Sendable {
  /// OpenGL's name of the texture.
  public let name: GLuint
  /// A `GLKTextureTarget`.
  public let target: GLenum
  /// In pixels.
  public let width: GLuint
  /// In pixels.
  public let height: GLuint
  /// Always 1: textures are flat.
  public let depth: GLuint = 1
  public let alphaState: GLKTextureInfoAlphaState
  public let textureOrigin: GLKTextureInfoOrigin
  public let containsMipmaps: Bool
  /// How many sizes there are; 1 without mipmaps.
  public let mimapLevelCount: GLuint
  /// 6 for a cube, else 1.
  public let arrayLength: GLuint

  init(_ name: GLuint, _ target: GLKTextureTarget, _ face: TextureFace, _ options: TextureOptions) {
    self.name = name
    self.target = target.rawValue
    (width, height) = (GLuint(face.width), GLuint(face.height))
    alphaState = face.alpha
    textureOrigin = options.hasBottomOrigin ? .bottomLeft : .topLeft
    containsMipmaps = options.hasMipmaps
    mimapLevelCount =
      options.hasMipmaps
      ? GLuint(Int.bitWidth - max(face.width, face.height).leadingZeroBitCount) : 1
    arrayLength = target == .targetCubeMap ? 6 : 1
  }
}
