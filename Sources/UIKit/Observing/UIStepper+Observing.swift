import FoundationAdditions

extension UIStepper {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "value", { (object: UIStepper) in object.value }, { $0.value = $1 },
          keyPath: { \UIStepper.value })
      ]
    }
  }
}
