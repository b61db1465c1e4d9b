import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

/// Characters that an input method composes from several keys: it keeps their presses and sends the
/// character as a press of key code 0. The releases are real.
@MainActor @Suite struct X11EventTranslatorComposingTests {
  let fixture = TranslatorFixture()
  let accent: UInt32 = 48
  let keyE: UInt32 = 26

  private func words() -> [String] {
    fixture.strokes().map { "\($0.action) \($0.usage) \($0.characters)" }
  }

  private func compose() {
    fixture.keptKey(KeyPress, accent)
    fixture.key(KeyRelease, accent)
    fixture.keptKey(KeyPress, keyE)
    fixture.key(KeyPress, 0)
    fixture.key(KeyRelease, keyE)
  }

  @Test func eachComposedCharacterIsAPressOfTheLastKey() {
    compose()
    compose()
    let once = ["pressed 8 0/0", "released 8 "]
    #expect(words() == once + once)
  }

  @Test func aReleaseThatTheInputMethodKeepsIsARelease() {
    fixture.keptKey(KeyPress, keyE)
    fixture.key(KeyPress, 0)
    fixture.keptKey(KeyRelease, keyE)
    #expect(words() == ["pressed 8 0/0", "released 8 "])
  }

  @Test func aCharacterThatComesAfterTheReleaseEndsAtOnce() {
    fixture.keptKey(KeyPress, keyE)
    fixture.key(KeyRelease, keyE)
    fixture.key(KeyPress, 0)
    #expect(words() == ["pressed 8 0/0", "released 8 "])
  }

  @Test func charactersOfNoKeyBeginAndEndEach() {
    fixture.key(KeyPress, 0)
    fixture.key(KeyPress, 0)
    let once = ["pressed 0 0/0", "released 0 "]
    #expect(words() == once + once)
  }

  @Test func aKeyThatGoesOnRepeatingIsStillTheSamePress() {
    fixture.keptKey(KeyPress, keyE)
    fixture.key(KeyPress, 0)
    fixture.key(KeyPress, keyE)
    fixture.key(KeyRelease, keyE)
    #expect(words() == ["pressed 8 0/0", "repeated 8 26/0", "released 8 "])
  }

  /// A dead key held down: every second repeat types its character.
  @Test func aDeadKeyThatRepeatsIsOnePress() {
    for _ in 1...2 {
      fixture.keptKey(KeyPress, accent)
      fixture.keptKey(KeyPress, accent)
      fixture.key(KeyPress, 0)
    }
    fixture.key(KeyRelease, accent)
    #expect(words() == ["pressed 52 0/0", "repeated 52 0/0", "released 52 "])
  }

  @Test func whatIsNotComposedIsSilent() {
    fixture.keptKey(KeyPress, accent)
    fixture.key(KeyRelease, accent)
    fixture.keptKey(KeyPress, keyE)
    fixture.key(KeyRelease, keyE)
    #expect(words().isEmpty)
  }

  /// A server of XIM gives a key back that it does not take, maybe after its release.
  @Test func aKeyThatIsGivenBackAfterItsReleaseEndsAtOnce() {
    fixture.keptKey(KeyPress, keyE)
    fixture.key(KeyRelease, keyE)
    fixture.key(KeyPress, keyE)
    #expect(words() == ["pressed 8 26/0", "released 8 "])
    fixture.key(KeyPress, keyE)
    #expect(words() == ["pressed 8 26/0"])
  }

  @Test func losingTheFocusEndsAComposedCharacter() {
    fixture.focus(FocusIn)
    fixture.keptKey(KeyPress, keyE)
    fixture.key(KeyPress, 0)
    fixture.focus(FocusOut)
    fixture.key(KeyRelease, keyE)
    #expect(words() == ["pressed 8 0/0", "released 8 "])
  }
}
