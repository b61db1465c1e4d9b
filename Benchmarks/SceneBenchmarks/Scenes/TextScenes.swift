import Foundation
import UIKit

/// What other toolkits' text views show in the same scene: 13 pixels of DejaVu Sans, in this colour.
private enum BenchmarkText {
  static let font = UIFont(name: "DejaVu Sans", size: 13) ?? .systemFont(ofSize: 13)
  static let color = UIColor(hex: 0x2e86c1)
}

/// A text view that fills the window.
final class TextViewScene: UIViewController {
  private let text = UITextView()

  override func loadView() { view = text }

  override func viewDidLoad() {
    text.font = BenchmarkText.font
    text.textColor = BenchmarkText.color
    text.spellCheckingType = .no
    guard let path = BenchmarkSettings.document,
      let document = try? String(contentsOfFile: path, encoding: .utf8)
    else { return }
    text.text = document
    text.selectedRange = NSRange(location: 0, length: 0)
  }

  override func viewDidAppear(_ animated: Bool) {
    text.becomeFirstResponder()
    if !BenchmarkSettings.blinks { text.stopBlinking() }
    if BenchmarkSettings.caretIsInMiddle { moveToMiddle() }
  }

  private func moveToMiddle() {
    let characters = text.textStorage.mutableString
    let rest = NSRange(location: characters.length / 2, length: characters.length / 2)
    let end = characters.rangeOfCharacter(from: .newlines, options: [], range: rest).location
    guard end != NSNotFound else { return }
    text.selectedRange = NSRange(location: end, length: 0)
    text.scrollRangeToVisible(text.selectedRange)
    guard let caret = text.selectedTextRange.map({ text.caretRect(for: $0.end) }) else { return }
    text.contentOffset.y = caret.midY - text.bounds.height / 2
  }
}

/// A text field in a small window.
final class TextFieldScene: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    view.backgroundColor = .white
    field.font = BenchmarkText.font
    field.textColor = BenchmarkText.color
    field.spellCheckingType = .no
    field.frame = view.bounds
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    field.becomeFirstResponder()
    if !BenchmarkSettings.blinks { field.stopBlinking() }
  }
}

extension UIView {
  fileprivate func stopBlinking() {
    for case let display as UITextSelectionDisplayInteraction in interactions {
      display.cursorView = SteadyCaret()
    }
  }
}

private final class SteadyCaret: UIView, UITextCursorView {
  var isBlinking = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = tintColor
  }

  required init?(coder: NSCoder) { nil }

  func resetBlinkAnimation() {}
}
