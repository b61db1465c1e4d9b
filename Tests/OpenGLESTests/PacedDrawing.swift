import Dispatch
import Foundation
import QuartzCore
import Synchronization
import Testing

@testable import OpenGLES

/// Frames of another colour each in a layer's renderbuffer. Its context is one thread's at a time.
final class PacedDrawing: Sendable {
  let context: EAGLContext
  /// Once for each call on a thread of its own that has returned.
  let handed = DispatchSemaphore(value: 0)
  private let renderbuffer: GLuint
  private let count = Atomic(0)
  private let isStarted = Atomic(false)
  private let isOver = Atomic(false)
  private let ended = DispatchSemaphore(value: 0)
  private let begin = ContinuousClock.now

  /// nil where there is no OpenGL ES.
  init?(_ layer: CAEAGLLayer?, _ context: EAGLContext? = EAGLContext(api: .openGLES2)) {
    guard let layer, let context else { return nil }
    self.context = context
    EAGLContext.setCurrent(context)
    defer { EAGLContext.setCurrent(nil) }
    var (framebuffer, renderbuffer): (GLuint, GLuint) = (0, 0)
    glGenFramebuffers(1, &framebuffer)
    glGenRenderbuffers(1, &renderbuffer)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), renderbuffer)
    self.renderbuffer = renderbuffer
    guard context.renderbufferStorage(Int(GL_RENDERBUFFER), from: layer) else { return nil }
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), renderbuffer)
  }

  /// How many frames were presented.
  var presents: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Threads that the pacer holds back.
  var threadsWaiting: Int {
    context.sharegroup.drawable(of: renderbuffer)?.pacer.threadsWaiting ?? 0
  }

  /// A display that stands still for a second lets a thread go: on a machine that stalls there may be one more
  /// for each second.
  func expectPresents(_ expected: Int) {
    let stalls = Int((ContinuousClock.now - begin).components.seconds)
    #expect(presents >= expected && presents <= expected + stalls)
  }

  /// In its context, which remembers what is bound.
  func presentNext() {
    glClearColor(0, 1, GLfloat(presents % 2), 1)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    if context.presentRenderbuffer(Int(GL_RENDERBUFFER)) {
      count.add(1, ordering: .sequentiallyConsistent)
    }
  }

  /// Presents again and again on a thread of its own.
  func start() {
    isStarted.store(true, ordering: .sequentiallyConsistent)
    Thread.detachNewThread {
      EAGLContext.setCurrent(self.context)
      while !self.isOver.load(ordering: .sequentiallyConsistent) {
        self.presentNext()
        self.handed.signal()
      }
      EAGLContext.setCurrent(nil)
      self.ended.signal()
    }
  }

  /// After this frame.
  func stop() { isOver.store(true, ordering: .sequentiallyConsistent) }

  func awaitEnd() { if isStarted.load(ordering: .sequentiallyConsistent) { ended.wait() } }
}
