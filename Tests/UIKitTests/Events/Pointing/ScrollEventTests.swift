import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct ScrollEventTests {
  @Test func aWheelStepBeginsAndEndsWhenItFallsSilent() {
    let stage = EventStage()
    stage.scroll(-40)
    #expect(stage.told() == ["began -40"])
    stage.app.advance(0.09)
    #expect(stage.told() == [])
    stage.app.advance(0.02)
    #expect(stage.told() == ["ended 0"])
  }

  @Test func stepsWithinAFrameAddUp() {
    let stage = EventStage()
    for _ in 0..<4 { stage.scroll(-10) }
    #expect(stage.told() == ["began -10", "changed -10"])
    stage.app.advance(0.02)
    #expect(stage.told() == ["changed -20"])
  }

  @Test func aTouchpadsEndEndsAtOnceAfterWhatIsHeld() {
    let stage = EventStage()
    stage.scroll(5, .began, isPrecise: true)
    stage.scroll(6, .changed, isPrecise: true)
    stage.scroll(7, .changed, isPrecise: true)
    stage.scroll(0, .ended, isPrecise: true)
    #expect(stage.told() == ["began 5", "changed 6", "changed 7", "ended 0"])
    stage.app.advance(1)
    #expect(stage.told() == [])
  }

  @Test func theViewUnderTheBeginningKeepsTheGesture() {
    let stage = EventStage()
    stage.scroll(5)
    stage.app.advance(0.02)
    stage.scroll(5, x: 10)
    let events = stage.window.take(UIScrollEvent.self)
    #expect(events.count == 2)
    #expect(events.allSatisfy { $0.view === stage.view && $0.type == .scroll })
    #expect(events.last?.location(in: nil) == CGPoint(x: 5, y: 60))
    #expect(events.last?.location(in: stage.view) == CGPoint(x: -95, y: 10))
    #expect(events.last?.modifierFlags == .shift)
  }

  @Test func aWindowThatGoesCancels() {
    let stage = EventStage()
    stage.scroll(5)
    _ = stage.told()
    stage.window.isHidden = true
    #expect(stage.told() == ["cancelled 0"])
  }

  @Test func whatIsNoNumberIsDropped() {
    let stage = EventStage()
    stage.scroll(.nan)
    stage.scroll(1, x: .infinity)
    #expect(stage.told() == [])
  }
}

@MainActor
extension EventStage {
  fileprivate func scroll(
    _ dy: Double, _ phase: ScrollReport.Phase? = nil, x: Double = 220, isPrecise: Bool = false
  ) {
    let report = ScrollReport(
      dx: 0, dy: dy, isPrecise: isPrecise, phase: phase, x: x, y: 120, modifiers: .shift,
      time: app.platform.clock.now())
    app.platform.post(.scroll(app.id(of: window), report))
  }

  fileprivate func told() -> [String] {
    window.take(UIScrollEvent.self).map { "\($0.phase) \(Int($0.delta.dy))" }
  }
}
