package import CUIXlib

/// A message of drag and drop.
package struct DragMessage {
  package var name: String
  package var window: Window
  package var words: [UInt]

  init(_ event: XClientMessageEvent, _ name: String) {
    (self.name, window) = (name, event.window)
    let data = event.data.l
    words = [data.0, data.1, data.2, data.3, data.4].map { UInt(UInt32(truncatingIfNeeded: $0)) }
  }
}

// It drags over windows of others, and has windows that others drag over. It sends the words it is told to,
// true or not, in the order it is told to.
extension SelectionPeer {
  package func send(_ name: String, to window: Window, _ words: [UInt], about: Window? = nil) {
    guard let display else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = about ?? window
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    let data = (words + [0, 0, 0, 0, 0]).map { Int(bitPattern: $0) }
    event.xclient.data.l = (data[0], data[1], data[2], data[3], data[4])
    XSendEvent(display, window, False, 0, &event)
    XFlush(display)
  }

  /// Its window drags these types over a window.
  package func enter(
    _ window: Window, _ types: [String], version: UInt = 5, from source: Window? = nil
  ) {
    let atoms = types.map { UInt(atom($0)) }
    let isLong = types.count > 3
    if isLong { set("XdndTypeList", atoms, type: "ATOM", of: self.window) }
    send(
      "XdndEnter", to: window,
      [source ?? self.window, version << 24 | (isLong ? 1 : 0)] + atoms.prefix(isLong ? 0 : 3))
  }

  /// At a place of the desktop.
  package func drag(
    over window: Window, x: UInt, y: UInt, action: String = "XdndActionCopy", time: UInt = 1000
  ) {
    send(
      "XdndPosition", to: window, [self.window, 0, x << 16 | y, time, UInt(atom(action))])
  }

  package func drop(on window: Window, time: UInt = 1000) {
    send("XdndDrop", to: window, [self.window, 0, time])
  }

  /// Writes items of 32 bits into a property of a window.
  package func write(_ property: String, _ items: [UInt], type: String = "ATOM", of window: Window)
  {
    set(property, items, type: type, of: window)
    if let display { XSync(display, False) }
  }

  /// Writes text into a property of a window.
  package func write(_ property: String, _ text: String, of window: Window) {
    set(atom(property), Array(text.utf8), atom("text/plain"), of: window)
    if let display { XSync(display, False) }
  }

  /// A window on the screen that takes drags by this version, or none.
  package func makeTarget(
    x: Int32, y: Int32, width: UInt32 = 200, height: UInt32 = 150, version: UInt? = 5
  ) -> Window {
    guard let display else { return 0 }
    let target = XCreateSimpleWindow(
      display, XDefaultRootWindow(display), x, y, width, height, 0, 0, 0xFFFFFF)
    if let version { set("XdndAware", [version], type: "ATOM", of: target) }
    XMapWindow(display, target)
    XSync(display, False)
    return target
  }

  package func destroy(_ window: Window) {
    guard let display else { return }
    XDestroyWindow(display, window)
    XSync(display, False)
  }

  /// Says what a drop on its window would do, or that it refuses one.
  package func answer(_ source: Window, for target: Window, _ action: String?) {
    send(
      "XdndStatus", to: source,
      [target, action == nil ? 2 : 3, 0, 0, action.map { UInt(atom($0)) } ?? 0])
  }

  package func finish(_ source: Window, for target: Window, _ action: String?) {
    send(
      "XdndFinished", to: source,
      [target, action == nil ? 0 : 1, action.map { UInt(atom($0)) } ?? 0])
  }

  /// The names of the messages that a window has got.
  package func names(of window: Window) -> [String] {
    messages.filter { $0.window == window }.map(\.name)
  }
}
