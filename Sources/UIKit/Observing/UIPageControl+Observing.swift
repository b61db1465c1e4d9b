import FoundationAdditions

extension UIPageControl {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "currentPage", { (object: UIPageControl) in object.currentPage }, { $0.currentPage = $1 },
          keyPath: { \UIPageControl.currentPage })
      ]
    }
  }
}
