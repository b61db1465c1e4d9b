import CUIXlib

/// A key as IBus counts it: the kernel's code, X's symbol, and X's modifiers with bits of its own.
package struct IBusKey: Hashable {
  package var symbol: UInt32
  package var code: UInt32
  package var state: UInt32

  private static let release: UInt32 = 1 << 30
  /// X's modifiers and buttons.
  private static let x11States: UInt32 = 0x1FFF
  /// X servers on Linux number keys from here.
  private static let firstX11Code: UInt32 = 8

  package init(symbol: UInt32, code: UInt32, state: UInt32) {
    self.symbol = symbol
    self.code = code
    self.state = state
  }

  init(_ event: XKeyEvent) {
    let isRelease = event.type == KeyRelease
    self.init(
      symbol: UInt32(truncatingIfNeeded: event.symbol),
      code: event.keycode >= Self.firstX11Code ? event.keycode - Self.firstX11Code : 0,
      state: event.state & Self.x11States | (isRelease ? Self.release : 0))
  }

  var isRelease: Bool { state & Self.release != 0 }
  var x11State: UInt32 { state & Self.x11States }

  /// Nil for a key that IBus names by its symbol only.
  var x11Code: UInt32? {
    code > 0 && code <= 255 - Self.firstX11Code ? code + Self.firstX11Code : nil
  }
}
