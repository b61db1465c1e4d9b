import FoundationAdditions

extension UISwitch {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "on", { (object: UISwitch) in object.isOn }, { $0.isOn = $1 },
          keyPath: { \UISwitch.isOn })
      ]
    }
  }
}
