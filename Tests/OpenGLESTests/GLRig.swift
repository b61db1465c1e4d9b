import CoreGraphics
import Diagnostics
import OpenGLES
import QuartzCore
import RasterKit
import RenderKit

/// Whether OpenGL ES is installed here.
let hasOpenGLES = DynamicLibrary("libEGL.so.1") != nil && DynamicLibrary("libGLESv2.so.2") != nil

/// A context with a framebuffer whose colours a layer shows; current while `body` runs.
struct GLRig {
  let context: EAGLContext
  let layer = CAEAGLLayer()
  private(set) var framebuffer: GLuint = 0
  private(set) var renderbuffer: GLuint = 0

  static func run(
    _ width: CGFloat = 8, _ height: CGFloat = 4, api: EAGLRenderingAPI = .openGLES2,
    _ change: (CAEAGLLayer) -> Void = { _ in }, _ body: (GLRig) throws -> Void
  ) rethrows {
    guard let context = EAGLContext(api: api) else { return }
    EAGLContext.setCurrent(context)
    defer { EAGLContext.setCurrent(nil) }
    var rig = GLRig(context: context)
    rig.layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    change(rig.layer)
    rig.begin()
    try body(rig)
  }

  private mutating func begin() {
    glGenFramebuffers(1, &framebuffer)
    glGenRenderbuffers(1, &renderbuffer)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), renderbuffer)
    context.renderbufferStorage(Int(GL_RENDERBUFFER), from: layer)
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), renderbuffer)
  }

  func clear(_ red: GLfloat, _ green: GLfloat, _ blue: GLfloat, _ alpha: GLfloat = 1) {
    glClearColor(red, green, blue, alpha)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }

  @discardableResult
  func present() -> Bool { context.presentRenderbuffer(Int(GL_RENDERBUFFER)) }

  func pixel(_ x: Int32, _ y: Int32) -> UInt32? {
    layer.feed.newest?.pixels.target.address(x: x, y: y).pointee
  }
}
