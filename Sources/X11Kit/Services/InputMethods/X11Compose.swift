import CUIXlib

/// What keys are, and the text of their presses, with dead keys and Compose sequences, by Xlib's built-in input method.
///
/// Opening it reads the Compose table, which takes longer than the rest of connecting, and half a
/// MiB. So it is opened for the first key press only, and asks then which key is which. Main thread only.
@MainActor
final class X11Compose: X11KeyLookup {
  private let display: OpaquePointer
  /// A hidden window of ours. It stands for all windows, so that those may have contexts of an input
  /// method's server besides.
  private let window: Window
  private var context: XIC?
  private var isOpen = false
  /// Nil until a key is pressed, and after the keyboard has changed.
  private var usages: X11KeyUsages?

  init(display: OpaquePointer, window: Window) {
    self.display = display
    self.window = window
  }

  /// Whether the event is a dead key, or a part of a Compose sequence.
  func takes(_ event: inout XEvent) -> Bool {
    if event.type == KeyPress { open() }
    return isOpen && XFilterEvent(&event, window) != 0
  }

  /// The press of key code 0 that stands for a composed character, which Xlib puts before all other
  /// events when it takes the last key.
  func takeComposed() -> XEvent? {
    guard XEventsQueued(display, QueuedAlready) > 0 else { return nil }
    var event = XEvent()
    XPeekEvent(display, &event)
    guard event.type == KeyPress, event.xkey.keycode == 0 else { return nil }
    XNextEvent(display, &event)
    return event
  }

  /// Forgets the beginning of a sequence.
  func reset() {
    guard let context, let text = Xutf8ResetIC(context) else { return }
    XFree(text)
  }

  /// The text of a key press; empty for a release.
  func text(for event: XKeyEvent) -> String {
    guard event.type == KeyPress else { return "" }
    var event = event
    guard let context else { return latinText(&event) }
    return X11KeyText.text(for: &event, in: context)
  }

  func usage(of keycode: UInt32) -> UInt16 {
    let known = usages ?? X11KeyUsages(display: display)
    usages = known
    return known[keycode]
  }

  /// Its keys may have other codes.
  func keyboardChanged() { usages = nil }

  private func open() {
    if isOpen { return }
    isOpen = true
    // Xlib compares the modifiers with those of servers that it watches.
    let modifiers = XSetLocaleModifiers(nil).map { String(cString: $0) }
    XSetLocaleModifiers("@im=none")
    defer { XSetLocaleModifiers(modifiers) }
    guard let method = XOpenIM(display, nil, nil, nil) else { return }
    context = CUIXCreateInputContext(method, window)
    if let context { XSetICFocus(context) }
  }

  /// Without an input context Xlib only knows Latin-1.
  private func latinText(_ event: inout XKeyEvent) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let count = XLookupString(&event, buffer.baseAddress, 64, nil, nil)
      let scalars = buffer.prefix(Int(max(count, 0))).map { Unicode.Scalar(UInt8(bitPattern: $0)) }
      return String(String.UnicodeScalarView(scalars))
    }
  }
}

extension XKeyEvent {
  /// With Shift, the locks and the layout applied.
  var symbol: KeySym {
    var (event, symbol) = (self, KeySym(0))
    XLookupString(&event, nil, 0, &symbol, nil)
    return symbol
  }
}

/// Reads the text of a key in an input context.
enum X11KeyText {
  static func text(for event: inout XKeyEvent, in context: XIC) -> String {
    var capacity = 64
    while true {
      let text: String? = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) {
        var status: Int32 = 0
        let count = Xutf8LookupString(
          context, &event, $0.baseAddress, Int32(capacity), nil, &status)
        capacity = max(Int(count), 0) + 1
        if status == XBufferOverflow { return nil }
        return String(
          decoding: $0.prefix(max(Int(count), 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
      if let text { return text }
    }
  }
}
