import PlatformKit
import Testing
@testable import UIKit

/// Several fingers at once.
@MainActor
struct TouchTrackerTests {
  private func sample(
    _ finger: UInt64, _ action: TouchSample.Action, _ x: CGFloat, _ y: CGFloat = 10
  ) -> TouchSample {
    TouchSample(
      contact: .finger(finger), action: action, position: CGPoint(x: x, y: y),
      time: HostTime(seconds: 1), type: .direct)
  }

  private func addView(_ name: String, x: CGFloat, to window: UIWindow) -> RecordingView {
    let view = RecordingView(name, frame: CGRect(x: x, y: 0, width: 100, height: 100))
    window.addSubview(view)
    return view
  }

  @Test func aViewGetsOneTouchUnlessItAsksForMore() {
    let window = TestApp().window
    let view = addView("a", x: 0, to: window)
    let tracker = TouchTracker { UIApplication.shared.sendEvent($0) }
    tracker.track(sample(1, .down, 10), in: window)
    tracker.track(sample(2, .down, 20), in: window)
    tracker.track(sample(2, .lift, 20), in: window)
    tracker.track(sample(1, .lift, 10), in: window)
    #expect(view.log == ["began 10,10", "ended 10,10"])
    view.log = []
    view.isMultipleTouchEnabled = true
    tracker.track(sample(1, .down, 10), in: window)
    tracker.track(sample(2, .down, 20), in: window)
    tracker.track(sample(1, .lift, 10), in: window)
    #expect(view.log == ["began 10,10", "began 20,10", "ended 10,10"])
  }

  @Test func anEventHasEveryTouchAndStillOnesAreStationary() {
    let window = TestApp().window
    _ = addView("a", x: 0, to: window)
    let other = addView("b", x: 100, to: window)
    var phases: [[UITouch.Phase]] = []
    let tracker = TouchTracker { event in
      phases.append(event.touches.map(\.phase))
      UIApplication.shared.sendEvent(event)
    }
    tracker.track(sample(1, .down, 10), in: window)
    tracker.track(sample(2, .down, 110), in: window)
    tracker.track(sample(2, .lift, 110), in: window)
    #expect(phases == [[.began], [.stationary, .began], [.stationary, .ended]])
    #expect(other.log == ["began 10,10", "ended 10,10"])
  }

  @Test func motionOfSeveralFingersIsOneEvent() {
    let window = TestApp().window
    let first = addView("a", x: 0, to: window)
    let second = addView("b", x: 100, to: window)
    var events = 0
    let tracker = TouchTracker { event in
      events += 1
      UIApplication.shared.sendEvent(event)
    }
    tracker.track(sample(1, .down, 10), in: window)
    tracker.track(sample(2, .down, 110), in: window)
    tracker.track(sample(1, .move, 15), in: window)
    tracker.track(sample(2, .move, 115), in: window)
    tracker.deliverMotion()
    #expect(tracker.motionWindow == nil)
    #expect(events == 3)
    #expect(first.log == ["began 10,10", "moved 15,10"])
    #expect(second.log == ["began 10,10", "moved 15,10"])
  }

  @Test func anExclusiveViewKeepsOthersFromBeingTouchedAndThemIt() {
    let window = TestApp().window
    let exclusive = addView("a", x: 0, to: window)
    exclusive.isExclusiveTouch = true
    let other = addView("b", x: 100, to: window)
    let tracker = TouchTracker { UIApplication.shared.sendEvent($0) }
    tracker.track(sample(1, .down, 10), in: window)
    tracker.track(sample(2, .down, 110), in: window)
    #expect(other.log == [])
    tracker.cancelTouches(in: window, at: HostTime(seconds: 1))
    exclusive.log = []
    tracker.track(sample(2, .down, 110), in: window)
    tracker.track(sample(1, .down, 10), in: window)
    #expect(other.log == ["began 10,10"])
    #expect(exclusive.log == [])
  }

  @Test func whateverArrivesEveryTouchEndsOnce() {
    let window = TestApp().window
    let view = addView("a", x: 0, to: window)
    view.isMultipleTouchEnabled = true
    var balance: [ObjectIdentifier: Int] = [:]
    let tracker = TouchTracker { event in
      for touch in event.touches {
        if touch.phase == .began { balance[ObjectIdentifier(touch), default: 0] += 1 }
        if touch.hasEnded { balance[ObjectIdentifier(touch), default: 0] -= 1 }
      }
    }
    var random = SystemRandomNumberGenerator()
    var kept: [UITouch] = []
    for _ in 0..<2000 {
      let actions: [TouchSample.Action] = [.down, .move, .lift, .cancel]
      tracker.track(
        sample(.random(in: 0..<5, using: &random), actions.randomElement()!, .random(in: 0...99)),
        in: window)
      kept = view.touches
    }
    tracker.cancelTouches(in: window, at: HostTime(seconds: 1))
    #expect(balance.values.allSatisfy { $0 == 0 })
    #expect(kept.isEmpty)
  }
}
