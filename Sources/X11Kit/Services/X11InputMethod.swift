import CUIXlib
import Glibc

/// Looks up the text of key presses with Xlib's built-in input method, including dead keys and
/// Compose sequences.
///
/// Opening it reads the Compose table, which takes longer than the rest of connecting, and half a
/// MiB. So it is opened for the first key press only. Main thread only.
@MainActor
final class X11InputMethod: X11KeyLookup {
  private let display: OpaquePointer
  private var method: XIM?
  private var isOpen = false
  private var contexts: [Window: XIC] = [:]
  /// Windows created before the method was opened.
  private var waiting: [Window] = []
  private var focused: Window?

  init(display: OpaquePointer) { self.display = display }

  /// Whether the method keeps the event: a dead key, or a part of a Compose sequence.
  func takes(_ event: inout XEvent) -> Bool {
    if event.type == KeyPress { open() }
    return XFilterEvent(&event, 0) != 0
  }

  /// Opens the method for the existing windows; further calls do nothing.
  private func open() {
    if isOpen { return }
    isOpen = true
    XSetLocaleModifiers("@im=none")
    method = XOpenIM(display, nil, nil, nil)
    for window in waiting { attach(window) }
    waiting = []
    if let focused { setFocused(true, focused) }
  }

  /// Prepares a window for typing.
  func attach(_ window: Window) {
    guard isOpen else { return waiting.append(window) }
    guard let method, let context = CUIXCreateInputContext(method, window) else { return }
    contexts[window] = context
  }

  /// Releases a window, which may already be destroyed.
  func detach(_ window: Window) {
    waiting.removeAll { $0 == window }
    if focused == window { focused = nil }
    guard let context = contexts.removeValue(forKey: window) else { return }
    X11ErrorHandler.pardon(display) { XDestroyIC(context) }
  }

  func setFocused(_ isFocused: Bool, _ window: Window) {
    focused = isFocused ? window : nil
    guard let context = contexts[window] else { return }
    if isFocused { XSetICFocus(context) } else { XUnsetICFocus(context) }
  }

  /// The text of a key press; empty for a release.
  func text(for event: XKeyEvent) -> String {
    guard event.type == KeyPress else { return "" }
    var event = event
    guard let context = contexts[event.window] else { return latinText(&event) }
    return Self.readGrowing { bytes, capacity in
      var status: Int32 = 0
      let count = Xutf8LookupString(context, &event, bytes, capacity, nil, &status)
      return (count, status == XBufferOverflow)
    }
  }

  /// Without an input context Xlib only knows Latin-1.
  private func latinText(_ event: inout XKeyEvent) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let count = XLookupString(&event, buffer.baseAddress, 64, nil, nil)
      let scalars = buffer.prefix(Int(max(count, 0))).map { Unicode.Scalar(UInt8(bitPattern: $0)) }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// Reads a text whose length is known only after the first attempt.
  private static func readGrowing(
    _ read: (UnsafeMutablePointer<CChar>, Int32) -> (count: Int32, isTooShort: Bool)
  ) -> String {
    var capacity = 64
    while true {
      let text: String? = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) {
        let (count, isTooShort) = read($0.baseAddress!, Int32(capacity))
        capacity = max(Int(count), 0) + 1
        if isTooShort { return nil }
        return String(
          decoding: $0.prefix(max(Int(count), 0)).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
      if let text { return text }
    }
  }
}
