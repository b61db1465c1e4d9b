import CoreGraphics
import OpenGLES
import RasterKit

/// The pixels of a picture as OpenGL reads them: bytes of red, green, blue and alpha.
struct TextureFace {
  let width: Int
  let height: Int
  let alpha: GLKTextureInfoAlphaState
  private let pixels: [UInt32]

  /// A picture from a file has its own colours, unless they shall be multiplied by alpha; one that was
  /// drawn has them multiplied already. `part` counts the squares of a column.
  init(_ image: CGImage, isDrawn: Bool, _ options: TextureOptions, part: Int? = nil) {
    let source = image.pixels
    width = image.width
    height = part == nil ? image.height : image.width
    let keeps = isDrawn || options.isPremultiplied || source.isOpaque
    alpha = source.isOpaque ? .none : keeps ? .premultiplied : .nonPremultiplied
    let (width, height, first) = (width, height, (part ?? 0) * height)
    let isTurned = options.hasBottomOrigin
    pixels = [UInt32](unsafeUninitializedCapacity: width * height) { place, count in
      for y in 0..<height {
        let row = source.base + (first + (isTurned ? height - 1 - y : y)) * source.stride
        for x in 0..<width {
          place[y * width + x] = keeps ? row[x].asRGBA : row[x].dividedByAlpha.asRGBA
        }
      }
      count = width * height
    }
  }

  /// Gives them to the texture that is bound to `target`.
  func upload(to target: GLenum, _ options: TextureOptions) {
    glTexImage2D(
      target, 0, options.storage, GLsizei(width), GLsizei(height), 0, GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE), pixels)
  }
}

extension UInt32 {
  /// From 0xAARRGGBB to bytes of red, green, blue and alpha.
  fileprivate var asRGBA: UInt32 {
    self & 0xff00_ff00 | (self & 0xff) << 16 | (self >> 16) & 0xff
  }

  /// The colour that was multiplied by alpha.
  fileprivate var dividedByAlpha: UInt32 {
    let alpha = self >> 24
    guard alpha > 0, alpha < 255 else { return self }
    func component(_ shift: UInt32) -> UInt32 {
      Swift.min(((self >> shift & 0xff) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}
