import FoundationAdditions

extension UIView.ObjCMembers {
  static var properties: [KeyValueProperty] {
    [
      KeyValueProperty("layer", { (object: UIView) in object.layer }),
      KeyValueProperty(
        "frame", { (object: UIView) in object.frame }, { $0.frame = $1 },
        keyPath: { \UIView.frame }),
      KeyValueProperty(
        "bounds", { (object: UIView) in object.bounds }, { $0.bounds = $1 },
        keyPath: { \UIView.bounds }),
      KeyValueProperty(
        "center", { (object: UIView) in object.center }, { $0.center = $1 },
        keyPath: { \UIView.center }),
      KeyValueProperty(
        "transform", { (object: UIView) in object.transform }, { $0.transform = $1 },
        keyPath: { \UIView.transform }),
      KeyValueProperty(
        "alpha", { (object: UIView) in object.alpha }, { $0.alpha = $1 },
        keyPath: { \UIView.alpha }),
      KeyValueProperty(
        "hidden", { (object: UIView) in object.isHidden }, { $0.isHidden = $1 },
        keyPath: { \UIView.isHidden }),
      KeyValueProperty(
        "backgroundColor", { (object: UIView) in object.backgroundColor },
        { $0.backgroundColor = $1 },
        keyPath: { \UIView.backgroundColor }),
      KeyValueProperty(
        "userInteractionEnabled", { (object: UIView) in object.isUserInteractionEnabled },
        { $0.isUserInteractionEnabled = $1 },
        keyPath: { \UIView.isUserInteractionEnabled }),
    ] + settable
  }

  /// What is set by name, in nibs above all, and announces no changes.
  private static var settable: [KeyValueProperty] {
    [
      KeyValueProperty("tag", { (object: UIView) in object.tag }, { $0.tag = $1 }),
      KeyValueProperty("opaque", { (object: UIView) in object.isOpaque }, { $0.isOpaque = $1 }),
      KeyValueProperty(
        "clipsToBounds", { (object: UIView) in object.clipsToBounds }, { $0.clipsToBounds = $1 }),
      KeyValueProperty(
        "tintColor", { (object: UIView) in object.tintColor }, { $0.tintColor = $1 }),
      KeyValueProperty(
        "accessibilityIdentifier", { (object: UIView) in object.accessibilityIdentifier },
        { $0.accessibilityIdentifier = $1 }),
      KeyValueProperty(
        "accessibilityLabel", { (object: UIView) in object.accessibilityLabel },
        { $0.accessibilityLabel = $1 }),
    ]
  }
}
