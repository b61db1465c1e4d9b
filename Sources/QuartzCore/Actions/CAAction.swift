public import CoreGraphics

/// What can happen when a layer's property changes; animations are actions.
public protocol CAAction {
  /// Called after the change of `anObject`'s property `event`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, stops the search for one: nothing happens.
extension NSNull: CAAction {
  /// Does nothing: `NSNull` as an action ends the search.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
