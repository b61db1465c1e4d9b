public import QuartzCore

/// Display links that follow the refresh of a screen while a window on it is visible, and of
/// another visible window's display otherwise.
extension UIScreen {
  /// Makes a link that calls a method of `target` with the link: `displayLink(withTarget: self,
  /// action: Self.step)`. Nil when the monitor is gone.
  public func displayLink<Target: AnyObject>(
    withTarget target: AnyObject, action: @escaping (Target) -> @MainActor (CADisplayLink) -> Void
  ) -> CADisplayLink? {
    preferred(by: CADisplayLink(target: target, action: action))
  }

  /// The same for a method without parameters.
  public func displayLink<Target: AnyObject>(
    withTarget target: AnyObject, action: @escaping (Target) -> @MainActor () -> Void
  ) -> CADisplayLink? {
    preferred(by: CADisplayLink(target: target, action: action))
  }

  func preferred(by link: CADisplayLink) -> CADisplayLink? {
    guard UIScreen.screens.contains(self) else { return nil }
    link.preferWindows { [weak self] root in
      (root.delegate as? WindowPresence)?.lowestWindow.map { $0.screen === self } ?? false
    }
    return link
  }
}
