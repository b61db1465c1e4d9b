import PlatformKit

extension TextTraits {
  /// IBus's numbers for the purpose and the hints of a text.
  var ibusContentType: (purpose: UInt32, hints: UInt32) {
    let purposes: [Purpose] = [
      .text, .letters, .digits, .number, .phone, .url, .email, .name, .password, .pin, .terminal,
    ]
    let purpose = purposes.firstIndex(of: purpose) ?? 0
    let isPrivate: UInt32 = 1 << 11
    let hints = self.hints.subtracting(.isPrivate).rawValue
    return (UInt32(purpose), hints | (self.hints.contains(.isPrivate) ? isPrivate : 0))
  }

  /// What IBus is told that we can do: have the focus, tell the text around the caret, and show what is
  /// composed in the text.
  var ibusCapabilities: UInt32 {
    let (preedit, focus, surrounding): (UInt32, UInt32, UInt32) = (1 << 0, 1 << 3, 1 << 5)
    return focus | surrounding | (showsPreedit ? preedit : 0)
  }
}
