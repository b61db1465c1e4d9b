import FoundationAdditions

extension UISegmentedControl {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "selectedSegmentIndex", { (object: UISegmentedControl) in object.selectedSegmentIndex },
          { $0.selectedSegmentIndex = $1 },
          keyPath: { \UISegmentedControl.selectedSegmentIndex })
      ]
    }
  }
}
