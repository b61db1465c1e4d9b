import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

@MainActor @Suite struct X11EventTranslatorKeyboardTests {
  let fixture = TranslatorFixture()
  /// The key A: kernel code 30, HID usage 4.
  let keyA: UInt32 = 38
  let leftShift: UInt32 = 50

  @Test func aPressWithoutAReleaseBetweenIsARepeat() {
    fixture.key(KeyPress, keyA)
    fixture.key(KeyPress, keyA)
    fixture.key(KeyRelease, keyA)
    fixture.key(KeyPress, keyA)
    let strokes = fixture.strokes()
    #expect(strokes.map(\.action) == [.pressed, .repeated, .released, .pressed])
    #expect(strokes.allSatisfy { $0.usage == 4 })
  }

  @Test func inputWithoutATimeLeavesTheLastOne() {
    fixture.key(KeyPress, keyA)
    fixture.button(ButtonPress, 1, time: Time(CurrentTime))
    #expect(fixture.translator.lastInputTime == 1000)
  }

  @Test func charactersIgnoringModifiersAreLookedUpWithShiftAlone() {
    fixture.key(KeyPress, keyA, state: ShiftMask | ControlMask | LockMask)
    let stroke = fixture.strokes()[0]
    #expect(stroke.characters == "38/\(ShiftMask | ControlMask | LockMask)")
    #expect(stroke.charactersIgnoringModifiers == "38/\(ShiftMask)")
  }

  @Test func aKeyWithoutModifiersIsLookedUpOnce() {
    fixture.key(KeyPress, keyA, state: ShiftMask)
    let stroke = fixture.strokes()[0]
    #expect(stroke.characters == "38/\(ShiftMask)")
    #expect(stroke.charactersIgnoringModifiers == "38/\(ShiftMask)")
    #expect(fixture.lookups == 1)
  }

  @Test func aModifierKeyCountsFromItsOwnPressToItsOwnRelease() {
    fixture.key(KeyPress, leftShift)
    fixture.key(KeyRelease, leftShift, state: ShiftMask)
    #expect(fixture.strokes().map(\.modifiers) == [.shift, []])
  }

  @Test func losingTheFocusReleasesWhatIsDown() {
    fixture.focus(FocusIn)
    fixture.key(KeyPress, keyA)
    _ = fixture.events()
    fixture.focus(FocusOut)
    fixture.key(KeyRelease, keyA)
    let strokes = fixture.strokes()
    #expect(strokes.map(\.action) == [.released])
    #expect(strokes.map(\.usage) == [4])
  }

  /// A press that was cancelled must not be reported as ended.
  @Test func theFocusIsGoneBeforeTheKeysAre() {
    fixture.focus(FocusIn)
    fixture.key(KeyPress, keyA)
    fixture.focus(FocusOut)
    let tail = fixture.events().suffix(2).map { event in
      switch event {
      case .window(_, .unfocused): "unfocused"
      case .key(_, let stroke): stroke.action.rawValue
      default: "other"
      }
    }
    #expect(tail == ["unfocused", "released"])
  }

  /// Alt and Tab: the window manager has the keyboard while Alt is released.
  @Test func whatCameUpDuringAGrabIsReleasedAfterIt() {
    let (leftAlt, tab): (UInt32, UInt32) = (64, 23)
    fixture.focus(FocusIn)
    fixture.key(KeyPress, leftShift)
    fixture.key(KeyPress, leftAlt)
    fixture.focus(FocusOut, mode: NotifyGrab)
    fixture.focus(FocusIn, mode: NotifyUngrab)
    _ = fixture.events()
    fixture.keymap([leftShift, tab])
    let strokes = fixture.strokes()
    #expect(strokes.map(\.action) == [.released])
    #expect(strokes.map(\.usage) == [0xE2])
    #expect(strokes.map(\.modifiers) == [.shift])
    fixture.key(KeyPress, leftAlt)
    #expect(fixture.strokes().map(\.action) == [.pressed])
  }

  @Test(arguments: [(NotifyGrab, NotifyNonlinear), (NotifyUngrab, NotifyNonlinear)])
  func grabsMoveNoFocus(mode: Int32, detail: Int32) {
    fixture.focus(FocusIn, mode: mode, detail: detail)
    #expect(fixture.changes().isEmpty)
  }

  @Test(arguments: [NotifyPointer, NotifyInferior]) func othersFocusIsNotOurs(detail: Int32) {
    fixture.focus(FocusIn, detail: detail)
    #expect(fixture.changes().isEmpty)
  }

  @Test func focusIsReportedOnceForEachChange() {
    fixture.focus(FocusIn)
    fixture.focus(FocusIn)
    fixture.focus(FocusOut)
    #expect(fixture.changes() == ["focused", "unfocused"])
  }
}
