import FoundationAdditions

extension NSLayoutConstraint {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "constant", { (object: NSLayoutConstraint) in object.constant }, { $0.constant = $1 },
          keyPath: { \NSLayoutConstraint.constant }),
        KeyValueProperty(
          "active", { (object: NSLayoutConstraint) in object.isActive }, { $0.isActive = $1 },
          keyPath: { \NSLayoutConstraint.isActive }),
      ]
    }
  }
}
