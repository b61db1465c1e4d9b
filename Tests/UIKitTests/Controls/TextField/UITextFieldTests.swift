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

  @Test func whatTheProgramSelectsAsEditingBeginsStays() {
    final class Selecting: NSObject, UITextFieldDelegate {
      var begins = 0
      func textFieldDidBeginEditing(_ textField: UITextField) {
        begins += 1
        textField.selectAll(nil)
      }
    }
    let (stage, selecting) = (TextFieldStage(), Selecting())
    stage.field.text = "hello"
    stage.field.delegate = selecting
    let place = CGPoint(x: 30, y: stage.field.bounds.midY)
    stage.harness.click(stage.field, at: place)
    #expect(stage.selection == 0..<5)
    stage.harness.advance(by: 2)
    stage.harness.click(stage.field, at: place)
    #expect(stage.selection.isEmpty)
    stage.other.becomeFirstResponder()
    stage.harness.advance(by: 2)
    stage.harness.tap(stage.field, at: place)
    #expect(stage.selection == 0..<5 && selecting.begins == 2)
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
}
