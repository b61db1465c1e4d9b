import CoreGraphics
import QuartzCore
import RenderKit
import Synchronization
import Testing
import UIKit
import UIKitTesting

@testable import OpenGLES

/// Frames that OpenGL draws under other layers, beside the ticks of a display of 60 Hz whose time the test advances.
@Suite(.enabled(if: hasOpenGLES), .serialized) @MainActor struct FramePaceTests {
  @Test func mainShowsOneFrameForEachTick() throws {
    let stage = PaceStage()
    defer { stage.end() }
    let drawing = try #require(PacedDrawing(stage.layer))
    EAGLContext.setCurrent(drawing.context)
    defer { EAGLContext.setCurrent(nil) }
    stage.onTick = { drawing.presentNext() }
    stage.harness.advance(by: 0.1)
    let (ticks, frames, presents) = (stage.ticks, stage.framesShown, drawing.presents)
    stage.harness.advance(by: 1)
    let passed = stage.ticks - ticks
    #expect((59...61).contains(passed))
    #expect(drawing.presents - presents == passed, "all were presented")
    #expect(abs(stage.framesShown - frames - passed) <= 1, "a present is a frame")
    stage.expectPicture()
  }
}

/// A view that OpenGL draws, half of it under a translucent one, and a link that counts ticks.
@MainActor
private final class PaceStage {
  let harness = AppHarness()
  private let view = LayerView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
  private(set) var ticks = 0
  var onTick: () -> Void = {}
  private var link: CADisplayLink?

  init() {
    let over = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    over.backgroundColor = .blue
    over.alpha = 0.5
    view.addSubview(over)
    harness.show(view)
    let link = CADisplayLink { [weak self] _ in self?.tick() }
    link.add(to: .main, forMode: .common)
    self.link = link
    harness.advance(by: 0.1)
  }

  func end() { link?.invalidate() }

  var layer: CAEAGLLayer? { view.layer as? CAEAGLLayer }

  var framesShown: Int { harness.application.engine.server.statistics.total.framesPresented }

  private func tick() {
    ticks += 1
    onTick()
  }

  /// Green, with blue over its left half.
  func expectPicture() {
    let (plain, mixed) = (color(30), color(10))
    #expect(plain[0] == 0 && plain[1] == 255)
    #expect(mixed[0] == 0 && abs(mixed[1] - 127) < 3)
  }

  private func color(_ x: CGFloat) -> [Int] {
    let color = harness.color(at: CGPoint(x: x, y: 15), in: view)
    return [color.red, color.green, color.blue]
  }
}

private final class LayerView: UIView {
  override class var layerClass: AnyClass { CAEAGLLayer.self }
}

/// Frames of another colour each in a layer's renderbuffer. Its context is one thread's at a time.
private final class PacedDrawing: Sendable {
  let context: EAGLContext
  private let count = Atomic(0)

  /// nil where there is no OpenGL ES.
  init?(_ layer: CAEAGLLayer?) {
    guard let layer, let context = EAGLContext(api: .openGLES2) else { return nil }
    self.context = context
    EAGLContext.setCurrent(context)
    defer { EAGLContext.setCurrent(nil) }
    var (framebuffer, renderbuffer): (GLuint, GLuint) = (0, 0)
    glGenFramebuffers(1, &framebuffer)
    glGenRenderbuffers(1, &renderbuffer)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), renderbuffer)
    guard context.renderbufferStorage(Int(GL_RENDERBUFFER), from: layer) else { return nil }
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), renderbuffer)
  }

  var presents: Int { count.load(ordering: .sequentiallyConsistent) }

  /// In its context, which remembers what is bound.
  func presentNext() {
    glClearColor(0, 1, GLfloat(presents % 2), 1)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    if context.presentRenderbuffer(Int(GL_RENDERBUFFER)) {
      count.add(1, ordering: .sequentiallyConsistent)
    }
  }
}
