import Foundation
import GLKit
import OpenGLES
import QuartzCore

/// Draws the teapot again and again on a thread of its own. The display sets the pace.
///
/// One thread at a time has the context: the one with the lock.
final class TeapotDrawing: @unchecked Sendable {
  private let context: EAGLContext
  private let lock = NSLock()
  private let program: TeapotProgram
  private var framebuffer: GLuint = 0
  private var colors: GLuint = 0
  private var depth: GLuint = 0
  private var (width, height): (GLint, GLint) = (0, 0)
  private var angle = 0.0
  private var lastTime = 0.0
  private var isOver = false
  /// In turns a second.
  private var speed = 0.2

  /// nil where there is no OpenGL ES.
  init?(pattern: CGImage) {
    guard let context = EAGLContext(api: .openGLES2) else { return nil }
    EAGLContext.setCurrent(context)
    defer { EAGLContext.setCurrent(nil) }
    let options: [String: NSNumber] = [GLKTextureLoaderGenerateMipmaps: true]
    let texture = try? GLKTextureLoader.texture(with: pattern, options: options)
    self.context = context
    program = TeapotProgram(texture: texture?.name ?? 0)
    glGenFramebuffers(1, &framebuffer)
    glGenRenderbuffers(1, &colors)
    glGenRenderbuffers(1, &depth)
  }

  func start() {
    let thread = Thread { [weak self] in
      while let self, self.goesOn { self.drawFrame() }
    }
    thread.name = "teapot"
    thread.start()
  }

  private var goesOn: Bool { lock.withLock { !isOver } }

  func stop() { lock.withLock { isOver = true } }

  func setSpeed(_ speed: Double) { lock.withLock { self.speed = speed } }

  /// Gives the framebuffer the size of a layer. On main, between two frames.
  @MainActor
  func resize(to layer: CAEAGLLayer) {
    lock.withLock {
      EAGLContext.setCurrent(context)
      defer { EAGLContext.setCurrent(nil) }
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
      glBindRenderbuffer(GLenum(GL_RENDERBUFFER), colors)
      context.renderbufferStorage(Int(GL_RENDERBUFFER), from: layer)
      glGetRenderbufferParameteriv(
        GLenum(GL_RENDERBUFFER), GLenum(GL_RENDERBUFFER_WIDTH), &width)
      glGetRenderbufferParameteriv(
        GLenum(GL_RENDERBUFFER), GLenum(GL_RENDERBUFFER_HEIGHT), &height)
      attach(colors, GL_COLOR_ATTACHMENT0)
      glBindRenderbuffer(GLenum(GL_RENDERBUFFER), depth)
      glRenderbufferStorage(
        GLenum(GL_RENDERBUFFER), GLenum(GL_DEPTH_COMPONENT16), width, height)
      attach(depth, GL_DEPTH_ATTACHMENT)
    }
  }

  private func attach(_ renderbuffer: GLuint, _ place: Int32) {
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(place), GLenum(GL_RENDERBUFFER), renderbuffer)
  }

  private func drawFrame() {
    lock.withLock {
      EAGLContext.setCurrent(context)
      let now = CACurrentMediaTime()
      angle += (lastTime == 0 ? 0 : now - lastTime) * speed * 2 * .pi
      lastTime = now
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
      glBindRenderbuffer(GLenum(GL_RENDERBUFFER), colors)
      program.draw(width: Int(width), height: Int(height), angle: Float(angle))
      context.presentRenderbuffer(Int(GL_RENDERBUFFER))
      EAGLContext.setCurrent(nil)
    }
  }
}
