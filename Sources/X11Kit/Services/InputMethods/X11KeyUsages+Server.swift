import CUIXlib

extension X11KeyUsages {
  /// Of the server's keyboard; the kernel's where it has no names for its keys. One round trip.
  @MainActor
  init(display: OpaquePointer) {
    guard !X11ErrorHandler.isLost(display), let keyboard = XkbAllocKeyboard() else {
      self = .kernel
      return
    }
    defer { XkbFreeKeyboard(keyboard, UInt32(XkbAllComponentsMask), True) }
    var (first, last): (Int32, Int32) = (0, 0)
    XDisplayKeycodes(display, &first, &last)
    keyboard.pointee.device_spec = UInt16(XkbUseCoreKbd)
    keyboard.pointee.min_key_code = KeyCode(first)
    keyboard.pointee.max_key_code = KeyCode(last)
    guard XkbGetNames(display, UInt32(XkbKeyNamesMask), keyboard) == Success,
      let keys = keyboard.pointee.names?.pointee.keys
    else {
      self = .kernel
      return
    }
    let names = (0...Int(last)).map { $0 < first ? "" : Self.text(of: keys[$0]) }
    self = names.contains("ESC") ? X11KeyUsages(names: names) : .kernel
  }

  /// Up to four bytes; shorter names end with zeros.
  private static func text(of key: XkbKeyNameRec) -> String {
    withUnsafeBytes(of: key.name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
