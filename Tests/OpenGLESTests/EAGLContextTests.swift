import Diagnostics
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import OpenGLES

@Suite(.enabled(if: hasOpenGLES), .serialized) struct EAGLContextTests {
  @Test func thereIsVersionTwoAndThreeButNotOne() {
    #expect(EAGLContext(api: .openGLES1) == nil)
    for api in [EAGLRenderingAPI.openGLES2, .openGLES3] {
      let context = EAGLContext(api: api)
      #expect(context?.api == api && context?.isMultiThreaded == false)
    }
  }

  @Test func aContextIsCurrentForOneThread() async {
    let context = EAGLContext(api: .openGLES2)
    #expect(EAGLContext.setCurrent(context))
    #expect(EAGLContext.current() === context)
    let isElsewhere = await withCheckedContinuation { answer in
      Thread { answer.resume(returning: EAGLContext.current() != nil) }.start()
    }
    #expect(!isElsewhere)
  }

  @Test func anotherThreadGetsAContextOnlyWhenItIsGivenUp() async throws {
    let context = try #require(EAGLContext(api: .openGLES2))
    let (isHeld, givenUp) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      EAGLContext.setCurrent(context)
      isHeld.signal()
      givenUp.wait()
      EAGLContext.setCurrent(nil)
      isHeld.signal()
    }
    let answers: [Bool] = await withCheckedContinuation { answer in
      Thread.detachNewThread {
        isHeld.wait()
        let whileHeld = EAGLContext.setCurrent(context)
        let presents = context.presentRenderbuffer(Int(GL_RENDERBUFFER))
        givenUp.signal()
        isHeld.wait()
        let afterwards = EAGLContext.setCurrent(context)
        EAGLContext.setCurrent(nil)
        answer.resume(returning: [whileHeld, presents, afterwards])
      }
    }
    #expect(answers == [false, false, true])
  }

  @Test func aThreadThatEndsGivesItsContextUp() throws {
    var context = EAGLContext(api: .openGLES2)
    weak let kept = context
    for _ in 0..<2 {
      EndedThread.run(with: try #require(context)) { EAGLContext.setCurrent($0) }
      #expect(EAGLContext.setCurrent(context), "it is free")
      EAGLContext.setCurrent(nil)
    }
    EndedThread.run(with: try #require(context)) { EAGLContext.setCurrent($0) }
    context = nil
    #expect(kept == nil, "nobody retains it")
  }

  @Test func aContextThatTheDriverRefusesIsNilAndTheLogSaysSo() throws {
    var library = try #require(DynamicLibrary("libEGL.so.1").flatMap(EGLLibrary.init))
    library.createContext = { _, _, _, _ in nil }
    let connection = try #require(EGLConnection(library))
    let count = Atomic(0)
    let observation = LogObservation { line in
      if line.message.contains("there is no context of OpenGL ES 3") {
        count.add(1, ordering: .relaxed)
      }
    }
    withExtendedLifetime(observation) {
      #expect(EAGLContext(api: .openGLES3, sharing: nil, on: connection) == nil)
    }
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test func withoutOneNothingIsDrawnAndNothingPresented() {
    EAGLContext.setCurrent(nil)
    #expect(EAGLContext.current() == nil)
    let context = EAGLContext(api: .openGLES2)
    #expect(context?.presentRenderbuffer(Int(GL_RENDERBUFFER)) == false)
    #expect(context?.renderbufferStorage(Int(GL_RENDERBUFFER), from: nil) == false)
  }

  @Test func contextsOfASharegroupShareTextures() throws {
    let first = try #require(EAGLContext(api: .openGLES3))
    let second = try #require(EAGLContext(api: .openGLES3, sharegroup: first.sharegroup))
    #expect(second.sharegroup === first.sharegroup)
    EAGLContext.setCurrent(first)
    var name: GLuint = 0
    glGenTextures(1, &name)
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    EAGLContext.setCurrent(second)
    #expect(glIsTexture(name) != 0)
    EAGLContext.setCurrent(EAGLContext(api: .openGLES3))
    #expect(glIsTexture(name) == 0)
    EAGLContext.setCurrent(nil)
  }

  @Test func whatIsNotInstalledIsNamed() {
    #expect(EGLConnection(egl: "libNoSuchEGL.so", gles: "libNoSuchGLES.so") == nil)
  }
}

/// A thread that has ended, with all that was its own.
private enum EndedThread {
  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  static func run(with context: EAGLContext, _ body: @escaping (EAGLContext) -> Void) {
    let work = Unmanaged.passRetained(Work { body(context) })
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { work in
        work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    pthread_join(thread, nil)
  }
}
