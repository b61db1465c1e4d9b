package import CUIXlib

// It has the desktop's settings, or locks the screen, as parts of a desktop do.
extension SelectionPeer {
  /// Says what the user has set for all programs (XSETTINGS). The first call makes it their manager.
  package func setSettings(numbers: [String: Int32] = [:], texts: [String: String] = [:]) {
    guard let display else { return }
    let selection = "_XSETTINGS_S0"
    let bytes = Self.settings(numbers, texts)
    set(atom("_XSETTINGS_SETTINGS"), bytes, atom("_XSETTINGS_SETTINGS"), of: window)
    if owner(of: selection) != window {
      XSetSelectionOwner(display, atom(selection), window, Time(CurrentTime))
      announce(selection)
    }
    XSync(display, False)
  }

  /// Tells everybody of a new manager.
  private func announce(_ selection: String) {
    guard let display else { return }
    let root = XDefaultRootWindow(display)
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = root
    event.xclient.message_type = atom("MANAGER")
    event.xclient.format = 32
    event.xclient.data.l.1 = Int(atom(selection))
    event.xclient.data.l.2 = Int(window)
    XSendEvent(display, root, False, StructureNotifyMask, &event)
  }

  /// Numbers and texts in the order of their names, the least byte of each number first.
  private static func settings(_ numbers: [String: Int32], _ texts: [String: String]) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }
    func padded(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
    }
    func head(_ kind: UInt8, _ name: String) -> [UInt8] {
      [kind, 0] + word(UInt32(name.utf8.count)).prefix(2) + padded(name) + word(0)
    }
    var bytes: [UInt8] = word(0) + word(0) + word(UInt32(numbers.count + texts.count))
    for (name, value) in numbers.sorted(by: { $0.key < $1.key }) {
      bytes += head(0, name) + word(UInt32(bitPattern: value))
    }
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      bytes += head(1, name) + word(UInt32(text.utf8.count)) + padded(text)
    }
    return bytes
  }

  /// Covers the screen and takes all keys and clicks, as a lock does. Returns the cover; nil if another program has
  /// the keyboard or the pointer.
  package func lock() -> Window? {
    guard let display else { return nil }
    let (screen, root) = (XDefaultScreen(display), XDefaultRootWindow(display))
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    let cover = XCreateWindow(
      display, root, 0, 0, UInt32(XDisplayWidth(display, screen)),
      UInt32(XDisplayHeight(display, screen)), 0, Int32(CopyFromParent), UInt32(InputOutput), nil,
      UInt(CWOverrideRedirect), &attributes)
    XMapRaised(display, cover)
    XSync(display, False)
    let hasKeys =
      XGrabKeyboard(
        display, cover, False, GrabModeAsync, GrabModeAsync, Time(CurrentTime)) == GrabSuccess
    let hasPointer =
      XGrabPointer(
        display, cover, False, UInt32(ButtonPressMask), GrabModeAsync, GrabModeAsync, 0, 0,
        Time(CurrentTime)) == GrabSuccess
    if hasKeys, hasPointer { return cover }
    unlock(cover)
    return nil
  }

  /// The screen is the user's again.
  package func unlock(_ cover: Window) {
    guard let display else { return }
    XUngrabPointer(display, Time(CurrentTime))
    XUngrabKeyboard(display, Time(CurrentTime))
    XDestroyWindow(display, cover)
    XSync(display, False)
  }
}
