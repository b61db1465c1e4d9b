import FoundationAdditions

extension UIScrollView {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "contentOffset", { (object: UIScrollView) in object.contentOffset },
          { $0.contentOffset = $1 },
          keyPath: { \UIScrollView.contentOffset }),
        KeyValueProperty(
          "contentSize", { (object: UIScrollView) in object.contentSize }, { $0.contentSize = $1 },
          keyPath: { \UIScrollView.contentSize }),
        KeyValueProperty(
          "contentInset", { (object: UIScrollView) in object.contentInset },
          { $0.contentInset = $1 },
          keyPath: { \UIScrollView.contentInset }),
      ]
    }
  }
}
