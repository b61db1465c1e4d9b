import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct UITextFieldTests {
  private let stage = TextFieldStage()
  private var field: UITextField { stage.field }

  // MARK: Orders

  @Test func editingBeginsChangesAndEndsInThisOrder() {
    stage.harness.click(field, at: CGPoint(x: 10, y: 17))
    #expect(stage.takeLog() == ["may begin", "begun", "begin event"])
    #expect(field.isEditing && field.isFirstResponder)
    stage.harness.type("a")
    #expect(
      stage.takeLog() == ["may change 0+0 to \"a\"", "selection 1-1", "changed event"])
    stage.press(.keyboardDeleteOrBackspace)
    #expect(
      stage.takeLog() == ["may change 0+1 to \"\"", "selection 0-0", "changed event"])
    stage.harness.click(stage.other)
    #expect(stage.takeLog() == ["may end", "ended", "end event"])
    #expect(!field.isEditing && stage.other.isEditing)
  }

  @Test func whatTheDelegateRefusesDoesNotHappen() {
    stage.refused = ["may begin"]
    stage.harness.click(field)
    #expect(!field.isFirstResponder && stage.takeLog() == ["may begin"])
    stage.refused = ["change", "may end"]
    stage.begin()
    stage.harness.type("a")
    #expect(field.text == "" && stage.takeLog() == ["may change 0+0 to \"a\""])
    stage.harness.click(stage.other)
    #expect(field.isFirstResponder && !stage.other.isFirstResponder)
    #expect(stage.takeLog() == ["may end"])
  }

  @Test func settingTheTextInCodeTellsOfTheSelectionOnly() {
    stage.begin()
    field.text = "code"
    #expect(stage.takeLog() == ["selection 4-4"] && field.text == "code")
    field.text = nil
    #expect(field.text == "" && field.attributedText?.length == 0)
    field.text = "two\nlines"
    #expect(field.text == "two lines")
  }

  @Test func returnEndsEditingIfSomebodyListens() {
    stage.begin()
    stage.press(.keyboardReturnOrEnter)
    #expect(stage.takeLog() == ["may return", "primary event"] && field.isFirstResponder)
    stage.listenToExit()
    stage.press(.keyboardReturnOrEnter)
    #expect(
      stage.takeLog()
        == ["may return", "exit event", "primary event", "may end", "ended", "end event"])
    #expect(!field.isFirstResponder && field.text == "")
    stage.begin()
    stage.refused = ["may return"]
    stage.press(.keyboardReturnOrEnter)
    #expect(stage.takeLog() == ["may return"] && field.isFirstResponder)
  }

  @Test func notificationsFollow() {
    @MainActor final class Names { var all: [Notification.Name] = [] }
    let names = Names()
    let center = NotificationCenter.default
    let observed = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = observed.map { name in
      center.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { names.all.append(name) }
      }
    }
    defer { tokens.forEach(center.removeObserver) }
    stage.begin()
    stage.harness.type("x")
    field.resignFirstResponder()
    #expect(names.all == observed)
  }

  @Test func endingWithAReasonGoesBeforeThePlainOne() {
    final class Reasons: UITextFieldDelegate {
      var log: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("plain") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { log.append("reason \(reason.rawValue)") }
    }
    let reasons = Reasons()
    field.delegate = reasons
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(reasons.log == ["reason 0"])
  }

  @Test func aForcedEndAsksNobodyTwiceAndEndsOnce() {
    stage.begin()
    stage.refused = ["may end"]
    stage.page.endEditing(true)
    #expect(!field.isFirstResponder && !field.isEditing)
    #expect(stage.takeLog().filter { $0 == "ended" }.count == 1)
  }

  @Test func aFieldThatLeavesItsWindowEndsEditing() {
    stage.begin()
    field.removeFromSuperview()
    #expect(!field.isEditing && stage.takeLog().suffix(2) == ["ended", "end event"])
    #expect(!field.becomeFirstResponder())
  }

  @Test func disabledFieldsAreNotEdited() {
    stage.begin()
    field.isEnabled = false
    #expect(!field.isFirstResponder && !field.isEditing)
    stage.harness.click(field)
    #expect(!field.isFirstResponder)
  }

  // MARK: Typing

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

  // MARK: Clearing

  @Test func theClearButtonAsksAndRemovesAll() throws {
    field.clearButtonMode = .whileEditing
    field.text = "text"
    #expect(stage.harness.view(labelled: "Clear text") == nil)
    stage.begin()
    let button = try #require(stage.harness.view(labelled: "Clear text"))
    #expect(button.frame == field.clearButtonRect(forBounds: field.bounds))
    stage.refused = ["may clear"]
    stage.harness.click(button)
    #expect(field.text == "text" && stage.takeLog() == ["may clear"])
    stage.refused = []
    stage.harness.click(button)
    #expect(field.text == "" && stage.takeLog() == ["may clear", "selection 0-0", "changed event"])
    stage.harness.settle()
    #expect(stage.harness.view(labelled: "Clear text") == nil)
  }

  @Test func beginningMayClear() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    stage.refused = ["may clear"]
    field.becomeFirstResponder()
    #expect(field.text == "old")
    field.resignFirstResponder()
    stage.refused = []
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func theSelectionIsGivenBack() {
    let stage = TextFieldStage()
    stage.begin()
    stage.field.text = "hello"
    stage.field.selectAll(nil)
    let state = stage.field.interactionState
    stage.other.becomeFirstResponder()
    stage.field.interactionState = state
    #expect(stage.field.isEditing && stage.selection == 0..<5)
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
