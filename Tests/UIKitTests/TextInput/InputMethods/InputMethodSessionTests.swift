import Foundation
import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// Text without letters, which records what the input method does to it.
private final class Document: UIView, InputMethodClient {
  var log: [String] = []
  var textTraits = TextTraits()
  var caretRectInWindow: CGRect?
  var surroundingText: SurroundingText?

  override var canBecomeFirstResponder: Bool { true }

  func commitText(_ text: String) { log.append("\(text)!") }
  func setPreedit(_ preedit: Preedit) { log.append("[\(preedit.text)]") }
  func acceptPreedit() { log.append("accept") }
  func deleteText(aroundCaret range: Range<Int>) { log.append("delete \(range)") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("+" + presses.map { $0.key?.characters ?? "" }.joined())
  }
}

/// A view that only takes text.
private final class Label: UIView, UIKeyInput {
  var text = ""
  var keyboardType = UIKeyboardType.emailAddress
  var isSecureTextEntry = false
  var autocapitalizationType = UITextAutocapitalizationType.none
  var spellCheckingType = UITextSpellCheckingType.no

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
}

@MainActor @Suite struct InputMethodSessionTests {
  private let harness = AppHarness(scale: 2)
  private let document = Document(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let other = Document(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let window: UIWindow

  init() {
    let controller = UIViewController()
    controller.view.addSubview(document)
    controller.view.addSubview(other)
    window = harness.show(controller)
    document.becomeFirstResponder()
    // Letters are composed, space commits them.
    var text = ""
    method.script = { stroke in
      if stroke.characters == " ", !text.isEmpty {
        defer { text = "" }
        return [.preedit(Preedit()), .commit(text.uppercased())]
      }
      guard stroke.characters.first?.isLetter == true else { return nil }
      text += stroke.characters
      return [.preedit(Preedit(text: text, caret: text.utf16.count))]
    }
    harness.advance(by: 0)
  }

  private var platform: HeadlessPlatform {
    harness.application.engine.platform as! HeadlessPlatform
  }
  private var method: HeadlessInputMethod { platform.headlessInputMethod }

  private func send(_ event: InputMethodEvent) {
    platform.post(.inputMethod(platform.windows[0].id, event))
    harness.advance(by: 0)
  }

  @Test func whatIsComposedIsNoKey() {
    harness.type("na 1")
    #expect(document.log == ["[n]", "[na]", "[]", "NA!", "+1"])
  }

  @Test func theMethodFollowsTheFirstResponder() {
    #expect(method.session?.window == platform.windows[0].id)
    document.resignFirstResponder()
    harness.advance(by: 0)
    #expect(method.session == nil)
    other.textTraits = TextTraits(purpose: .url)
    other.becomeFirstResponder()
    harness.advance(by: 0)
    #expect(method.session?.traits.purpose == .url)
    other.textTraits.purpose = .email
    harness.application.engine.turn.run()
    #expect(method.session?.traits.purpose == .email)
    harness.type("n")
    #expect(document.log.isEmpty)
    #expect(other.log == ["[n]"])
  }

  @Test func aCompositionEndsBeforeTheFocusMoves() {
    harness.type("n")
    other.becomeFirstResponder()
    harness.advance(by: 0)
    #expect(document.log == ["[n]", "accept"])
    #expect(method.resets == 1)
    send(.commit("late"))
    #expect(document.log == ["[n]", "accept"])
    #expect(other.log == ["late!"])
  }

  @Test func aChangeFromElsewhereEndsItOnce() {
    harness.type("n")
    let session = harness.application.engine.inputMethod
    session.finish()
    session.finish()
    #expect(document.log == ["[n]", "accept"])
    #expect(method.resets == 1)
    #expect(!session.isComposing)
  }

  @Test func whatAMethodLeavesStays() {
    send(.ended)
    send(.preedit(Preedit()))
    #expect(document.log.isEmpty)
    harness.type("n")
    send(.ended)
    #expect(document.log == ["[n]", "accept"])
    #expect(method.resets == 0)
  }

  @Test func aClientThatIsGoneTakesNothing() {
    harness.type("n")
    document.removeFromSuperview()
    send(.commit("late"))
    #expect(document.log == ["[n]", "accept"])
    #expect(method.session == nil)
  }

  @Test func theCaretIsInPixels() {
    document.caretRectInWindow = CGRect(x: 10, y: 20.25, width: 1, height: 15)
    harness.application.engine.turn.run()
    #expect(method.caret == PixelRect(x: 20, y: 40, width: 2, height: 31))
    document.caretRectInWindow = CGRect(x: CGFloat.nan, y: 0, width: 1, height: CGFloat.infinity)
    harness.application.engine.turn.run()
    #expect(method.caret == PixelRect(x: 20, y: 40, width: 2, height: 31))
  }

  /// Scalars of the text become code units from the caret; 𝄞 is two.
  @Test(
    arguments: [
      (-1, 1, "delete -2..<0"), (-9, 10, "delete -3..<1"), (0, 99, "delete 0..<1"), (-1, 0, nil),
      (5, 5, nil), (.min, .max, "delete -3..<-2"), (.max, .max, nil), (0, -3, nil),
    ] as [(Int, Int, String?)])
  func textIsRemovedAroundTheCaret(offset: Int, count: Int, word: String?) {
    send(.deleteSurrounding(offset: offset, count: count))
    #expect(document.log.isEmpty)
    document.surroundingText = SurroundingText(text: "a𝄞b", caret: 3, anchor: 3)
    send(.deleteSurrounding(offset: offset, count: count))
    #expect(document.log == [word].compactMap(\.self))
  }

  @Test func secretsAreNotTold() {
    document.surroundingText = SurroundingText(text: "abc", caret: 3, anchor: 3)
    document.textTraits = TextTraits(purpose: .password)
    harness.application.engine.turn.run()
    #expect(method.surrounding == nil)
    harness.type("n")
    #expect(document.log == ["+n"])
  }

  @Test func viewsThatTakeKeysTakeCommits() {
    let label = Label(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.rootViewController?.view.addSubview(label)
    label.becomeFirstResponder()
    harness.type("na 1")
    #expect(label.text == "NA1")
    #expect(method.caret == PixelRect(x: 20, y: 40, width: 60, height: 80))
    #expect(
      method.session?.traits
        == TextTraits(purpose: .email, hints: .doesNotCheckSpelling, showsPreedit: false))
    send(.deleteSurrounding(offset: -1, count: 1))
    #expect(label.text == "NA1")
    label.isSecureTextEntry = true
    harness.application.engine.turn.run()
    harness.type("n ")
    #expect(label.text == "NA1n ")
  }

  @Test func compositionsAreRecordedAndReplayed() throws {
    harness.application.startRecordingInput()
    harness.type("na ")
    let recording = try #require(harness.application.stopRecordingInput())
    let expected = document.log
    document.log = []
    harness.application.replay(recording)
    harness.advance(by: 1)
    #expect(document.log == expected)
    #expect(expected == ["[n]", "[na]", "[]", "NA!"])
  }
}
