import FoundationAdditions

extension UILabel {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "text", { (object: UILabel) in object.text }, { $0.text = $1 },
          keyPath: { \UILabel.text }),
        KeyValueProperty(
          "attributedText", { (object: UILabel) in object.attributedText },
          { $0.attributedText = $1 },
          keyPath: { \UILabel.attributedText }),
        KeyValueProperty(
          "textColor", { (object: UILabel) in object.textColor }, { $0.textColor = $1 },
          keyPath: { \UILabel.textColor }),
        KeyValueProperty(
          "font", { (object: UILabel) in object.font }, { $0.font = $1 },
          keyPath: { \UILabel.font }),
        KeyValueProperty(
          "enabled", { (object: UILabel) in object.isEnabled }, { $0.isEnabled = $1 },
          keyPath: { \UILabel.isEnabled }),
        KeyValueProperty(
          "highlighted", { (object: UILabel) in object.isHighlighted }, { $0.isHighlighted = $1 },
          keyPath: { \UILabel.isHighlighted }),
      ]
    }
  }
}
