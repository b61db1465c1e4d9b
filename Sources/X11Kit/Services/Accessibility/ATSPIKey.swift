import CUIXlib
import DBusKit

/// The press or the release of a key, as AT-SPI tells it.
struct ATSPIKey: Hashable {
  var isRelease: Bool
  /// X's symbol, with Shift and the layout applied.
  var symbol: UInt32
  var keycode: UInt32
  /// X's modifiers and buttons, as they were before.
  var state: UInt32
  /// The server's, in milliseconds.
  var time: UInt32
  /// What it types if that can be seen, else the name of its symbol, such as "space".
  var text: String
  /// Whether it types something.
  var isText: Bool

  /// `typed` is what the key types as a press.
  init(_ event: XKeyEvent, symbol: KeySym, typed: String) {
    (isRelease, keycode) = (event.type == KeyRelease, event.keycode)
    (state, time) = (event.state, UInt32(truncatingIfNeeded: event.time))
    self.symbol = UInt32(truncatingIfNeeded: symbol)
    let isSeen = typed.unicodeScalars.first.map(Self.isSeen) ?? false
    text = isSeen ? typed : XKeysymToString(symbol).map { String(cString: $0) } ?? ""
    isText = isSeen || typed == " "
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  /// The registry refuses other types of numbers.
  var value: DBusValue {
    .structure([
      .uint32(isRelease ? 1 : 0), .int32(Int32(bitPattern: symbol)),
      .int32(Int32(bitPattern: keycode)), .int32(Int32(bitPattern: state & 0xFFFF)),
      .int32(Int32(bitPattern: time)), .text(text), .boolean(isText),
    ])
  }
}
