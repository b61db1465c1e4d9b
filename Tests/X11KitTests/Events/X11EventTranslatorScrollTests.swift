import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

@MainActor @Suite struct X11EventTranslatorScrollTests {
  private let mouse = TranslatorFixture.mouse
  private let touchpad = TranslatorFixture.touchpad

  private func make() -> TranslatorFixture {
    let fixture = TranslatorFixture()
    fixture.plugInEverything()
    return fixture
  }

  private func wheel(_ fixture: TranslatorFixture, _ button: UInt32, isEmulated: Bool) {
    fixture.device(X11InputEvent.pressed, mouse, detail: button) { $0.isEmulated = isEmulated }
    fixture.device(X11InputEvent.released, mouse, detail: button) { $0.isEmulated = isEmulated }
  }

  @Test func turnsAreClicksOfFortyEightPoints() {
    let fixture = make()
    fixture.turn(mouse, to: 1000)
    fixture.turn(mouse, to: 1120)
    fixture.turn(mouse, to: 1090)
    let scrolls = fixture.scrolls()
    #expect(scrolls.map(\.dy) == [-48, 12], "120 is a click downwards; −30 a quarter back")
    #expect(scrolls.allSatisfy { $0.dx == 0 && !$0.isPrecise && $0.phase == nil })
  }

  @Test func bothAxesInOneReportAreOneScroll() {
    let fixture = make()
    fixture.device(X11InputEvent.moved, mouse) { $0.values = [2: 0, 3: 0] }
    fixture.device(X11InputEvent.moved, mouse, x: 5, y: 6) { $0.values = [2: 60, 3: -120] }
    let scrolls = fixture.scrolls()
    #expect(scrolls.map(\.dx) == [-24])
    #expect(scrolls.map(\.dy) == [48])
    #expect(scrolls.map(\.x) == [5])
    #expect(fixture.samples().isEmpty, "a turning wheel moves no pointer")
  }

  @Test func theFirstClickAfterComingBackIsKnownByItsButton() {
    let fixture = make()
    fixture.turn(mouse, to: 0)
    fixture.device(X11InputEvent.entered, mouse)
    fixture.turn(mouse, to: 12_000, at: 2000)
    fixture.device(X11InputEvent.pressed, mouse, detail: 5) {
      $0.isEmulated = true
      $0.time = 2000
    }
    #expect(fixture.scrolls().map(\.dy) == [-48], "one click, not the hundred turned elsewhere")
    fixture.turn(mouse, to: 12_120, at: 2010)
    fixture.device(X11InputEvent.pressed, mouse, detail: 5) {
      $0.isEmulated = true
      $0.time = 2010
    }
    #expect(fixture.scrolls().map(\.dy) == [-48], "the axis tells; its button says it again")
  }

  @Test(arguments: [4, 5, 6, 7] as [UInt32]) func plainButtonsAreClicks(button: UInt32) {
    let fixture = make()
    wheel(fixture, button, isEmulated: false)
    let expected: [UInt32: (Double, Double)] = [4: (0, 48), 5: (0, -48), 6: (48, 0), 7: (-48, 0)]
    let scrolls = fixture.scrolls()
    #expect(scrolls.count == 1)
    #expect(scrolls[0].dx == expected[button]!.0 && scrolls[0].dy == expected[button]!.1)
  }

  @Test func theServersOwnClicksAreNotCountedTwice() {
    let fixture = make()
    fixture.turn(mouse, to: 0)
    fixture.turn(mouse, to: 120, at: 1010)
    wheel(fixture, 5, isEmulated: true)
    #expect(fixture.scrolls().count == 1)
  }

  @Test(arguments: [true, false]) func devicesThatChangeStartAnew(isSwitch: Bool) {
    let fixture = make()
    fixture.newDevices = fixture.translator.devices
    fixture.turn(mouse, to: 0)
    fixture.translator.translate(
      .deviceChanged(source: mouse, isSwitch: isSwitch), arrivedAt: HostTime(seconds: 50))
    fixture.turn(mouse, to: 50_000)
    #expect(fixture.scrolls().isEmpty)
  }

  @Test func aTouchpadScrollsPreciselyAndSaysWhenItEnds() {
    let fixture = make()
    fixture.turn(touchpad, to: 0)
    fixture.turn(touchpad, to: 60)
    fixture.turn(touchpad, to: 60)
    let scrolls = fixture.scrolls()
    #expect(scrolls.map(\.dy) == [-7.5, 0])
    #expect(scrolls.map(\.phase) == [.changed, .ended])
    #expect(scrolls.allSatisfy { $0.isPrecise })
  }

  @Test func valuesThatAreNoNumbersAreDropped() {
    let fixture = make()
    fixture.turn(mouse, to: 0)
    fixture.turn(mouse, to: .nan)
    fixture.turn(mouse, to: 120)
    #expect(fixture.scrolls().map(\.dy) == [-48])
  }
}
