import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// What texts tell their input delegate of changes by the program, and in which order.
@MainActor
struct InputDelegateTests {
  /// Writes down each call with the text and the selection of that moment.
  @MainActor
  private final class Recorder: UITextInputDelegate {
    var calls: [String] = []

    private func write(_ call: String, _ input: (any UITextInput)?) {
      guard let input, let selected = input.selectedTextRange,
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      else { return calls.append("\(call) of nothing") }
      let start = input.offset(from: input.beginningOfDocument, to: selected.start)
      let length = input.offset(from: selected.start, to: selected.end)
      calls.append("\(call) \(input.text(in: all) ?? "nil") \(start)+\(length)")
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) { write("will select", textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { write("selected", textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) { write("will change", textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) { write("changed", textInput) }

    func taken() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let recorder = Recorder()

  @Test func aViewTellsBeforeAndAfterAndThenItsOwnDelegate() {
    let page = TextViewPage("one two")
    page.view.inputDelegate = recorder
    page.recorder.onSelect = { [recorder] _ in recorder.calls.append("delegate") }
    page.view.selectedRange = NSRange(location: 4, length: 3)
    #expect(recorder.taken() == ["will select one two 0+0", "selected one two 4+3", "delegate"])
    page.view.text = "new"
    #expect(recorder.taken() == ["will change one two 4+3", "changed new 3+0", "delegate"])
    let start = page.view.beginningOfDocument
    page.view.selectedTextRange = page.view.textRange(from: start, to: start)
    #expect(recorder.taken() == ["will select new 3+0", "selected new 0+0", "delegate"])
    page.view.attributedText = NSAttributedString(string: "rich")
    #expect(recorder.taken() == ["will change new 0+0", "changed rich 4+0", "delegate"])
  }

  @Test func aFieldTellsBeforeAndAfter() {
    let stage = TextFieldStage()
    stage.field.text = "one"
    stage.begin()
    stage.press(.keyboardEnd)
    stage.field.inputDelegate = recorder
    stage.field.text = "other"
    #expect(recorder.taken() == ["will change one 3+0", "changed other 5+0"])
    stage.field.selectedTextRange = stage.field.textRange(
      from: stage.field.beginningOfDocument, to: stage.field.endOfDocument)
    #expect(recorder.taken() == ["will select other 5+0", "selected other 0+5"])
    stage.field.text = "other"
    #expect(recorder.taken() == [], "the text is the same")
  }
}
