import CUIXlib

extension X11PeerClient {
  func setBytes(_ name: String, type: String, _ bytes: [UInt8], of window: Window) {
    XChangeProperty(
      display, window, atom(name), atom(type), 8, PropModeReplace, bytes, Int32(bytes.count))
    XSync(display, False)
  }

  /// Becomes the settings manager; returns its window.
  func manageSettings(_ bytes: [UInt8]) -> Window {
    let window = XCreateSimpleWindow(display, root, -1, -1, 1, 1, 0, 0, 0)
    setBytes("_XSETTINGS_SETTINGS", type: "_XSETTINGS_SETTINGS", bytes, of: window)
    XSetSelectionOwner(display, atom("_XSETTINGS_S0"), window, Time(CurrentTime))
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = root
    event.xclient.message_type = atom("MANAGER")
    event.xclient.format = 32
    event.xclient.data.l.1 = Int(atom("_XSETTINGS_S0"))
    event.xclient.data.l.2 = Int(window)
    XSendEvent(display, root, False, StructureNotifyMask, &event)
    XSync(display, False)
    return window
  }
}
