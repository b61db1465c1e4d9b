import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// The caret that an on-screen keyboard moves like a touchpad.
@MainActor
struct FloatingCursorTests {
  private let harness = AppHarness()

  private func expectCaretFollows(_ text: any UIView & UITextInput, length: Int) throws {
    harness.show(text)
    text.becomeFirstResponder()
    harness.settle()
    let places = try (0...length).map { offset in
      let position = try #require(text.position(from: text.beginningOfDocument, offset: offset))
      let caret = text.caretRect(for: position)
      return CGPoint(x: caret.midX, y: caret.midY)
    }
    func caret() -> Int? {
      text.selectedTextRange.map { text.offset(from: text.beginningOfDocument, to: $0.start) }
    }
    text.beginFloatingCursor(at: places[1])
    #expect(caret() == 1)
    text.updateFloatingCursor(at: places[length])
    #expect(caret() == length)
    text.updateFloatingCursor(at: CGPoint(x: -1000, y: places[0].y))
    #expect(caret() == 0)
    text.updateFloatingCursor(at: places[2])
    text.endFloatingCursor()
    #expect(caret() == 2 && text.selectedTextRange?.isEmpty == true)
  }

  @Test func inTextViewsAndFields() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.text = "caret"
    try expectCaretFollows(view, length: 5)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "caret"
    try expectCaretFollows(field, length: 5)
  }

  @Test func aTextThatKnowsNoPlacesKeepsItsSelection() {
    let text = PlainTextInput("caret")
    text.selectedTextRange = PlainTextInput.Range(1..<4)
    text.beginFloatingCursor(at: .zero)
    text.endFloatingCursor()
    #expect((text.selectedTextRange as? PlainTextInput.Range)?.range == 1..<4)
  }
}
