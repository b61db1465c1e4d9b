import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Real keys, IBus's own daemon and an engine for Chinese, where `ibus-libpinyin` is installed.
  @MainActor
  @Suite(.enabled(if: IBusDaemon.Engine.pinyin.isInstalled, "ibus-libpinyin is not installed"))
  struct PinyinTests {
    private let typing: TypingWindow
    private let daemon: IBusDaemon

    init() throws {
      typing = try TypingWindow()
      daemon = try IBusDaemon(.pinyin, on: typing.server)
      typing.input.keyTimeout = 60
      typing.input.open(ibus: IBusAddress(fixed: daemon.address))
      typing.input.begin(in: typing.live.window.id, TextTraits())
      // Keys are plain until the engine has the focus: the first one that it takes begins a word.
      typing.forgetEvents()
      try typing.wait("a preedit") {
        try? typing.press("57")
        typing.live.pump()
        return typing.changes.contains { $0.hasPrefix("[") }
      }
      try typing.press(Self.escape)
      try typing.wait("an empty preedit") { typing.lastWord == "[]" }
      typing.forgetEvents()
    }

    private func close() {
      daemon.stop()
      typing.close()
    }

    private static let (h, i, o, escape, two) = ("43", "31", "32", "Escape", "11")
    private static let nihao = ["57", i, h, TypingWindow.a, o]

    private static func isChinese(_ text: String) -> Bool {
      !text.isEmpty && text.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
    }

    /// The texts that were composed, without their carets.
    private var preedits: [String] {
      typing.changes.filter { $0.hasPrefix("[") }.map {
        String($0.dropFirst().prefix { $0 != "|" })
      }
    }

    @Test func aWordIsComposedAndCommitted() throws {
      defer { close() }
      for key in Self.nihao { try typing.press(key) }
      try typing.wait("five preedits") { preedits.count >= 5 }
      try typing.press(TypingWindow.space)
      try typing.wait("the word") {
        typing.changes.contains("你好!") && typing.lastWord == "[]"
      }
      #expect(!typing.changes.contains { $0.hasPrefix("+") }, "\(typing.changes)")
      #expect(preedits.prefix(5).allSatisfy(Self.isChinese), "\(typing.changes)")
      typing.forgetEvents()
      try typing.press(TypingWindow.one)
      try typing.expect(["+1", "-"])
    }

    @Test func anotherCandidateIsChosenByItsNumber() throws {
      defer { close() }
      for key in Self.nihao { try typing.press(key) }
      try typing.wait("five preedits") { preedits.count >= 5 }
      try typing.press(Self.two)
      try typing.wait("a word") { typing.changes.contains { $0.hasSuffix("!") } }
      let commit = try #require(typing.changes.first { $0.hasSuffix("!") })
      #expect(Self.isChinese(String(commit.dropLast())) && commit != "你好!")
      #expect(!typing.changes.contains("+2"))
    }

    @Test func aWordThatIsGivenUpLeavesNothing() throws {
      defer { close() }
      try typing.press("57", Self.i)
      try typing.wait("two preedits") { preedits.count >= 2 }
      try typing.press(Self.escape)
      try typing.wait("an empty preedit") { typing.lastWord == "[]" }
      #expect(!typing.changes.contains { $0.hasSuffix("!") || $0.hasPrefix("+") })
    }
  }
}
