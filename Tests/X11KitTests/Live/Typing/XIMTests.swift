import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Real keys, and a server of XIM.
  @MainActor @Suite struct XIMTests {
    private let typing: TypingWindow

    init() throws { typing = try TypingWindow() }

    private func begin() {
      typing.input.openServer(modifiers: "@im=\(FakeXIMServer.name)")
      typing.input.begin(in: typing.live.window.id, TextTraits())
      typing.live.pump()
      typing.forgetEvents()
    }

    @Test func lettersAreComposedAndCommitted() throws {
      defer { typing.close() }
      let server = FakeXIMServer(on: typing.server.display)
      defer { server.stop() }
      begin()
      try typing.press(TypingWindow.n, TypingWindow.a, TypingWindow.space, TypingWindow.one)
      try typing.wait("the digit") { typing.text.contains("1") }
      try typing.wait("its release") { typing.lastWord == "-" }
      #expect(typing.changes == ["[n|1]", "[na|2]", "[]", "NA!", "+1", "-"])
    }

    @Test func theSpotIsTheCaretsLowerEnd() throws {
      defer { typing.close() }
      let server = FakeXIMServer(on: typing.server.display)
      defer { server.stop() }
      begin()
      typing.input.setCaret(PixelRect(x: 10, y: 20, width: 1, height: 15))
      typing.live.pump()
      try typing.wait("the spot") { server.entries.contains("spot 10 35") }
    }

    @Test func aResetIsNoCommit() throws {
      defer { typing.close() }
      let server = FakeXIMServer(on: typing.server.display)
      defer { server.stop() }
      begin()
      try typing.press(TypingWindow.n)
      try typing.wait("a preedit") { typing.changes == ["[n|1]"] }
      typing.input.reset()
      #expect(server.entries.contains("reset"))
      try typing.press(TypingWindow.a, TypingWindow.space)
      try typing.wait("a commit") { typing.changes.contains("A!") }
      #expect(typing.changes == ["[n|1]", "[a|1]", "[]", "A!"])
    }

    @Test func theServerMayDieAndComeBackInTheMiddleOfAWord() throws {
      defer { typing.close() }
      let first = FakeXIMServer(on: typing.server.display)
      begin()
      try typing.press(TypingWindow.n)
      try typing.wait("a preedit") { typing.changes == ["[n|1]"] }
      first.stop()
      try typing.wait("the end") { typing.changes.contains("ended") }
      try typing.press(TypingWindow.b)
      try typing.wait("a plain key") { typing.lastWord == "-" }
      #expect(typing.changes == ["[n|1]", "ended", "+b", "-"])
      typing.forgetEvents()
      let second = FakeXIMServer(on: typing.server.display)
      defer { second.stop() }
      try typing.wait("the next server") { second.entries.contains("focus") }
      try typing.press(TypingWindow.c, TypingWindow.space)
      try typing.wait("a commit") { typing.changes.contains("C!") }
      #expect(typing.changes == ["[c|1]", "[]", "C!"])
    }

    @Test func withoutAServerKeysAndDeadKeysWork() throws {
      defer { typing.close() }
      begin()
      try typing.useLayout("de")
      try typing.press(TypingWindow.n, "21", "26")
      try typing.wait("two letters") { typing.text == "né" }
    }
  }
}
