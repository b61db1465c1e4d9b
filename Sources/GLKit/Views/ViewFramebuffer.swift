import CoreGraphics
import Diagnostics
import OpenGLES
import QuartzCore

/// The framebuffer of a view: the layer's renderbuffer, and buffers for samples, depth and stencil.
@MainActor
final class ViewFramebuffer {
  let size: DrawableSize
  private let format: FramebufferFormat
  private let context: EAGLContext
  /// What the layer shows.
  private var shown = Attachment()
  /// Where several samples are drawn; empty for one.
  private var sampled = Attachment()
  private var depth: GLuint = 0

  private struct Attachment {
    var framebuffer: GLuint = 0
    var color: GLuint = 0
  }

  /// nil, with a line in the log, where there is no such framebuffer. In a current context.
  init?(
    _ size: DrawableSize, _ format: FramebufferFormat, _ layer: CAEAGLLayer, _ context: EAGLContext
  ) {
    (self.size, self.format, self.context) = (size, format, context)
    guard size.width > 0, size.height > 0 else { return nil }
    shown = makeAttachment()
    guard context.renderbufferStorage(Int(GL_RENDERBUFFER), from: layer) else { return nil }
    attach(shown.color, GL_COLOR_ATTACHMENT0)
    if format.samples > 0 { addSamples() }
    addDepth()
    let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
    guard status == GLenum(GL_FRAMEBUFFER_COMPLETE) else {
      Log.graphics.write("a GLKView has no framebuffer: status 0x\(String(status, radix: 16))")
      return nil
    }
  }

  isolated deinit {
    let current = EAGLContext.current()
    guard EAGLContext.setCurrent(context) else { return }
    freeStorage()
    glDeleteFramebuffers(2, [shown.framebuffer, sampled.framebuffer])
    glDeleteRenderbuffers(3, [shown.color, sampled.color, depth])
    EAGLContext.setCurrent(current)
  }
}

extension ViewFramebuffer {
  /// What is bound may be another view's of the same context.
  private func freeStorage() {
    guard shown.color != 0 else { return }
    var bound: GLint = 0
    glGetIntegerv(GLenum(GL_RENDERBUFFER_BINDING), &bound)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), shown.color)
    context.renderbufferStorage(Int(GL_RENDERBUFFER), from: nil)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), GLuint(bound))
  }

  private func makeAttachment() -> Attachment {
    var made = Attachment()
    glGenFramebuffers(1, &made.framebuffer)
    glGenRenderbuffers(1, &made.color)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), made.framebuffer)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), made.color)
    return made
  }

  private func attach(_ renderbuffer: GLuint, _ place: Int32) {
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(place), GLenum(GL_RENDERBUFFER), renderbuffer)
  }

  private func addSamples() {
    sampled = makeAttachment()
    store(format.colorStorage)
    attach(sampled.color, GL_COLOR_ATTACHMENT0)
  }

  private func addDepth() {
    guard let storage = format.depthStorage else { return }
    glGenRenderbuffers(1, &depth)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), depth)
    store(storage)
    if format.depth != .formatNone { attach(depth, GL_DEPTH_ATTACHMENT) }
    if format.stencil != .formatNone { attach(depth, GL_STENCIL_ATTACHMENT) }
  }

  private func store(_ storage: GLenum) {
    glRenderbufferStorageMultisample(
      GLenum(GL_RENDERBUFFER), format.samples, storage, GLsizei(size.width), GLsizei(size.height))
  }

  /// Drawing goes here.
  func bind() {
    let target = format.samples > 0 ? sampled.framebuffer : shown.framebuffer
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), target)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), shown.color)
  }

  /// Makes one pixel of its samples. Drawing may have left another context current, or none.
  func resolve() {
    guard EAGLContext.setCurrent(context) else { return }
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), shown.color)
    guard format.samples > 0 else { return }
    let (width, height) = (GLint(size.width), GLint(size.height))
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), sampled.framebuffer)
    glBindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), shown.framebuffer)
    glBlitFramebuffer(
      0, 0, width, height, 0, 0, width, height, GLbitfield(GL_COLOR_BUFFER_BIT),
      GLenum(GL_NEAREST))
  }

  func present() { context.presentRenderbuffer(Int(GL_RENDERBUFFER)) }

  func picture() -> CGImage? { context.picture(Int(GL_RENDERBUFFER)) }
}
