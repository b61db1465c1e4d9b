import CoreGraphics
import OpenGLES
import QuartzCore
public import UIKit

extension GLKView {
  /// The width of the framebuffer in pixels.
  public var drawableWidth: Int { drawableSize.width }

  /// The height of the framebuffer in pixels.
  public var drawableHeight: Int { drawableSize.height }

  /// Draws a frame and returns it as an image, which is empty where nothing can be drawn.
  public var snapshot: UIImage {
    var image: CGImage?
    drawFrame { image = $0.picture() }
    return image.map {
      UIImage(cgImage: $0, scale: contentScaleFactor, orientation: .up)
    } ?? UIImage()
  }

  var drawableSize: DrawableSize {
    let scale = contentScaleFactor
    return DrawableSize(
      width: Int((bounds.width * scale).rounded()), height: Int((bounds.height * scale).rounded()))
  }

  func drawFrame(_ finish: (ViewFramebuffer) -> Void) {
    guard let framebuffer = bindFramebuffer() else { return }
    glViewport(0, 0, GLsizei(framebuffer.size.width), GLsizei(framebuffer.size.height))
    draw(bounds)
    framebuffer.resolve()
    finish(framebuffer)
  }

  func bindFramebuffer() -> ViewFramebuffer? {
    guard let context, EAGLContext.setCurrent(context), let layer = layer as? CAEAGLLayer else {
      return nil
    }
    if framebuffer?.size != drawableSize { framebuffer = nil }
    if framebuffer == nil {
      layer.drawableProperties = [kEAGLDrawablePropertyColorFormat: drawableColorFormat.name]
      framebuffer = ViewFramebuffer(drawableSize, format, layer, context)
    }
    framebuffer?.bind()
    return framebuffer
  }

  private var format: FramebufferFormat {
    FramebufferFormat(
      color: drawableColorFormat, depth: drawableDepthFormat, stencil: drawableStencilFormat,
      samples: drawableMultisample == .multisample4X ? 4 : 0)
  }
}

extension GLKViewDrawableColorFormat {
  /// As drawables name it.
  fileprivate var name: String {
    switch self {
    case .RGBA8888: kEAGLColorFormatRGBA8
    case .RGB565: kEAGLColorFormatRGB565
    case .SRGBA8888: kEAGLColorFormatSRGBA8
    }
  }
}
