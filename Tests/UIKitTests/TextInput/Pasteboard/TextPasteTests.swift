import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Pastes that a delegate or a configuration has a say in.
@MainActor @Suite struct TextPasteTests {
  private final class Pastes: UITextPasteDelegate {
    var transform: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }
    var perform: (NSAttributedString, UITextRange) -> UITextRange? = { _, _ in nil }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) { transform(item) }
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange? { perform(attributedString, textRange) }
  }

  private let page = TextViewPage("one two")
  private let pastes = Pastes()

  init() {
    page.view.pasteDelegate = pastes
    page.view.selectedRange = NSRange(location: 0, length: 3)
    UIPasteboard.general.string = "new"
    page.recorder.calls = []
  }

  private func paste() { page.harness.type("v", modifiers: .control) }

  /// Items are loaded on other threads.
  private func waits(until isDone: () -> Bool) async throws -> Bool {
    for _ in 0..<6000 {
      if isDone() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  @Test func theDefaultIsWhatWouldBePasted() async throws {
    paste()
    #expect(try await waits { page.view.text == "new two" })
    #expect(page.recorder.calls.first == "may 0+3 \"new\"")
    page.harness.type("z", modifiers: .control)
    #expect(page.view.text == "one two")
  }

  @Test func anItemBecomesWhatTheDelegateMakesOfIt() {
    pastes.transform = { $0.setResult(string: "<new>") }
    paste()
    #expect(page.state == "<new>| two")
    pastes.transform = { $0.setNoResult() }
    paste()
    #expect(page.state == "<new>| two")
  }

  @Test func aResultMayComeLaterAndOnlyOnce() throws {
    var items: [any UITextPasteItem] = []
    pastes.transform = { items.append($0) }
    paste()
    #expect(page.view.text == "one two")
    let item = try #require(items.first)
    #expect((item.defaultAttributes[.font] as? UIFont)?.pointSize == 17)
    item.setResult(string: "late")
    item.setResult(string: "later")
    #expect(page.state == "late| two")
  }

  @Test func aPictureIsPastedAsAnAttachment() {
    let attachment = NSTextAttachment(data: nil, ofType: nil)
    pastes.transform = { $0.setResult(attachment: attachment) }
    paste()
    let pasted = page.view.textStorage.attribute(.attachment, at: 0, effectiveRange: nil)
    #expect(pasted as? NSTextAttachment === attachment && page.view.text == "\u{FFFC} two")
  }

  @Test func theDelegateMayPutTheTextThereItself() {
    var pasted: [String] = []
    pastes.transform = { $0.setResult(string: "x") }
    pastes.perform = { text, range in
      pasted.append(text.string)
      return range
    }
    paste()
    #expect(pasted == ["x"] && page.view.text == "one two")
  }

  @Test func whatAConfigurationDoesNotAcceptIsNotPasted() async throws {
    page.view.pasteDelegate = nil
    page.view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    paste()
    #expect(page.view.text == "one two")
    page.view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    paste()
    #expect(try await waits { page.view.text == "new two" })
  }

  @Test func aTextThatIsGoneIsNotPastedInto() throws {
    var items: [any UITextPasteItem] = []
    pastes.transform = { items.append($0) }
    do {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      page.window.addSubview(field)
      field.becomeFirstResponder()
      field.pasteDelegate = pastes
      UIPasteboard.general.string = "new"
      field.paste(nil)
      field.removeFromSuperview()
    }
    try #require(items.first).setResult(string: "nobody")
    #expect(page.view.text == "one two")
  }
}
