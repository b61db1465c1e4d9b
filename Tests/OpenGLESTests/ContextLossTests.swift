import Diagnostics
import Synchronization
import Testing

@testable import OpenGLES

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
}
