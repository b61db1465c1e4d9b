import CUIXlib
import PlatformKit

// Events on their way through the input methods.
extension X11InputMethod {
  /// Takes every event of the connection. Only those of the keyboard are ever held back.
  func route(_ event: XEvent, at now: HostTime) {
    if let server {
      // Workaround: the input method modifies the events it keeps.
      var copy = event
      if server.takes(&copy) { return keptByServer(event) }
    }
    switch event.type {
    case KeyPress, KeyRelease: routeKey(event, at: now)
    case FocusIn, FocusOut, KeymapNotify: routeFocus(event)
    default: receiver?.pass(event)
    }
  }

  /// Does what IBus has said meanwhile.
  func deliver() { ibus?.deliver() }

  /// When keys must go on without an answer.
  var nextDue: HostTime? { queue.due }

  /// Gives up waiting for a method that does not answer in time.
  func expire(at now: HostTime) {
    guard let due = queue.due, due <= now else { return }
    giveUp()
    ibus?.stall()
    passWaiting()
  }

  /// Lets the keys go on that the method has not decided.
  func passWaiting() {
    queue.passAll()
    advance()
  }

  /// What is being composed stays as it is.
  func giveUp() {
    guard isComposing, let session else { return }
    isComposing = false
    receiver?.emit(.inputMethod(WindowID(rawValue: UInt64(session.window)), .ended))
  }
}

extension X11InputMethod {
  private func routeKey(_ event: XEvent, at now: HostTime) {
    if event.xkey.keycode == 0 { return committed(event.xkey) }
    guard isActive, event.xkey.window == session?.window, let ibus, ibus.isAnswering else {
      if queue.isEmpty { finish(event) } else { queue.append(event) }
      return
    }
    let key = ibus.process(event.xkey)
    queue.hold(event, key: key, due: now + keyTimeout)
  }

  private func routeFocus(_ event: XEvent) {
    if queue.isEmpty { receiver?.pass(event) } else { queue.append(event) }
  }

  private func keptByServer(_ event: XEvent) {
    if event.type == KeyPress || event.type == KeyRelease { receiver?.kept(event) }
  }

  /// A server of XIM commits text as a press of key code 0.
  private func committed(_ event: XKeyEvent) {
    guard let session, let text = server?.text(for: event), !text.isEmpty else { return }
    receiver?.emit(.inputMethod(WindowID(rawValue: UInt64(session.window)), .commit(text)))
  }

  /// Sends on what waits for nothing.
  func advance() {
    while let (event, isTaken) = queue.takeFirst() {
      if isTaken { receiver?.kept(event) } else { finish(event) }
    }
  }

  /// The last station: dead keys and Compose.
  private func finish(_ event: XEvent) {
    guard event.type == KeyPress || event.type == KeyRelease else {
      receiver?.pass(event)
      return
    }
    // Workaround: the input method modifies the events it keeps.
    var copy = event
    guard compose.takes(&copy) else {
      receiver?.pass(event)
      return
    }
    receiver?.kept(event)
    while let composed = compose.takeComposed() { receiver?.pass(composed) }
  }
}

extension X11InputMethod: X11InputMethodDelegate {
  func inputMethodBecameReady() {
    if isActive, let session { ibus?.begin(session) }
  }

  /// The method may have taken keys that it can do nothing with any more.
  func inputMethodWasLost() {
    giveUp()
    passWaiting()
  }

  func inputMethodDecided(_ key: UInt64, isTaken: Bool) {
    queue.decide(key, isTaken: isTaken)
    advance()
  }

  func inputMethodSent(_ event: InputMethodEvent) {
    guard isActive, let session else { return }
    switch event {
    case .preedit(let preedit):
      if preedit.text.isEmpty, !isComposing { return }
      isComposing = !preedit.text.isEmpty
    case .ended: isComposing = false
    case .commit, .deleteSurrounding: break
    }
    receiver?.emit(.inputMethod(WindowID(rawValue: UInt64(session.window)), event))
  }

  func inputMethodForwarded(_ key: IBusKey) {
    guard isActive, let session else { return }
    var event = XKeyEvent()
    event.type = key.isRelease ? KeyRelease : KeyPress
    event.display = display
    event.window = session.window
    event.root = XDefaultRootWindow(display)
    event.keycode = key.x11Code ?? UInt32(XKeysymToKeycode(display, KeySym(key.symbol)))
    event.state = key.x11State
    event.same_screen = True
    receiver?.forward(event)
  }
}
