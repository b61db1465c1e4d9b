public import CoreGraphics

/// An action that runs when a layer's property changes. Animations are actions.
public protocol CAAction {
  /// Called after the property `event` of `anObject` has changed.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, `NSNull` ends the search and nothing runs.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
