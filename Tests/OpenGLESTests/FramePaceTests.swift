import CoreGraphics
import PlatformKit
import QuartzCore
import RenderKit
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

  @Test func aThreadOfItsOwnPresentsOneFrameForEachTick() throws {
    try withThread { stage, drawing in
      let (ticks, frames) = (stage.ticks, stage.framesShown)
      drawing.start()
      for _ in 0..<30 {
        drawing.handed.wait()
        // The harness shows what was presented, without a tick.
        for _ in 0..<4 { stage.harness.settle() }
        stage.passTick()
      }
      drawing.handed.wait()
      let passed = stage.ticks - ticks
      drawing.expectPresents(passed + 1)
      stage.harness.settle()
      #expect(abs(stage.framesShown - frames - drawing.presents) <= 1, "a present is a frame")
      stage.expectPicture()
    }
  }

  /// Main takes no turn, and the display ticks on.
  @Test func aBlockedMainDoesNotStopAThread() throws {
    try withThread { stage, drawing in
      let platform = try #require(
        stage.harness.application.engine.platform as? HeadlessPlatform)
      drawing.start()
      drawing.handed.wait()
      let (ticks, frames) = (stage.ticks, stage.framesShown)
      var passed = 0
      platform.advance(to: platform.clock.now() + 0.5) {
        passed += 1
        drawing.handed.wait()
      }
      #expect((29...31).contains(passed) && stage.ticks == ticks, "main heard of none")
      drawing.expectPresents(passed + 1)
      #expect(stage.framesShown - frames >= passed - 1)
    }
  }

  @Test(arguments: [true, false])
  func whileItsWindowIsHiddenAThreadNeitherStopsNorRunsFree(isMinimized: Bool) throws {
    try withThread { stage, drawing in
      let clock = ContinuousClock()
      let start = clock.now
      drawing.start()
      drawing.handed.wait()
      stage.hide(isMinimized: isMinimized)
      let frames = stage.framesShown
      // The first of these was held back when the window went.
      for _ in 0..<3 { drawing.handed.wait() }
      #expect(clock.now - start >= .milliseconds(200))
      stage.harness.settle()
      #expect(stage.framesShown == frames, "nobody sees them")
      stage.showAgain()
      stage.expectPicture()
    }
  }

  @Test func aThreadThatWaitsGoesOnWhenItsLayerIsRemoved() throws {
    try withThread { stage, drawing in
      drawing.start()
      drawing.handed.wait()
      while drawing.threadsWaiting == 0 { sched_yield() }
      stage.removeView()
      drawing.handed.wait()
      #expect(drawing.presents >= 2)
    }
  }

  /// The thread has ended when this returns.
  private func withThread(_ body: (PaceStage, PacedDrawing) throws -> Void) throws {
    let stage = PaceStage()
    let drawing = try #require(PacedDrawing(stage.layer))
    defer {
      drawing.stop()
      stage.end()
      drawing.awaitEnd()
    }
    try body(stage, drawing)
  }
}

/// A view that OpenGL draws, half of it under a translucent one, and a link that counts ticks.
@MainActor
private final class PaceStage {
  let harness = AppHarness()
  private let view = LayerView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
  private let window: UIWindow
  private(set) var ticks = 0
  var onTick: () -> Void = {}
  private var link: CADisplayLink?

  init() {
    let over = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    over.backgroundColor = .blue
    over.alpha = 0.5
    view.addSubview(over)
    window = harness.show(view)
    let link = CADisplayLink { [weak self] _ in self?.tick() }
    link.add(to: .main, forMode: .common)
    self.link = link
    harness.advance(by: 0.1)
  }

  /// Nobody waits for a tick afterwards.
  func end() {
    link?.invalidate()
    hide(isMinimized: false)
  }

  func hide(isMinimized: Bool) {
    if isMinimized { window.platformWindow?.minimize() } else { window.isHidden = true }
    harness.settle()
  }

  func showAgain() {
    if window.isHidden { window.makeKeyAndVisible() } else { window.platformWindow?.activate() }
    harness.settle()
  }

  func removeView() {
    view.removeFromSuperview()
    harness.settle()
  }

  /// Advances the time to a moment after the next tick, too soon for another one.
  func passTick() {
    let before = ticks
    for _ in 0..<10 where ticks == before { harness.advance(by: 0.004) }
  }

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
