extension UIEvent {
  /// Those of its touches that `gesture` was given and has not ignored; nil where there are none.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = Set(touches.filter(gesture.holds))
    return found.isEmpty ? nil : found
  }
}
