import UIKitTesting
@testable import UIKit

/// A text field on a page in a window, and a record of what it asks and tells.
@MainActor
final class TextFieldStage: UITextFieldDelegate {
  let harness: AppHarness
  let page: UIView
  let field: UITextField
  /// Another field, to hand over to.
  let other: UITextField
  let window: UIWindow
  private(set) var log: [String] = []
  /// What the delegate refuses, by the word in the log.
  var refused: Set<String> = []

  init(
    _ makeField: @autoclosure () -> UITextField = UITextField(), isRightToLeft: Bool = false,
    scale: CGFloat = 1
  ) {
    harness = AppHarness(scale: scale)
    page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    field = makeField()
    if field.bounds.isEmpty { field.frame = CGRect(x: 20, y: 20, width: 200, height: 34) }
    page.backgroundColor = .systemBackground
    for view in [page, field, other] {
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    }
    page.addSubview(field)
    page.addSubview(other)
    window = harness.show(page)
    field.delegate = self
    record()
  }

  /// What was asked and told since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// As a user does.
  func begin() {
    harness.click(field, at: CGPoint(x: 10, y: field.bounds.midY))
    log = []
  }

  func press(_ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []) {
    for key in keys { harness.press(key, modifiers: modifiers) }
  }

  var selection: Range<Int> { field.editedText.editor.selection.range }

  private func record() {
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin event"), (.editingChanged, "changed event"),
      (.editingDidEnd, "end event"), (.editingDidEndOnExit, "exit event"),
      (.primaryActionTriggered, "primary event"),
    ]
    for (event, name) in names where event != .editingDidEndOnExit {
      field.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
    }
  }

  /// With somebody listening, Return ends editing.
  func listenToExit() {
    field.addAction(
      UIAction { [unowned self] _ in log.append("exit event") }, for: .editingDidEndOnExit)
  }

  private func ask(_ question: String) -> Bool {
    log.append(question)
    return !refused.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("may begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begun") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("may end") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("may clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("may return") }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    log.append("selection \(selection.lowerBound)-\(selection.upperBound)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("may change \(range.location)+\(range.length) to \"\(string)\"")
    return !refused.contains("change")
  }
}
