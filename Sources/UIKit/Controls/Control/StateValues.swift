extension Dictionary where Key == UIControl.State {
  /// The value for `state`, for that without the focus, or for the normal state.
  func value(in state: UIControl.State) -> Value? {
    self[state] ?? self[state.subtracting(.focused)] ?? self[.normal]
  }

  /// The value for `state` or for that without the focus, but not that for the normal state.
  func ownValue(in state: UIControl.State) -> Value? {
    [state, state.subtracting(.focused)].lazy.filter { $0 != .normal }
      .compactMap { self[$0] }.first
  }
}
