import PlatformKit
import Testing

@testable import UIKit

@MainActor
struct WheelTests {
  @Test func aStepIsMadeOverSeveralFrames() {
    let stage = ScrollStage()
    stage.app.scroll(0, -48)
    stage.app.play(frames: 2)
    let early = stage.scrollView.contentOffset.y
    #expect(early > 0 && early < 48)
    stage.app.play(frames: 20)
    #expect(stage.scrollView.contentOffset.y == 48)
  }

  @Test func itsWayIsCriticallyDamped() {
    var scroll = SmoothScroll(at: 0)
    scroll.target = 48
    scroll.advance(by: 0.1)
    // 1 - (1 + 4) e^-4 of the way.
    #expect(abs(scroll.place - 48 * (1 - 5 * 0.018_315_638_888_734)) < 1e-6)
    var halves = SmoothScroll(at: 0)
    halves.target = 48
    halves.advance(by: 0.06)
    halves.advance(by: 0.04)
    #expect(abs(halves.place - scroll.place) < 1e-9, "steps of time add up")
    scroll.advance(by: 0.3)
    #expect(scroll.isAtTarget)
  }

  @Test func stepsAccumulateWhileTheContentIsOnItsWay() {
    let stage = ScrollStage()
    for _ in 0..<3 { stage.app.scroll(0, -48) }
    let early = stage.scrollView.contentOffset.y
    #expect(early > 0 && early < 144)
    stage.app.play(frames: 30)
    #expect(stage.scrollView.contentOffset.y == 144)
    stage.app.scroll(0, -48)
    stage.app.scroll(0, 48)
    stage.app.scroll(0, 48)
    stage.app.play(frames: 30)
    #expect(stage.scrollView.contentOffset.y == 96)
  }

  @Test func theEdgesStopIt() {
    let stage = ScrollStage()
    for _ in 0..<60 { stage.app.scroll(0, -96) }
    stage.app.play(frames: 30)
    #expect(stage.scrollView.contentOffset.y == 2160)
    // What was turned beyond the edge does not have to be turned back.
    stage.app.scroll(0, 48)
    stage.app.play(frames: 30)
    #expect(stage.scrollView.contentOffset.y == 2112)
  }

  @Test func theDelegateIsToldAsOfADrag() {
    let stage = ScrollStage()
    stage.app.scroll(0, -48)
    #expect(stage.scrollView.isDragging)
    stage.app.play(frames: 30)
    #expect(!stage.scrollView.isDragging && !stage.scrollView.isDecelerating)
    let coasting = ["will drag", "did end true", "coasts", "rests"]
    #expect(stage.log.lines == coasting)
  }

  @Test func aTouchpadMovesTheContentAtOnce() {
    let stage = ScrollStage()
    stage.app.scroll(0, -30, phase: .began)
    #expect(stage.scrollView.contentOffset.y == 30)
    stage.app.scroll(0, -12, phase: .changed)
    #expect(stage.scrollView.contentOffset.y == 42)
  }

  @Test func oneStepTurnsAPage() {
    let stage = ScrollStage()
    stage.scrollView.isPagingEnabled = true
    stage.app.scroll(0, -48)
    stage.app.play(frames: 60)
    #expect(stage.scrollView.contentOffset.y == 240)
    stage.app.scroll(0, 48)
    stage.app.play(frames: 60)
    #expect(stage.scrollView.contentOffset.y == 0)
  }

  @Test func aFingerAndTheProgramStopIt() {
    let stage = ScrollStage()
    stage.app.scroll(0, -480)
    stage.app.touch(1, .down, 100, 100)
    stage.app.turn()
    let place = stage.scrollView.contentOffset
    stage.app.play(frames: 20)
    #expect(stage.scrollView.contentOffset == place && place.y < 480)
    stage.app.touch(1, .lift, 100, 100)
    stage.app.scroll(0, -480)
    stage.scrollView.contentOffset.y = 7
    stage.app.play(frames: 3)
    #expect(stage.scrollView.contentOffset.y == 7)
  }

  @Test func contentThatGrowsAboveMovesTheTargetToo() {
    let stage = ScrollStage()
    stage.app.scroll(0, -96)
    stage.scrollView.shiftContent(by: CGPoint(x: 0, y: 500))
    stage.app.play(frames: 30)
    #expect(stage.scrollView.contentOffset.y == 596)
  }

  @Test func smallContentIsAlignedAndStaysSo() {
    let stage = ScrollStage(CGSize(width: 100, height: 100))
    stage.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(stage.scrollView.contentOffset == CGPoint(x: -110, y: -70))
    stage.scrollView.contentAlignmentPoint = CGPoint(x: 1, y: 0)
    #expect(stage.scrollView.contentOffset == CGPoint(x: -220, y: 0))
  }
}
