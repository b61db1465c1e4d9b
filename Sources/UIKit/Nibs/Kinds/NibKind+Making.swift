import Foundation

extension NibKind {
  /// What the classes of its objects must inherit from.
  var base: AnyClass {
    switch type {
    case is UIView.Type: UIView.self
    case is UIViewController.Type: UIViewController.self
    case is UIGestureRecognizer.Type: UIGestureRecognizer.self
    case is UICollectionViewLayout.Type: UICollectionViewLayout.self
    case is UIBarButtonItem.Type: UIBarButtonItem.self
    case is UITabBarItem.Type: UITabBarItem.self
    case is UINavigationItem.Type: UINavigationItem.self
    default: NSObject.self
    }
  }

  func accepts(_ type: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == base }
  }

  /// A new object of the kind's class or of one that it accepts.
  func make(_ type: AnyClass, _ coder: NibCoder) -> AnyObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UIGestureRecognizer.Type: RecognizerMaker.make(type, coder)
    case let type as UICollectionViewLayout.Type: type.init(coder: coder)
    case let type as UIBarItem.Type: type.init(coder: coder)
    case let type as UINavigationItem.Type: type.init(coder: coder)
    case let type as NSObject.Type: InstanceMaker.make(type)
    default: nil
    }
  }
}
