import FoundationAdditions

extension UIControl {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "enabled", { (object: UIControl) in object.isEnabled }, { $0.isEnabled = $1 },
          keyPath: { \UIControl.isEnabled }),
        KeyValueProperty(
          "selected", { (object: UIControl) in object.isSelected }, { $0.isSelected = $1 },
          keyPath: { \UIControl.isSelected }),
        KeyValueProperty(
          "highlighted", { (object: UIControl) in object.isHighlighted }, { $0.isHighlighted = $1 },
          keyPath: { \UIControl.isHighlighted }),
      ]
    }
  }
}
