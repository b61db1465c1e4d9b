import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Real keys under several layouts, without an input method. Keys are given by their codes, as the
  /// server gets them from a keyboard.
  @MainActor @Suite struct LayoutTests {
    private func typed(_ layout: [String], _ keys: [String]) throws -> String {
      let typing = try TypingWindow()
      defer { typing.close() }
      try typing.server.run(["setxkbmap", "-option", "", "-layout"] + layout)
      try typing.server.xdotool(["key", "--delay", "8"] + keys + ["36"])
      try typing.wait("Return") { typing.text.contains("\r") }
      return typing.text.replacing("\r", with: "")
    }

    @Test(arguments: [
      (["us"], ["38", "50+38", "10", "50+10"], "aA1!"),
      // The key of Y types z; AltGr and E are the euro; the dead acute comes before e, ^ before a space.
      (["de"], ["29", "50+29", "108+26", "21", "26", "49", "65"], "zZ€é^"),
      (["ru"], ["38", "50+38", "24", "35"], "фФйъ"),
      // The dead tonos before a letter, and with Shift, the dialytika.
      (["gr"], ["38", "47", "38", "50+47", "31", "47", "50+38"], "αάϊΆ"),
      (["us", "-variant", "intl"], ["48", "26", "50+48", "30", "49", "38"], "éüà"),
      (["us", "-option", "compose:ralt"], ["108", "32", "54", "108", "20", "20", "20"], "©—"),
    ])
    func keysTypeWhatTheLayoutSays(layout: [String], keys: [String], text: String) throws {
      #expect(try typed(layout, keys) == text)
    }

    /// A key that is pressed under one layout is released under another.
    @Test func aLayoutCanChangeWhileAKeyIsDown() throws {
      let typing = try TypingWindow()
      defer { typing.close() }
      try typing.useLayout("us")
      typing.forgetEvents()
      try typing.server.xdotool(["keydown", TypingWindow.a])
      try typing.expect(["+a"])
      try typing.useLayout("ru")
      try typing.server.xdotool(["keyup", TypingWindow.a])
      try typing.expect(["-"])
      try typing.press(TypingWindow.a)
      try typing.expect(["+ф", "-"])
      let keys = typing.live.platform.translator.tracks[typing.live.window.handle]?.keys
      #expect(keys?.reported.isEmpty == true)
    }

    /// As servers number keys that aren't on Linux, or don't have udev.
    @Test func keysAreTheSameWhateverTheirCodesAre() throws {
      let typing = try TypingWindow()
      defer { typing.close() }
      func usages() -> [UInt16] {
        typing.live.strokes.filter { $0.action == .pressed }.map(\.usage)
      }
      try typing.press("110", "111", "133")
      try typing.wait("the kernel's codes") { usages().count == 3 }
      try typing.server.run(["setxkbmap", "-keycodes", "xfree86+aliases(qwerty)"])
      try typing.press("97", "98", "115", "38")
      try typing.wait("other codes") { usages().count == 7 }
      #expect(usages() == [0x4A, 0x52, 0xE3, 0x4A, 0x52, 0xE3, 0x04])
    }

    @Test func aLayoutCanChangeWhileOneTypes() throws {
      let typing = try TypingWindow()
      defer { typing.close() }
      for (layout, count) in [("us", 1), ("ru", 2), ("gr", 3), ("us", 4)] {
        try typing.useLayout(layout)
        try typing.press("38")
        try typing.wait("a key of \(layout)") { typing.text.count == count }
      }
      #expect(typing.text == "aфαa")
    }
  }
}
