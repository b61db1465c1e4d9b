import PlatformKit
import RasterKit
import Testing
@testable import UIKit

@MainActor
struct TouchTests {
  private func make(scale: Double = 1) -> (TestApp, RecordingView) {
    let app = TestApp(scale: scale)
    let view = RecordingView("a", frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    app.window.addSubview(view)
    app.turn()
    return (app, view)
  }

  @Test func oneTouchLivesFromPressToRelease() {
    let (app, view) = make()
    app.press(110, 60)
    app.advance(1)
    app.move(120, 65)
    app.release(121, 66)
    #expect(view.log == ["began 10,10", "moved 20,15", "ended 21,16"])
    #expect(Set(view.touches).count == 1)
    #expect(view.touches[0].phase == .ended)
    #expect(view.touches[0].tapCount == 1)
    #expect(view.touches[0].type == .indirectPointer)
  }

  @Test func aDragGoesOnOutsideTheViewAndTheWindow() {
    let (app, view) = make()
    app.press(110, 60)
    app.move(-500, 9000)
    app.release(-500, 9000)
    #expect(view.log == ["began 10,10", "moved -600,8950", "ended -600,8950"])
  }

  @Test func pixelsBecomePointsByTheScreensScale() {
    let (app, view) = make(scale: 2)
    app.press(220, 121)
    #expect(view.touches[0].location(in: view) == CGPoint(x: 10, y: 10.5))
    #expect(view.touches[0].preciseLocation(in: nil) == CGPoint(x: 110, y: 60.5))
  }

  @Test func eventsCarryTimeKeysAndButtons() {
    let (app, view) = make()
    app.advance(2.5)
    var seen: (TimeInterval, UIKeyModifierFlags, UIEvent.ButtonMask)?
    view.onTouch = { touch, event in
      seen = event.map { ($0.timestamp, $0.modifierFlags, $0.buttonMask) }
    }
    let sample = PointerSample(
      action: .pressed(.primary), x: 110, y: 60, buttons: [.primary, .secondary],
      modifiers: [.shift, .command], time: app.platform.clock.now())
    app.platform.post(.pointer(app.id(), sample))
    #expect(seen?.0 == 1002.5)
    #expect(seen?.1 == [.shift, .command])
    #expect(seen?.2 == [.primary, .secondary])
    #expect(view.touches[0].timestamp == 1002.5)
  }

  @Test func motionWithinOneFrameIsOneEventWithEveryPlace() {
    let (app, view) = make()
    var path: [[CGFloat]] = []
    view.onTouch = { touch, event in
      path.append(event?.coalescedTouches(for: touch)?.map { $0.location(in: view).x } ?? [])
    }
    app.press(100, 60)
    app.move(101, 60)
    for x in 2...5 { app.move(100 + Double(x), 60) }
    #expect(view.log == ["began 0,10", "moved 1,10"])
    app.advance(0.02)
    #expect(view.log == ["began 0,10", "moved 1,10", "moved 5,10"])
    #expect(path == [[0], [1], [2, 3, 4, 5]])
    #expect(view.touches[0].previousLocation(in: view).x == 1)
  }

  @Test func aReleaseSendsHeldMotionFirst() {
    let (app, view) = make()
    app.press(100, 60)
    app.move(101, 60)
    app.move(107, 60)
    app.release(108, 60)
    #expect(view.log == ["began 0,10", "moved 1,10", "moved 7,10", "ended 8,10"])
  }

  @Test func motionToTheSamePlaceSendsNothing() {
    let (app, view) = make()
    app.press(110, 60)
    app.move(110, 60)
    app.advance(0.1)
    #expect(view.log == ["began 10,10"])
  }

  @Test func quickTapsAtOnePlaceCountUp() {
    let (app, view) = make()
    for _ in 0..<3 {
      app.press(110, 60)
      app.release(110, 60)
      app.advance(0.2)
    }
    #expect(view.touches.filter { $0.phase == .ended }.map(\.tapCount) == [1, 1, 2, 2, 3, 3])
  }

  @Test(arguments: [WindowChange.unfocused, .hidden, .destroyed, .closeRequested])
  func aWindowThatCannotBeTouchedAnyMoreCancels(change: WindowChange) {
    let (app, view) = make()
    app.press(110, 60)
    app.post(change)
    #expect(view.log == ["began 10,10", "cancelled 10,10"])
  }

  @Test func fingersStayDownWhenTheKeyboardGoesElsewhere() {
    let (app, view) = make()
    app.touch(7, .down, 110, 60)
    app.post(.unfocused)
    app.touch(7, .lift, 110, 60)
    #expect(view.log == ["began 10,10", "ended 10,10"])
  }

  @Test func hidingAWindowInCodeCancels() {
    let (app, view) = make()
    app.press(110, 60)
    app.window.isHidden = true
    #expect(view.log == ["began 10,10", "cancelled 10,10"])
  }

  @Test func anyButtonTouchesAndSaysWhich() {
    let (app, view) = make()
    var masks: [UIEvent.ButtonMask] = []
    view.onTouch = { _, event in event.map { masks.append($0.buttonMask) } }
    app.pointer(.pressed(.secondary), 110, 60)
    app.pointer(.released(.secondary), 110, 60)
    #expect(view.log == ["began 10,10", "ended 10,10"])
    #expect(masks == [.secondary, []])
  }

  @Test func aSecondButtonJoinsTheTouchOfTheFirst() {
    let (app, view) = make()
    app.press(110, 60)
    app.pointer(.pressed(.secondary), 111, 60, held: [.primary, .secondary])
    app.pointer(.released(.primary), 112, 60, held: [.secondary])
    app.pointer(.released(.secondary), 113, 60)
    #expect(view.log.first == "began 10,10")
    #expect(view.log.last == "ended 13,10")
    #expect(Set(view.touches).count == 1)
  }

  @Test func hoverTouchesNothing() {
    let (app, view) = make()
    app.pointer(.entered, 110, 60)
    app.pointer(.moved, 120, 60, held: [])
    app.pointer(.exited, 130, 60)
    #expect(view.log == [])
  }

  @Test func aViewThatLeavesTheWindowKeepsItsTouch() {
    let (app, view) = make()
    app.press(110, 60)
    view.removeFromSuperview()
    app.move(140, 60)
    app.release(140, 60)
    #expect(view.log.map { $0.prefix(5) } == ["began", "moved", "ended"])
    #expect(view.touches[0].view === view)
  }

  @Test func whatIsNotOverriddenGoesUpTheChain() {
    let (app, view) = make()
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(child)
    app.press(115, 65)
    #expect(view.log == ["began 15,15"])
    #expect(view.touches[0].view === child)
  }
}

@MainActor
struct HostileInputTests {
  private func make() -> (TestApp, RecordingView) {
    let app = TestApp()
    let view = RecordingView("a", frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    app.window.addSubview(view)
    app.turn()
    return (app, view)
  }

  @Test func aReleaseWithoutAPressIsDropped() {
    let (app, view) = make()
    app.release(10, 10)
    #expect(view.log == [])
  }

  @Test func aSecondPressWithoutAReleaseCancelsTheFirst() {
    let (app, view) = make()
    app.press(10, 10)
    app.press(20, 20)
    app.release(20, 20)
    #expect(view.log == ["began 10,10", "cancelled 10,10", "began 20,20", "ended 20,20"])
    #expect(Set(view.touches).count == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func placesThatAreNoNumbersAreDropped(number: Double) {
    let (app, view) = make()
    app.press(number, 10)
    #expect(view.log == [])
    app.press(10, 10)
    app.move(10, number)
    app.release(number, number)
    #expect(view.log == ["began 10,10", "ended 10,10"])
  }

  @Test func eventsForWindowsThatAreGoneAreDropped() {
    let (app, view) = make()
    let gone = WindowID(rawValue: 4711)
    let sample = PointerSample(
      action: .pressed(.primary), x: 1, y: 1, buttons: [.primary], modifiers: [],
      time: app.platform.clock.now())
    app.platform.post(.pointer(gone, sample))
    app.platform.post(.window(gone, .closeRequested))
    app.platform.post(.window(gone, .resized(PixelSize(width: 5, height: 5), syncToken: 1)))
    #expect(view.log == [])
    #expect(app.application.exitStatus == nil)
  }

  @Test func absurdSizesAreIgnored() {
    let (app, _) = make()
    app.post(.resized(PixelSize(width: 0, height: -5), syncToken: nil))
    #expect(app.window.bounds.size == CGSize(width: 320, height: 240))
  }

  @Test func aHandlerThatRemovesEverythingHarmsNobody() {
    let (app, view) = make()
    view.onTouch = { _, _ in
      app.window.subviews.forEach { $0.removeFromSuperview() }
      app.window.isHidden = true
    }
    app.press(10, 10)
    #expect(view.log == ["began 10,10", "cancelled 10,10"])
  }
}
