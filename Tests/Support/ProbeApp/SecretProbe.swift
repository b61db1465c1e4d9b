import UIKit

/// A field for a secret above a plain one. Writes how much of a text is selected, and not what.
class SecretProbe: UIViewController, UITextFieldDelegate {
  private let secret = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
  private let plain = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    secret.isSecureTextEntry = true
    for field in [secret, plain] {
      field.delegate = self
      view.addSubview(field)
    }
  }

  override func viewDidAppear(_ animated: Bool) { secret.becomeFirstResponder() }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let range = textField.selectedTextRange else { return }
    let length = textField.offset(from: range.start, to: range.end)
    let name = textField === secret ? "secret" : "plain"
    report("\(name) \(length) of \(textField.text?.count ?? 0)")
  }
}
