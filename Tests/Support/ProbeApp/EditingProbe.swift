import UIKit

/// A text view that fills the window and writes its text and its selection after each change.
class EditingProbe: UIViewController, UITextViewDelegate {
  private let textView = UITextView()

  override func viewDidLoad() {
    title = "Probe"
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.font = .systemFont(ofSize: 17)
    textView.delegate = self
    view.addSubview(textView)
  }

  override func viewDidAppear(_ animated: Bool) { textView.becomeFirstResponder() }

  func textViewDidChange(_ textView: UITextView) { tell() }
  func textViewDidChangeSelection(_ textView: UITextView) { tell() }

  private func tell() {
    let range = textView.selectedRange
    report("\(range.location)+\(range.length) \(textView.text!.debugDescription)")
  }
}
