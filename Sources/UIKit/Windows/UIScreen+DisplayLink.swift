public import QuartzCore

/// Display links that beat with a screen: while a window on it can be seen, else with another's display.
extension UIScreen {
  /// `displayLink(withTarget: self, action: Self.step)`: a link that calls a method of `target` with the
  /// link; nil when the monitor is gone.
  public func displayLink<Target: AnyObject>(
    withTarget target: AnyObject, action: @escaping (Target) -> @MainActor (CADisplayLink) -> Void
  ) -> CADisplayLink? {
    preferred(by: CADisplayLink(target: target, action: action))
  }

  /// As above, for a method without parameters.
  public func displayLink<Target: AnyObject>(
    withTarget target: AnyObject, action: @escaping (Target) -> @MainActor () -> Void
  ) -> CADisplayLink? {
    preferred(by: CADisplayLink(target: target, action: action))
  }

  private func preferred(by link: CADisplayLink) -> CADisplayLink? {
    guard UIScreen.screens.contains(self) else { return nil }
    link.preferWindows { [weak self] root in
      (root.delegate as? UIWindow).map { $0.screen === self } ?? false
    }
    return link
  }
}
