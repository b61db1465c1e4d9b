import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

@MainActor @Suite struct X11EventTranslatorTouchTests {
  private func make() -> TranslatorFixture {
    let fixture = TranslatorFixture()
    fixture.plugInEverything()
    return fixture
  }

  @Test func aTouchIsTrackedFromBeginToEndWithItsFractions() {
    let fixture = make()
    fixture.touch(X11InputEvent.touchBegan, 7, x: 10.25, y: 20.5) { $0.values = [4: 2047] }
    fixture.own(7)
    fixture.touch(X11InputEvent.touchMoved, 7, x: 11.125, y: 20.5) { $0.state = UInt32(ShiftMask) }
    fixture.touch(X11InputEvent.touchEnded, 7, x: 12, y: 20.5)
    let reports = fixture.touches()
    #expect(reports.map(\.action) == [.down, .move, .lift])
    #expect(reports.map(\.x) == [10.25, 11.125, 12])
    #expect(reports.allSatisfy { $0.contact == 7 && $0.kind == .finger })
    #expect(reports[0].pose.force == 1)
    #expect(reports[1].modifiers == .shift)
  }

  @Test func whatTheServerMakesOfATouchIsDropped() {
    let fixture = make()
    fixture.touch(X11InputEvent.moved, 0) { $0.isEmulated = true }
    fixture.touch(X11InputEvent.pressed, 1) { $0.isEmulated = true }
    fixture.touch(X11InputEvent.released, 1) { $0.isEmulated = true }
    fixture.touch(X11InputEvent.entered, 0)
    #expect(fixture.events().isEmpty)
  }

  @Test func aTouchThatNeverBecameOursWasTakenByAShell() {
    let fixture = make()
    fixture.touch(X11InputEvent.touchBegan, 7, x: 10, y: 20)
    fixture.touch(X11InputEvent.touchMoved, 7, x: 15, y: 20)
    fixture.touch(X11InputEvent.touchEnded, 7, x: 0, y: 0)
    let reports = fixture.touches()
    #expect(reports.map(\.action) == [.down, .move, .cancel])
    #expect(reports[2].x == 15, "a stolen touch's end knows no place")
  }

  @Test func aLiftWhileTheShellDecidesWaitsForItsDecision() {
    let fixture = make()
    fixture.touch(X11InputEvent.touchBegan, 7, x: 10, y: 20)
    fixture.touch(X11InputEvent.touchMoved, 7, x: 10, y: 20) { $0.isPending = true }
    #expect(fixture.touches().map(\.action) == [.down])
    fixture.own(7)
    fixture.touch(X11InputEvent.touchEnded, 7, x: 10, y: 20)
    #expect(fixture.touches().map(\.action) == [.lift])
  }

  @Test func touchesOfADeviceThatGoesAreCancelled() {
    let fixture = make()
    for id: UInt32 in [7, 8] {
      fixture.touch(X11InputEvent.touchBegan, id)
      fixture.own(id)
    }
    // The server ends the touches of a device before it reports that the device was removed.
    fixture.touch(X11InputEvent.touchEnded, 7)
    fixture.hierarchy(TranslatorFixture.screen, hasGone: true)
    #expect(fixture.touches().map(\.action) == [.down, .down, .cancel, .cancel])
    fixture.touch(X11InputEvent.touchEnded, 8)
    #expect(fixture.touches().isEmpty)
  }

  @Test func aLiftWaitsTwoMillisecondsForItsDeviceToGo() {
    let fixture = make()
    fixture.touch(X11InputEvent.touchBegan, 7)
    fixture.own(7)
    fixture.touch(X11InputEvent.touchEnded, 7)
    fixture.translator.finishBatch(at: HostTime(seconds: 50.001))
    #expect(fixture.translator.takeOutput().count == 1, "it arrived at 50")
    fixture.translator.finishBatch(at: HostTime(seconds: 50.002))
    #expect(fixture.touches().map(\.action) == [.lift])
  }

  @Test func anotherDeviceThatGoesTakesNoTouchWithIt() {
    let fixture = make()
    fixture.touch(X11InputEvent.touchBegan, 7)
    fixture.own(7)
    fixture.touch(X11InputEvent.touchEnded, 7)
    fixture.hierarchy(TranslatorFixture.mouse, hasGone: true)
    #expect(fixture.touches().map(\.action) == [.down, .lift])
  }

  @Test func aLiftComesBeforeWhatHappensAfterIt() {
    let fixture = make()
    fixture.touch(X11InputEvent.touchBegan, 7)
    fixture.own(7)
    fixture.touch(X11InputEvent.touchEnded, 7)
    fixture.touch(X11InputEvent.touchBegan, 8)
    #expect(
      fixture.touches().map { "\($0.action) \($0.contact)" } == ["down 7", "lift 7", "down 8"])
  }

  @Test func touchesOfStrangersWindowsArePassedOver() {
    let fixture = make()
    fixture.touch(X11InputEvent.touchBegan, 7) { $0.window = 4711 }
    fixture.touch(X11InputEvent.touchMoved, 7) { $0.window = 4711 }
    #expect(fixture.events().isEmpty)
  }
}
