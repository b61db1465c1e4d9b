import CUIWebKitGTK
import WebEngineProtocol

extension Page {
  func send(_ input: KeyInput) {
    let held = input.isPressed ? nil : heldKeys.removeValue(forKey: input.usage)
    guard let keyval = held ?? keyval(of: input) else { return }
    if input.isPressed { heldKeys[input.usage] = keyval }
    postKey(input.isPressed ? 8 : 9, keyval, input.usage, input.modifiers)
  }

  private func keyval(of input: KeyInput) -> UInt32? {
    let typed = input.characters.unicodeScalars.first { $0.value >= 0x20 && $0.value != 0x7f }
    return Page.keyvals[input.usage]
      ?? typed.map { gtk.gdk_unicode_to_keyval($0.value) } ?? Page.keypadKeyvals[input.usage]
  }

  /// One character is a key that types it, so that pages notice; more are committed as input methods do.
  func insert(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count == 1, !input.isComposing else { return input.commit(text) }
    let keyval = scalars[0] == "\n" ? 0xff0d : gtk.gdk_unicode_to_keyval(scalars[0].value)
    postKey(8, keyval, 0, [])
    postKey(9, keyval, 0, [])
  }

  private func postKey(
    _ type: Int32, _ keyval: UInt32, _ usage: Int, _ modifiers: InputModifiers
  ) {
    postKeyEvent(type) {
      $0.keyval = keyval
      $0.hardwareCode = Page.hardwareCodes[usage] ?? 0
      $0.state = modifiers.gdkMask
    }
  }

  /// X's symbols of keys that type nothing, by HID usage.
  private static let keyvals: [Int: UInt32] = [
    0x28: 0xff0d, 0x29: 0xff1b, 0x2a: 0xff08, 0x2b: 0xff09,
    0x3a: 0xffbe, 0x3b: 0xffbf, 0x3c: 0xffc0, 0x3d: 0xffc1, 0x3e: 0xffc2, 0x3f: 0xffc3,
    0x40: 0xffc4, 0x41: 0xffc5, 0x42: 0xffc6, 0x43: 0xffc7, 0x44: 0xffc8, 0x45: 0xffc9,
    0x49: 0xff63, 0x4a: 0xff50, 0x4b: 0xff55, 0x4c: 0xffff, 0x4d: 0xff57, 0x4e: 0xff56,
    0x4f: 0xff53, 0x50: 0xff51, 0x51: 0xff54, 0x52: 0xff52,
    0x58: 0xff8d, 0x65: 0xff67,
    0xe0: 0xffe3, 0xe1: 0xffe1, 0xe2: 0xffe9, 0xe4: 0xffe4, 0xe5: 0xffe2, 0xe6: 0xffea,
  ]

  /// Those of the keypad that type digits while Num Lock is on.
  private static let keypadKeyvals: [Int: UInt32] = [
    0x59: 0xff9c, 0x5a: 0xff99, 0x5b: 0xff9b, 0x5c: 0xff96, 0x5d: 0xff9d, 0x5e: 0xff98,
    0x5f: 0xff95, 0x60: 0xff97, 0x61: 0xff9a, 0x62: 0xff9e, 0x63: 0xff9f,
  ]

  /// X's codes of these keys on the keyboards of today.
  private static let hardwareCodes: [Int: UInt16] = [
    0x28: 36, 0x29: 9, 0x2a: 22, 0x2b: 23, 0x49: 118, 0x4a: 110, 0x4b: 112, 0x4c: 119,
    0x4d: 115, 0x4e: 117, 0x4f: 114, 0x50: 113, 0x51: 116, 0x52: 111,
    0x58: 104, 0x59: 87, 0x5a: 88, 0x5b: 89, 0x5c: 83, 0x5d: 84, 0x5e: 85,
    0x5f: 79, 0x60: 80, 0x61: 81, 0x62: 90, 0x63: 91, 0x65: 135,
  ]
}
