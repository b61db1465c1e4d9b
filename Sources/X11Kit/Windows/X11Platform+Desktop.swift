import CUIXlib
package import PlatformKit

// What else runs on the desktop: window manager, compositing manager, session manager, the programs that this one
// starts.
extension X11Platform {
  /// Asked for the first time it takes a few round trips.
  package var isCompositing: Bool {
    if connection.isLost { return false }
    let made = compositing ?? X11Compositing(connection: connection)
    compositing = made
    return made.isRunning
  }

  package func makeActivationToken() -> String? { startup.makeToken(at: userTime) }

  package var receivedActivationToken: String? { startup.identifier }

  package func useActivationToken(_ token: String) {
    if !connection.isLost { startup.take(over: token) }
  }

  package var session: (any SessionClient)? {
    if let sessionClient { return sessionClient }
    sessionClient = X11SessionClient(connection: connection) { [weak self] event in
      self?.translator.emit(.session(event))
      self?.wake?()
    }
    return sessionClient
  }

  /// When the user has last done something, by the server's clock; before that, when they asked for the program.
  var userTime: Time {
    let (input, start) = (translator.lastInputTime, startup.time)
    if input == 0 || start == 0 { return max(input, start) }
    // The server's clock starts again after 49 days.
    return Int32(truncatingIfNeeded: start &- input) > 0 ? start : input
  }

  /// Whether the event is about the managers alone.
  func takesDesktopChange(_ event: XEvent, _ handle: (PlatformEvent) -> Void) -> Bool {
    if connection.windowManager.hasChanged(event) {
      for window in windows.values where window.syncCounters != nil { window.writeSyncCounters() }
      return true
    }
    guard compositing?.hasChanged(event) == true else { return false }
    handle(.compositingChanged)
    return true
  }

  /// Asks for something by a message to the root window, which the window manager gets.
  func tellWindowManager(
    _ name: X11AtomName, about window: Window, _ data: (Int, Int, Int, Int, Int)
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = connection.atoms[name]
    event.xclient.format = 32
    event.xclient.data.l = data
    XSendEvent(
      connection.display, connection.root, False, SubstructureNotifyMask | SubstructureRedirectMask,
      &event)
  }
}
