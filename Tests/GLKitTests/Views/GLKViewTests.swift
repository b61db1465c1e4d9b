import CoreGraphics
import GLKit
import OpenGLES
import RasterKit
import Testing
import UIKit
import UIKitTesting

@Suite(.enabled(if: hasOpenGLES), .serialized) @MainActor struct GLKViewTests {
  @Test func whatTheDelegateDrawsShowsUnderOtherViews() {
    let stage = GLKStage()
    stage.drawing = { _ in clear(0, 1, 0) }
    let over = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 30))
    over.backgroundColor = .blue
    over.alpha = 0.5
    stage.view.addSubview(over)
    stage.show()
    #expect(stage.color(30) == [0, 255, 0])
    let mixed = stage.color(15)
    #expect(mixed[0] == 0 && abs(mixed[1] - 127) < 3 && abs(mixed[2] - 128) < 3)
    #expect(stage.frames == 1, "a still view is drawn once")
  }

  @Test func itIsDrawnAgainWhenAskedOrResized() {
    let stage = GLKStage()
    stage.show()
    stage.view.setNeedsDisplay()
    stage.view.setNeedsDisplay()
    stage.harness.settle()
    #expect(stage.frames == 2)
    stage.view.window?.frame.size = CGSize(width: 24, height: 30)
    stage.harness.settle()
    #expect(stage.frames == 3 && stage.view.drawableWidth == 24)
    stage.view.enableSetNeedsDisplay = false
    stage.view.setNeedsDisplay()
    stage.harness.settle()
    #expect(stage.frames == 3)
    stage.view.display()
    #expect(stage.frames == 4)
  }

  @Test func viewsOfOneContextDoNotTakeEachOthersStorage() {
    let stage = GLKStage()
    let second = GLKView(
      frame: CGRect(x: 20, y: 0, width: 20, height: 30), context: stage.view.context)
    second.delegate = stage
    var green: GLfloat = 0
    stage.drawing = { view in
      if view === second { clear(0, green, 1) } else { clear(1, 0, 0) }
    }
    stage.view.addSubview(second)
    stage.show()
    second.display()
    #expect(stage.color(10) == [255, 0, 0] && stage.color(30) == [0, 0, 255])
    // The second one's renderbuffer is the bound one.
    stage.view.deleteDrawable()
    green = 1
    second.display()
    #expect(stage.color(30) == [0, 255, 255])
  }

  @Test(arguments: [GLKViewDrawableMultisample.multisampleNone, .multisample4X])
  func drawingMayLeaveAnotherContextAndDeleteTheFramebuffer(samples: GLKViewDrawableMultisample) {
    let stage = GLKStage { $0.drawableMultisample = samples }
    let other = EAGLContext(api: .openGLES2)
    stage.drawing = { view in
      clear(0, 1, 0)
      view.deleteDrawable()
      view.deleteDrawable()
      EAGLContext.setCurrent(other)
    }
    stage.show()
    #expect(stage.color() == [0, 255, 0])
    EAGLContext.setCurrent(nil)
  }

  @Test func anEnormousViewIsNotDrawnUntilItIsSmaller() {
    let stage = GLKStage()
    stage.view.frame.size = CGSize(width: 1e8, height: 30)
    stage.view.display()
    #expect(stage.frames == 0 && stage.view.snapshot.size == .zero)
    stage.view.frame.size = CGSize(width: 40, height: 30)
    stage.view.display()
    #expect(stage.frames == 1)
  }

  @Test func depthHidesWhatIsBehind() {
    let effect = GLKBaseEffect()
    for depth in [GLKViewDrawableDepthFormat.formatNone, .format16, .format24] {
      let stage = GLKStage { $0.drawableDepthFormat = depth }
      stage.drawing = { _ in
        clear(0, 0, 0)
        glEnable(GLenum(GL_DEPTH_TEST))
        for isNear in [true, false] {
          effect.constantColor = GLKVector4Make(isNear ? 0 : 1, isNear ? 1 : 0, 0, 1)
          effect.prepareToDraw()
          drawSquare(z: isNear ? -0.5 : 0.5)
        }
      }
      stage.show()
      #expect(stage.color() == (depth == .formatNone ? [255, 0, 0] : [0, 255, 0]))
    }
  }

  @Test func aStencilLimitsDrawing() {
    let stage = GLKStage { $0.drawableStencilFormat = .format8 }
    stage.drawing = { _ in
      clear(0, 0, 1)
      glEnable(GLenum(GL_STENCIL_TEST))
      glEnable(GLenum(GL_SCISSOR_TEST))
      glScissor(0, 0, 20, 30)
      glClearStencil(1)
      glClear(GLbitfield(GL_STENCIL_BUFFER_BIT))
      glDisable(GLenum(GL_SCISSOR_TEST))
      glStencilFunc(GLenum(GL_EQUAL), 1, 0xff)
      let effect = GLKBaseEffect()
      effect.prepareToDraw()
      drawSquare()
      glClearStencil(0)
    }
    stage.show()
    #expect(stage.color(10) == [255, 255, 255] && stage.color(30) == [0, 0, 255])
  }

  @Test func fourSamplesSmoothAnEdge() {
    let effect = GLKBaseEffect()
    effect.transform.modelviewMatrix = GLKMatrix4MakeRotation(0.2, 0, 0, 1)
    func levels(_ samples: GLKViewDrawableMultisample) -> Int {
      let stage = GLKStage { $0.drawableMultisample = samples }
      stage.drawing = { _ in
        clear(0, 0, 0)
        effect.prepareToDraw()
        drawSquare(-0.5, 0.5)
      }
      stage.show()
      return Set((0..<40).flatMap { x in (5..<9).map { stage.color(CGFloat(x), CGFloat($0))[0] } })
        .count
    }
    #expect(levels(.multisampleNone) == 2)
    #expect(levels(.multisample4X) > 2)
  }

  @Test func aSnapshotIsAPictureOfAFrame() throws {
    let stage = GLKStage { $0.contentScaleFactor = 2 }
    stage.drawing = { _ in clear(1, 0, 0) }
    stage.show()
    let image = stage.view.snapshot
    #expect(image.size == CGSize(width: 40, height: 30) && image.scale == 2)
    #expect(image.cgImage?.width == 80)
    #expect(image.cgImage?.pixels.base.pointee == 0xffff_0000)
  }

  @Test func withoutAContextOrASizeNothingIsDrawn() {
    let view = GLKView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.display()
    view.bindDrawable()
    #expect(view.snapshot.size == .zero)
    let empty = GLKView(frame: .zero, context: EAGLContext(api: .openGLES2)!)
    empty.display()
    #expect(empty.drawableWidth == 0)
    EAGLContext.setCurrent(nil)
  }

  @Test func aSubclassDrawsItself() {
    let harness = AppHarness()
    let view = RedView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 20), context: EAGLContext(api: .openGLES3)!)
    harness.show(view)
    harness.advance(by: 0.05)
    let color = harness.color(at: CGPoint(x: 5, y: 5), in: view)
    #expect(color == (255, 0, 0))
  }
}

private final class RedView: GLKView {
  override func draw(_ rect: CGRect) { clear(1, 0, 0) }
}
