import OpenGLES
import QuartzCore
import UIKit

/// A view that a `CAEAGLLayer` shows.
final class LayerStage: UIView {
  override class var layerClass: AnyClass { CAEAGLLayer.self }

  var drawable: CAEAGLLayer? { layer as? CAEAGLLayer }

  convenience init(_ size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = true
    contentScaleFactor = 1
  }
}

/// A renderbuffer with a layer's storage, in a context that is current until the end.
@MainActor final class RenderbufferPicture {
  private let context: EAGLContext
  private let size: CGSize
  private var (framebuffer, renderbuffer): (GLuint, GLuint) = (0, 0)
  private var rows: [UInt32]

  /// nil where there is no OpenGL ES.
  init?(_ layer: CAEAGLLayer?) {
    guard let layer, let context = EAGLContext(api: .openGLES2) else { return nil }
    (self.context, size) = (context, layer.bounds.size)
    rows = [UInt32](repeating: 0, count: Int(size.width) * Int(size.height))
    EAGLContext.setCurrent(context)
    glGenFramebuffers(1, &framebuffer)
    glGenRenderbuffers(1, &renderbuffer)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), renderbuffer)
    context.renderbufferStorage(Int(GL_RENDERBUFFER), from: layer)
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), renderbuffer)
  }

  func end() { EAGLContext.setCurrent(nil) }

  /// Another colour for each round, all of it drawn when this returns.
  func paint(_ round: Int) {
    glClearColor(GLfloat(round % 7) / 7, 0.5, GLfloat(round % 3) / 3, 1)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    glFinish()
  }

  func present() { context.presentRenderbuffer(Int(GL_RENDERBUFFER)) }

  /// What a program does that wants the pixels.
  func read() {
    rows.withUnsafeMutableBytes {
      glReadPixels(
        0, 0, GLsizei(size.width), GLsizei(size.height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
        $0.baseAddress)
    }
  }
}
