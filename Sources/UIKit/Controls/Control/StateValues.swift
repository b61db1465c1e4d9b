extension Dictionary where Key == UIControl.State {
  /// The value for `state`, for that without the focus, or for the normal state.
  func value(in state: UIControl.State) -> Value? {
    self[state] ?? self[state.subtracting(.focused)] ?? self[.normal]
  }
}
