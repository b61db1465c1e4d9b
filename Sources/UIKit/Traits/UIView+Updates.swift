extension UIView {
  /// Does nothing: the traits of a view are up to date at any time, and it is told of changes at once.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Does nothing: the traits of a controller are up to date at any time, and it is told of changes at
  /// once.
  public func updateTraitsIfNeeded() {}
}
