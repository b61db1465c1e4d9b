import Foundation
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
