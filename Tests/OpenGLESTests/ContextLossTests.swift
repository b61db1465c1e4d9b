import CUIGLES
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Synchronization
import Testing

@testable import OpenGLES
@testable import RenderKit

/// A driver that has lost its contexts, as one does when its GPU was reset.
@Suite(.enabled(if: hasOpenGLES), .serialized) struct ContextLossTests {
  @Test func aLostContextDoesNotBecomeCurrentAndTheLogSaysWhatToDo() throws {
    var library = try #require(DynamicLibrary("libEGL.so.1").flatMap(EGLLibrary.init))
    library.makeCurrent = { _, _, _, _ in 0 }
    library.getError = { EGLValue.contextLost }
    let connection = try #require(EGLConnection(library))
    let context = try #require(connection.makeContext(version: 2, sharing: nil))
    let count = Atomic(0)
    let observation = LogObservation { line in
      if line.message.contains("context was lost: make it, and all that it had, anew") {
        count.add(1, ordering: .relaxed)
      }
    }
    let isCurrent = withExtendedLifetime(observation) { connection.makeCurrent(context) }
    #expect(!isCurrent && count.load(ordering: .relaxed) == 1)
  }

  @Test func aThreadThatWaitsWhenItsContextIsLostPresentsNothingMore() throws {
    let connection = try #require(lossyConnection())
    let layer = CAEAGLLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 4)
    let window = ObjectIdentifier(layer)
    layer.feed.add(window) {}
    layer.feed.setSeen(true, by: window)
    let context = try #require(EAGLContext(api: .openGLES2, sharing: nil, on: connection))
    let drawing = try #require(PacedDrawing(layer, context))
    drawing.start()
    drawing.handed.wait()
    let shown = layer.feed.take().image
    while drawing.threadsWaiting == 0 { sched_yield() }
    let guilty: UInt32 = 0x8253
    resetStatus.store(guilty, ordering: .relaxed)
    drawing.stop()
    layer.feed.giveTurn()
    drawing.awaitEnd()
    #expect(drawing.presents == 1)
    #expect(layer.feed.newest === shown && shown != nil, "the last picture stays")
  }

  @Test func aContextThatIsLostWhileItDrawsPresentsNothingMore() throws {
    let connection = try #require(lossyConnection())
    let context = try #require(EAGLContext(api: .openGLES2, sharing: nil, on: connection))
    try #require(EAGLContext.setCurrent(context))
    defer { EAGLContext.setCurrent(nil) }
    let layer = CAEAGLLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 4)
    var renderbuffer: GLuint = 0
    glGenRenderbuffers(1, &renderbuffer)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), renderbuffer)
    try #require(context.renderbufferStorage(Int(GL_RENDERBUFFER), from: layer))
    try #require(context.presentRenderbuffer(Int(GL_RENDERBUFFER)))
    let shown = layer.feed.newest
    let count = Atomic(0)
    let observation = LogObservation { line in
      if line.message.contains("context was lost") { count.add(1, ordering: .relaxed) }
    }
    withExtendedLifetime(observation) {
      let guilty: UInt32 = 0x8253
      resetStatus.store(guilty, ordering: .relaxed)
      #expect(!context.presentRenderbuffer(Int(GL_RENDERBUFFER)))
      // OpenGL tells of a reset once.
      resetStatus.store(0, ordering: .relaxed)
      #expect(!context.presentRenderbuffer(Int(GL_RENDERBUFFER)))
      #expect(!EAGLContext.setCurrent(context), "it stays lost")
    }
    #expect(layer.feed.newest === shown && shown != nil, "the last picture stays")
    #expect(count.load(ordering: .relaxed) == 1)
  }

  /// One whose driver says of its contexts what `resetStatus` is.
  private func lossyConnection() -> EGLConnection? {
    guard EGLConnection.shared != nil,
      var library = DynamicLibrary("libEGL.so.1").flatMap(EGLLibrary.init)
    else { return nil }
    resetStatus.store(0, ordering: .relaxed)
    library.getResetStatus = { resetStatus.load(ordering: .relaxed) }
    return EGLConnection(library)
  }
}

/// What the driver says of its context.
private let resetStatus = Atomic(UInt32(0))
