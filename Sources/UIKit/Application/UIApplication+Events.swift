// Walk 7: routing. In: UIEvent. Out: the same event, sent to every window it concerns.
// Next: Windows/UIWindow+Events.

import PlatformKit

extension UIApplication {
  func route(_ event: UIEvent) {
    engine.commandKeyHold.follow(event)
    if engine.menuBarKeys.takes(event) { return }
    if let event = event as? UIPressesEvent, KeyDispatcher.take(event) { return }
    for window in event.windows { window.sendEvent(event) }
    if let event = event as? UIHoverEvent { event.touch.window?.pointer.follow(event) }
  }

  /// Cancels the touches, presses and gestures in a window that can no longer be touched.
  func cancelInput(in window: UIWindow) {
    engine.events.cancelAll(in: window, at: engine.platform.clock.now())
  }

  /// Cancels pointer and keyboard input when another program takes the keyboard.
  func loseFocusedInput(of window: UIWindow) {
    engine.events.loseFocus(of: window, at: engine.platform.clock.now())
  }
}
