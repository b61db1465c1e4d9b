import FoundationAdditions

extension UIImageView {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "image", { (object: UIImageView) in object.image }, { $0.image = $1 },
          keyPath: { \UIImageView.image }),
        KeyValueProperty(
          "highlighted", { (object: UIImageView) in object.isHighlighted },
          { $0.isHighlighted = $1 },
          keyPath: { \UIImageView.isHighlighted }),
      ]
    }
  }
}
