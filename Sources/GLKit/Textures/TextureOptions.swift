import Foundation
import OpenGLES

/// A Boolean: whether colours are multiplied by alpha.
public let GLKTextureLoaderApplyPremultiplication = "GLKTextureLoaderApplyPremultiplication"
/// A Boolean: whether smaller sizes of the texture are made.
public let GLKTextureLoaderGenerateMipmaps = "GLKTextureLoaderGenerateMipmaps"
/// A Boolean: whether the texture's first row is the picture's last, as OpenGL counts.
public let GLKTextureLoaderOriginBottomLeft = "GLKTextureLoaderOriginBottomLeft"
/// Without effect: images have one format, with colours.
public let GLKTextureLoaderGrayscaleAsAlpha = "GLKTextureLoaderGrayscaleAsAlpha"
/// A Boolean: whether the colours are converted from sRGB when they are read.
public let GLKTextureLoaderSRGB = "GLKTextureLoaderSRGB"

/// What a program wants of a texture.
struct TextureOptions {
  let isPremultiplied: Bool
  let hasMipmaps: Bool
  let hasBottomOrigin: Bool
  let isSRGB: Bool

  init(_ options: [String: NSNumber]?) {
    func isSet(_ key: String) -> Bool { options?[key]?.boolValue ?? false }
    isPremultiplied = isSet(GLKTextureLoaderApplyPremultiplication)
    hasMipmaps = isSet(GLKTextureLoaderGenerateMipmaps)
    hasBottomOrigin = isSet(GLKTextureLoaderOriginBottomLeft)
    isSRGB = isSet(GLKTextureLoaderSRGB)
  }

  var storage: GLint { GLint(isSRGB ? GL_SRGB8_ALPHA8 : GL_RGBA) }
}
