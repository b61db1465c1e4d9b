import CUIGLES
import QuartzCore
import RasterKit
import RenderKit
import Synchronization

/// What a renderbuffer got from a layer: a size, a format and the layer's feed.
final class Drawable: Sendable {
  let size: PixelSize
  let format: DrawableFormat
  /// Whether alpha does not count.
  let isOpaque: Bool
  let pacer: FramePacer
  private let scale: Double
  private let feed: SurfaceFeed
  private let pool: FramePool

  /// nil for a layer without pixels, or with too many.
  init?(_ layer: CAEAGLLayer) {
    let scale = layer.contentsScale
    let (width, height) = (layer.bounds.width * scale, layer.bounds.height * scale)
    let most = CGFloat(SurfaceFrame.longestSide)
    guard scale > 0, width >= 0.5, height >= 0.5, width <= most, height <= most else { return nil }
    size = PixelSize(width: Int32(width.rounded()), height: Int32(height.rounded()))
    format = DrawableFormat(layer.drawableProperties)
    isOpaque = layer.isOpaque || !format.hasAlpha
    (self.scale, feed) = (Double(scale), layer.feed)
    pacer = FramePacer(layer.feed)
    pool = FramePool(size: size)
  }

  /// Memory for the next picture.
  func takeBuffer() -> PixelBuffer { pool.take(isOpaque: isOpaque) }

  /// How many pictures got memory of their own.
  var buffersMade: Int { pool.made.load(ordering: .relaxed) }

  /// `isPaced` is for a thread that waits for its turn before it presents again.
  func present(_ pixels: PixelBuffer?, isPaced: Bool) -> Bool {
    guard let pixels, let frame = SurfaceFrame(pixels: pixels, scale: scale) else { return false }
    feed.present(frame, awaitsTurn: isPaced)
    return true
  }

  /// Of the bound renderbuffer, in a current context; false where there is not so much.
  func allocateStorage() -> Bool {
    var most: GLint = 0
    glGetIntegerv(GLenum(GL_MAX_RENDERBUFFER_SIZE), &most)
    guard max(size.width, size.height) <= most else { return false }
    glRenderbufferStorage(GLenum(GL_RENDERBUFFER), format.storage, size.width, size.height)
    return hasStorage
  }

  /// Whether the bound renderbuffer is of this size, in a current context.
  var hasStorage: Bool {
    var (width, height): (GLint, GLint) = (0, 0)
    glGetRenderbufferParameteriv(
      GLenum(GL_RENDERBUFFER), GLenum(GL_RENDERBUFFER_WIDTH), &width)
    glGetRenderbufferParameteriv(
      GLenum(GL_RENDERBUFFER), GLenum(GL_RENDERBUFFER_HEIGHT), &height)
    return width == size.width && height == size.height
  }
}

/// How the pixels of a drawable are stored.
enum DrawableFormat {
  case rgba8, rgb565, srgba8

  /// RGBA8 for names that nobody knows.
  init(_ properties: [AnyHashable: Any]?) {
    switch properties?[kEAGLDrawablePropertyColorFormat] as? String {
    case kEAGLColorFormatRGB565: self = .rgb565
    case kEAGLColorFormatSRGBA8: self = .srgba8
    default: self = .rgba8
    }
  }

  var hasAlpha: Bool { self != .rgb565 }

  var storage: GLenum {
    switch self {
    case .rgba8: GLenum(GL_RGBA8)
    case .rgb565: GLenum(GL_RGB565)
    case .srgba8: GLenum(GL_SRGB8_ALPHA8)
    }
  }
}
