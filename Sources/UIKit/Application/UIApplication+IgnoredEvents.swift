import Diagnostics

extension UIApplication {
  /// Whether touches are dropped.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Cancels the touches and presses that are down and drops the touches that come, until
  /// `endIgnoringInteractionEvents()` was called as often. Keys go on.
  public func beginIgnoringInteractionEvents() {
    ignoredInteractions += 1
    if ignoredInteractions == 1 { for window in windows { cancelInput(in: window) } }
  }

  /// Ends what the last `beginIgnoringInteractionEvents()` has begun.
  public func endIgnoringInteractionEvents() {
    guard ignoredInteractions > 0 else {
      return Log.application.write(
        "endIgnoringInteractionEvents() has no beginIgnoringInteractionEvents() before it")
    }
    ignoredInteractions -= 1
  }
}
