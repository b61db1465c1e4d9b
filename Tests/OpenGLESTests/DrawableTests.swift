import CoreGraphics
import OpenGLES
import QuartzCore
import RenderKit
import Testing

@Suite(.enabled(if: hasOpenGLES), .serialized) struct DrawableTests {
  @Test func aLayerShowsWhatWasDrawn() {
    GLRig.run { rig in
      rig.clear(0, 1, 0)
      #expect(rig.present())
      #expect(rig.pixel(0, 0) == 0xff00_ff00 && rig.pixel(7, 3) == 0xff00_ff00)
    }
  }

  @Test func theFirstRowIsOnTop() {
    GLRig.run { rig in
      rig.clear(1, 0, 0)
      glEnable(GLenum(GL_SCISSOR_TEST))
      glScissor(0, 0, 2, 1)
      rig.clear(0, 0, 1)
      rig.present()
      #expect(rig.pixel(0, 0) == 0xffff_0000)
      #expect(rig.pixel(1, 3) == 0xff00_00ff && rig.pixel(2, 3) == 0xffff_0000)
    }
  }

  @Test func moreRowsThanAreReadAtOnce() {
    GLRig.run(3, 150) { rig in
      rig.clear(1, 0, 0)
      glEnable(GLenum(GL_SCISSOR_TEST))
      for y in 0..<Int32(150) where y % 2 == 0 {
        glScissor(0, y, 3, 1)
        rig.clear(0, 0, 1)
      }
      rig.present()
      let wrong = (0..<Int32(150)).filter { y in
        rig.pixel(2, y) != ((149 - y) % 2 == 0 ? 0xff00_00ff : 0xffff_0000)
      }
      #expect(wrong.isEmpty)
    }
  }

  @Test func scaleAndSizeFollowTheLayer() {
    GLRig.run(5, 3, { $0.contentsScale = 2 }) { rig in
      rig.present()
      #expect(rig.layer.feed.newest?.width == 10 && rig.layer.feed.newest?.height == 6)
    }
  }

  @Test func alphaCountsUnlessTheLayerIsOpaque() {
    GLRig.run { rig in
      rig.clear(0.5, 0, 0, 0.5)
      rig.present()
      #expect(rig.pixel(0, 0) == 0x8080_0000)
      rig.clear(1, 0, 0, 0)
      rig.present()
      #expect(rig.pixel(0, 0) == 0, "no component is larger than alpha")
    }
    GLRig.run(8, 4, { $0.isOpaque = true }) { rig in
      rig.clear(1, 0, 0, 0)
      rig.present()
      #expect(rig.pixel(0, 0) == 0xffff_0000)
    }
  }

  @Test func fiveSixFiveHasNoAlpha() {
    let format = [kEAGLDrawablePropertyColorFormat: kEAGLColorFormatRGB565]
    GLRig.run(8, 4, { $0.drawableProperties = format }) { rig in
      rig.clear(1, 1, 1, 0)
      rig.present()
      #expect(rig.pixel(0, 0) == 0xffff_ffff)
    }
  }

  @Test func sRGBDrawsLinearColours() {
    let format = [kEAGLDrawablePropertyColorFormat: kEAGLColorFormatSRGBA8]
    GLRig.run(8, 4, api: .openGLES3, { $0.drawableProperties = format }) { rig in
      rig.clear(0.5, 0, 0)
      rig.present()
      #expect(rig.pixel(0, 0) == 0xffbc_0000)
    }
  }

  @Test(arguments: [true, false])
  func pixelsStayWhenTheyWerePresented(isRetained: Bool) {
    let properties = [kEAGLDrawablePropertyRetainedBacking: isRetained]
    GLRig.run(8, 4, { $0.drawableProperties = properties }) { rig in
      rig.clear(1, 0, 0)
      rig.present()
      glEnable(GLenum(GL_SCISSOR_TEST))
      glScissor(0, 0, 2, 4)
      rig.clear(0, 0, 1)
      rig.present()
      #expect(rig.pixel(1, 3) == 0xff00_00ff && rig.pixel(2, 3) == 0xffff_0000)
    }
  }

  @Test func propertiesAreReadWhenStorageIsGiven() {
    GLRig.run { rig in
      rig.layer.drawableProperties = [kEAGLDrawablePropertyColorFormat: kEAGLColorFormatRGB565]
      rig.clear(0.5, 0, 0, 0.5)
      rig.present()
      #expect(rig.pixel(0, 0) == 0x8080_0000, "alpha is still there")
      rig.context.renderbufferStorage(Int(GL_RENDERBUFFER), from: rig.layer)
      rig.clear(1, 0, 0, 0.5)
      rig.present()
      #expect(rig.pixel(0, 0) == 0xffff_0000)
    }
  }

  @Test func anEmptyOrEnormousLayerIsRefused() {
    for size in [CGSize.zero, CGSize(width: 1e6, height: 4), CGSize(width: 16384, height: 0.2)] {
      GLRig.run { rig in
        let other = CAEAGLLayer()
        other.bounds.size = size
        #expect(!rig.context.renderbufferStorage(Int(GL_RENDERBUFFER), from: other))
        #expect(!rig.present(), "the storage is gone")
      }
    }
  }

  @Test func aDeletedRenderbufferIsPresentedNoMoreNorIsOneThatGetsItsName() {
    GLRig.run { rig in
      rig.clear(0, 1, 0)
      rig.present()
      glDeleteRenderbuffers(1, [rig.renderbuffer])
      glDeleteRenderbuffers(1, [rig.renderbuffer])
      #expect(!rig.present())
      // Names need no making in OpenGL ES.
      glBindRenderbuffer(GLenum(GL_RENDERBUFFER), rig.renderbuffer)
      #expect(!rig.present(), "it has no storage yet")
      glRenderbufferStorage(GLenum(GL_RENDERBUFFER), GLenum(GL_RGBA8), 2, 2)
      #expect(!rig.present())
      #expect(rig.pixel(0, 0) == 0xff00_ff00, "the last picture stays")
      #expect(glGetError() == GLenum(GL_NO_ERROR))
    }
  }

  @Test func storageThatTheProgramReplacedIsNotPresented() {
    GLRig.run { rig in
      rig.clear(0, 1, 0)
      rig.present()
      glRenderbufferStorage(GLenum(GL_RENDERBUFFER), GLenum(GL_RGBA8), 4, 4)
      rig.clear(1, 0, 0)
      #expect(!rig.present())
      #expect(rig.pixel(0, 0) == 0xff00_ff00, "the last picture stays")
    }
  }

  @Test func presentingLeavesNoTrace() {
    GLRig.run { rig in
      glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 1)
      rig.clear(0, 1, 0)
      rig.present()
      var (alignment, framebuffer): (GLint, GLint) = (0, 0)
      glGetIntegerv(GLenum(GL_PACK_ALIGNMENT), &alignment)
      glGetIntegerv(GLenum(GL_FRAMEBUFFER_BINDING), &framebuffer)
      #expect(alignment == 1 && framebuffer == GLint(rig.framebuffer))
      #expect(glGetError() == GLenum(GL_NO_ERROR))
    }
  }

  @Test func multisampledDrawingIsResolved() {
    GLRig.run(8, 8, api: .openGLES3) { rig in
      var (samples, colors): (GLuint, GLuint) = (0, 0)
      glGenFramebuffers(1, &samples)
      glGenRenderbuffers(1, &colors)
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), samples)
      glBindRenderbuffer(GLenum(GL_RENDERBUFFER), colors)
      glRenderbufferStorageMultisampleAPPLE(
        GLenum(GL_RENDERBUFFER), 4, GLenum(GL_RGBA8_OES), 8, 8)
      glFramebufferRenderbuffer(
        GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), colors)
      rig.clear(0, 0, 1)
      glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER_APPLE), samples)
      glBindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER_APPLE), rig.framebuffer)
      glResolveMultisampleFramebufferAPPLE()
      glBindRenderbuffer(GLenum(GL_RENDERBUFFER), rig.renderbuffer)
      rig.present()
      #expect(rig.pixel(4, 4) == 0xff00_00ff)
    }
  }
}
