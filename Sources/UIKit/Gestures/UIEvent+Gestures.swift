extension UIEvent {
  /// The touches that `gesture` got and has not ignored; nil if there are none.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = Set(touches.filter(gesture.holds))
    return found.isEmpty ? nil : found
  }
}
