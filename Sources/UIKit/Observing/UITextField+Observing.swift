import FoundationAdditions

extension UITextField {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "text", { (object: UITextField) in object.text }, { $0.text = $1 },
          keyPath: { \UITextField.text }),
        KeyValueProperty(
          "attributedText", { (object: UITextField) in object.attributedText },
          { $0.attributedText = $1 },
          keyPath: { \UITextField.attributedText }),
        KeyValueProperty(
          "textColor", { (object: UITextField) in object.textColor }, { $0.textColor = $1 },
          keyPath: { \UITextField.textColor }),
        KeyValueProperty(
          "font", { (object: UITextField) in object.font }, { $0.font = $1 },
          keyPath: { \UITextField.font }),
      ]
    }
  }
}
