// Walk 7: routing. In: UIEvent. Out: the same to every window it concerns.
// Next: Windows/UIWindow+Events.

import PlatformKit

extension UIApplication {
  func route(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      event.window?.sendEvent(event)
      return
    }
    var told: [UIWindow] = []
    for window in event.touches.compactMap(\.window) where !told.contains(where: { $0 === window })
    {
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// What is down in a window that cannot be touched any more is down no longer.
  func cancelInput(in window: UIWindow) {
    engine.events.cancelAll(in: window, at: engine.platform.clock.now())
  }
}
