import CUIXlib
import Glibc

/// What keys type: Xlib's built-in input method, with dead keys and Compose sequences.
///
/// Main thread only.
@MainActor
final class X11InputMethod: X11KeyLookup {
  private let display: OpaquePointer
  private let method: XIM?
  private var contexts: [Window: XIC] = [:]

  init(display: OpaquePointer) {
    self.display = display
    XSetLocaleModifiers("@im=none")
    method = XOpenIM(display, nil, nil, nil)
  }

  /// Prepares a window for typing, before it is shown.
  func attach(_ window: Window) {
    guard let method, let context = CUIXCreateInputContext(method, window) else { return }
    contexts[window] = context
  }

  /// Lets go of a window, which may be gone already.
  func detach(_ window: Window) {
    guard let context = contexts.removeValue(forKey: window) else { return }
    X11ErrorHandler.pardon(display) { XDestroyIC(context) }
  }

  func setFocused(_ isFocused: Bool, _ window: Window) {
    guard let context = contexts[window] else { return }
    if isFocused { XSetICFocus(context) } else { XUnsetICFocus(context) }
  }

  /// The characters of a key press; a release types nothing.
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

  /// Without an input context Xlib knows Latin-1 only.
  private func latinText(_ event: inout XKeyEvent) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let count = XLookupString(&event, buffer.baseAddress, 64, nil, nil)
      let scalars = buffer.prefix(Int(max(count, 0))).map { Unicode.Scalar(UInt8(bitPattern: $0)) }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// Reads a text whose length is known only after trying.
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
