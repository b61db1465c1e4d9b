import UIKit

/// Takes what is typed and reports it, and shows a blue bar of 40 points at the lower edge meanwhile.
class TypingProbe: UIViewController {
  private let page = TypingPage()

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    view.addSubview(page)
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      report("bar \(Int(frame?.cgRectValue.height ?? 0))")
    }
  }

  override func viewDidAppear(_ animated: Bool) { page.becomeFirstResponder() }
}

class TypingPage: UIView, UIKeyInput {
  private var text = ""
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? {
    bar.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    return bar
  }

  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { change(to: self.text + text) }
  func deleteBackward() { change(to: String(text.dropLast())) }

  private func change(to new: String) {
    let old = text
    text = new
    undoManager?.registerUndo(withTarget: self) { $0.change(to: old) }
    report("text \(text.debugDescription)")
  }
}
