import FoundationAdditions

extension UIViewController.ObjCMembers {
  static var properties: [KeyValueProperty] {
    [
      KeyValueProperty(
        "title", { (object: UIViewController) in object.title }, { $0.title = $1 },
        keyPath: { \UIViewController.title }),
      KeyValueProperty(
        "preferredContentSize", { (object: UIViewController) in object.preferredContentSize },
        { $0.preferredContentSize = $1 },
        keyPath: { \UIViewController.preferredContentSize }),
    ]
  }
}
