// Walk 7: routing. In: UIEvent. Out: the same to every window it concerns.
// Next: Windows/UIWindow+Events.

import PlatformKit

extension UIApplication {
  func route(_ event: UIEvent) {
    if let event = event as? UIPressesEvent, KeyDispatcher.take(event) { return }
    for window in event.windows { window.sendEvent(event) }
    if let event = event as? UIHoverEvent { event.touch.window?.pointer.follow(event) }
  }

  /// What is down in a window that cannot be touched any more is down no longer.
  func cancelInput(in window: UIWindow) {
    engine.events.cancelAll(in: window, at: engine.platform.clock.now())
  }

  /// The keyboard went to another program.
  func loseFocusedInput(of window: UIWindow) {
    engine.events.loseFocus(of: window, at: engine.platform.clock.now())
  }
}
