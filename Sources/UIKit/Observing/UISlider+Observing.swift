import FoundationAdditions

extension UISlider {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "value", { (object: UISlider) in object.value }, { $0.value = $1 },
          keyPath: { \UISlider.value })
      ]
    }
  }
}
