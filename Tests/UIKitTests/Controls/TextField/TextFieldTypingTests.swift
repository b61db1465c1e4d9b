import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Keys, pasting, marked text, and lines longer than the field.
@MainActor
@Suite struct TextFieldTypingTests {
  private let stage = TextFieldStage()
  private var field: UITextField { stage.field }

  @Test func spacesAreTextAndTabLeaves() {
    stage.begin()
    stage.harness.type("a b")
    #expect(field.text == "a b")
    stage.harness.press(.keyboardTab)
    #expect(field.text == "a b" && stage.other.isFirstResponder && stage.other.isFocused)
    stage.harness.press(.keyboardTab, modifiers: .shift)
    #expect(field.isFirstResponder)
  }

  @Test func keysEditAndSelect() {
    stage.begin()
    stage.harness.type("one two")
    stage.press(.keyboardDeleteOrBackspace, modifiers: .control)
    #expect(field.text == "one ")
    stage.press(.keyboardHome)
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(stage.selection == 0..<1)
    stage.harness.type("O")
    #expect(field.text == "One ")
    stage.harness.type("a", modifiers: .control)
    #expect(stage.selection == 0..<4)
    stage.harness.type("z", modifiers: .control)
    #expect(field.text == "one ")
  }

  @Test func copiedTextIsPastedInOneLine() {
    stage.begin()
    stage.harness.type("word")
    stage.harness.type("a", modifiers: .control)
    stage.harness.type("c", modifiers: .control)
    #expect(UIPasteboard.general.string == "word")
    UIPasteboard.general.string = "two\nlines\tand tabs"
    stage.harness.type("v", modifiers: .control)
    #expect(field.text == "two lines and tabs")
    stage.harness.type("a", modifiers: .control)
    stage.harness.type("x", modifiers: .control)
    #expect(field.text == "" && UIPasteboard.general.string == "two lines and tabs")
  }

  @Test func marksAreComposedInPlace() {
    stage.begin()
    field.text = "abcdef"
    field.selectedTextRange = field.textRange(from: position(2), to: position(4))
    field.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
    #expect(field.text == "abXYZef" && stage.selection == 3..<4)
    #expect(field.markedTextRange.map { field.editedText.range($0) } == 2..<5)
    field.unmarkText()
    #expect(field.text == "abXYZef" && field.markedTextRange == nil)
  }

  private func position(_ offset: Int) -> UITextPosition {
    field.position(from: field.beginningOfDocument, offset: offset)!
  }

  @Test func replacingTellsOfTheSelectionOnly() {
    stage.begin()
    field.text = "A😀B"
    let range = field.textRange(from: position(1), to: position(3))!
    _ = stage.takeLog()
    field.replace(range, withText: "Z")
    #expect(field.text == "AZB" && stage.selection == 2..<2)
    #expect(stage.takeLog() == ["selection 2-2"])
  }

  @Test func textThatIsInsertedOnceReplacesAllIfItShould() {
    stage.begin()
    field.text = "old"
    field.clearsOnInsertion = true
    stage.harness.type("n")
    stage.harness.type("e")
    #expect(field.text == "ne" && !field.clearsOnInsertion)
  }

  @Test func subclassesHearOfKeys() {
    final class Code: UITextField {
      var log: [String] = []
      override func insertText(_ text: String) {
        log.append(text)
        super.insertText(text)
      }
      override func deleteBackward() {
        log.append("delete")
        super.deleteBackward()
      }
    }
    let code = Code()
    let stage = TextFieldStage(code)
    stage.begin()
    stage.harness.type("1")
    stage.press(.keyboardDeleteOrBackspace, .keyboardDeleteOrBackspace)
    #expect(code.log == ["1", "delete", "delete"])
  }

  @Test func aDelegateMayChangeTheTextItIsAskedAbout() {
    final class Upper: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = (textField.text ?? "") + string.uppercased()
        return false
      }
    }
    let upper = Upper()
    field.delegate = upper
    field.becomeFirstResponder()
    stage.harness.type("abc")
    #expect(field.text == "ABC" && stage.selection == 3..<3)
  }

  // MARK: Long texts

  @Test func homeAndEndReachTheEndsOfAnyText() {
    let stage = TextFieldStage()
    stage.begin()
    stage.field.text = String(repeating: "abcd ", count: 8_000)
    stage.harness.settle()
    #expect(stage.selection == 40_000..<40_000)
    #expect(stage.field.scroll > 100_000, "all of it is one line")
    stage.press(.keyboardHome)
    #expect(stage.selection == 0..<0)
    stage.harness.settle()
    #expect(stage.field.scroll == 0)
    stage.press(.keyboardEnd, modifiers: .shift)
    #expect(stage.selection == 0..<40_000)
    stage.press(.keyboardUpArrow)
    #expect(stage.selection == 0..<0)
    stage.press(.keyboardDownArrow)
    #expect(stage.selection == 40_000..<40_000)
  }

  @Test func aDragBeyondTheFieldScrollsIt() {
    let stage = TextFieldStage()
    stage.begin()
    stage.field.text = String(repeating: "abcd ", count: 40)
    stage.press(.keyboardHome)
    stage.harness.advance(by: 1)
    stage.harness.mouseDown(stage.field, at: CGPoint(x: 30, y: 17))
    stage.harness.mouseDrag(to: CGPoint(x: 215, y: 17), in: stage.field)
    let first = stage.selection
    stage.harness.advance(by: 0.3)
    #expect(stage.selection.upperBound > first.upperBound && stage.field.scroll > 0)
    stage.harness.advance(by: 10)
    #expect(stage.selection.upperBound == 200 && stage.selection.lowerBound == first.lowerBound)
    stage.harness.mouseDrag(to: CGPoint(x: -15, y: 17), in: stage.field)
    stage.harness.advance(by: 10)
    #expect(stage.selection == 0..<first.lowerBound && stage.field.scroll == 0)
    stage.harness.mouseUp(stage.field, at: CGPoint(x: -15, y: 17))
    stage.harness.advance(by: 1)
    #expect(stage.selection == 0..<first.lowerBound)
  }
}
