import FoundationAdditions

extension UIProgressView {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "progress", { (object: UIProgressView) in object.progress }, { $0.progress = $1 },
          keyPath: { \UIProgressView.progress })
      ]
    }
  }
}
