import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

@MainActor @Suite struct X11EventTranslatorPointerTests {
  let fixture = TranslatorFixture()

  @Test func aDragOutsideKeepsItsCoordinatesAndItsButton() {
    fixture.button(ButtonPress, 1, x: 10, y: 20)
    fixture.feed(MotionNotify) {
      $0.xmotion.x = -35
      $0.xmotion.y = 999
      $0.xmotion.state = UInt32(Button1Mask)
    }
    fixture.button(ButtonRelease, 1, x: -35, y: 999)
    let samples = fixture.samples()
    #expect(samples.map(\.action) == [.pressed(.primary), .moved, .released(.primary)])
    #expect(samples.map(\.x) == [10, -35, -35])
    #expect(samples.map(\.y) == [20, 999, 999])
    #expect(samples.map(\.buttons) == [[.primary], [.primary], []])
  }

  @Test func wheelButtonsAreScrolledNotPressed() {
    for number: UInt32 in 4...7 {
      fixture.button(ButtonPress, number)
      fixture.button(ButtonRelease, number)
    }
    let events = fixture.events()
    #expect(events.count == 4)
    #expect(events.allSatisfy { if case .scroll = $0 { true } else { false } })
  }

  @Test func crossingsTellWhereThePointerIs() {
    fixture.crossing(EnterNotify)
    fixture.crossing(LeaveNotify)
    #expect(fixture.samples().map(\.action) == [.entered, .exited])
  }

  @Test(arguments: [NotifyGrab, NotifyUngrab]) func aGrabsLeaveMovesNothing(mode: Int32) {
    fixture.crossing(EnterNotify)
    fixture.crossing(LeaveNotify, mode: mode)
    #expect(fixture.samples().map(\.action) == [.entered])
  }

  @Test func aLeaveInsideADragWaitsForTheRelease() {
    fixture.crossing(EnterNotify)
    fixture.button(ButtonPress, 1)
    fixture.crossing(LeaveNotify)
    #expect(fixture.samples().map(\.action) == [.entered, .pressed(.primary)])
    fixture.button(ButtonRelease, 1)
    fixture.crossing(LeaveNotify, mode: NotifyUngrab)
    #expect(fixture.samples().map(\.action) == [.released(.primary), .exited])
  }

  @Test func aDragThatComesBackNeverLeaves() {
    fixture.crossing(EnterNotify)
    fixture.button(ButtonPress, 1)
    fixture.crossing(LeaveNotify)
    fixture.crossing(EnterNotify)
    fixture.button(ButtonRelease, 1)
    #expect(fixture.samples().map(\.action) == [.entered, .pressed(.primary), .released(.primary)])
  }

  @Test func modifiersAreReadFromTheState() {
    fixture.button(ButtonPress, 1, state: ShiftMask | ControlMask | Mod1Mask | Mod4Mask | LockMask)
    #expect(
      fixture.samples()[0].modifiers == [.shift, .control, .alternate, .command, .capsLock])
  }

  @Test func strangersWindowsArePassedOver() {
    fixture.feed(MotionNotify) { $0.xmotion.window = 4711 }
    #expect(fixture.events().isEmpty)
  }
}
