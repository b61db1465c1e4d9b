import Foundation
import PlatformKit

@testable import UIKit
@testable import UIKitTesting

/// A text view in a window, with a delegate that records what it is told.
@MainActor
class TextViewPage {
  let harness: AppHarness
  let view: UITextView
  let recorder = TextViewRecorder()
  private(set) var window: UIWindow!

  init(
    _ text: String = "", size: CGSize = CGSize(width: 300, height: 200), isActive: Bool = true
  ) {
    harness = AppHarness()
    view = UITextView(frame: CGRect(origin: .zero, size: size))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    let controller = UIViewController()
    controller.view.addSubview(view)
    window = harness.show(controller, size: CGSize(width: size.width, height: size.height + 60))
    if isActive {
      view.becomeFirstResponder()
      view.selectedRange = NSRange()
    }
    harness.settle()
    recorder.calls = []
    view.delegate = recorder
  }

  /// The text with the selection in it: `|` is the caret, `[` and `]` are the ends.
  var state: String {
    let units = Array(view.text.utf16)
    let range = view.selectedRange
    func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    let (head, tail) = (part(0..<range.location), part(range.location + range.length..<units.count))
    if range.length == 0 { return head + "|" + tail }
    return head + "[" + part(range.location..<range.location + range.length) + "]" + tail
  }

  /// The middle of the left edge of a character.
  func place(_ offset: Int) -> CGPoint {
    let position = view.position(from: view.beginningOfDocument, offset: offset)!
    let caret = view.caretRect(for: position)
    return CGPoint(x: caret.midX, y: caret.midY)
  }

  func keys(_ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []) {
    for key in keys { harness.press(key, modifiers: modifiers) }
  }

  var method: HeadlessInputMethod {
    (harness.application.engine.platform as! HeadlessPlatform).headlessInputMethod
  }

  func send(_ event: InputMethodEvent) {
    harness.post(.inputMethod(window.platformWindow!.id, event))
    harness.advance(by: 0)
  }
}

/// Records calls in their order.
@MainActor
final class TextViewRecorder: NSObject, UITextViewDelegate {
  var calls: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayChange: (NSRange, String) -> Bool = { _, _ in true }
  var onChange: (UITextView) -> Void = { _ in }
  var onSelect: (UITextView) -> Void = { _ in }
  var mayOpen = true

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    calls.append("should begin")
    return mayBegin
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    calls.append("should end")
    return mayEnd
  }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    calls.append("may \(range.location)+\(range.length) \(text.debugDescription)")
    return mayChange(range, text)
  }
  func textViewDidChange(_ textView: UITextView) {
    calls.append("changed \(textView.text!.debugDescription)")
    onChange(textView)
  }
  func textViewDidChangeSelection(_ textView: UITextView) {
    calls.append("selected \(textView.selectedRange.location)+\(textView.selectedRange.length)")
    onSelect(textView)
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    calls.append("open \(URL) \(characterRange.location)+\(characterRange.length)")
    return mayOpen
  }
}
