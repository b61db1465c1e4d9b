import DBusKit
import Diagnostics
import IBusRig
import PlatformKit
import RasterKit
import Synchronization
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Real keys, and a daemon that speaks IBus.
  @MainActor @Suite struct IBusTests {
    private let typing: TypingWindow
    private let ibus = FakeIBus()

    init() throws {
      typing = try TypingWindow()
      typing.meanwhile = { [ibus] in ibus.serve() }
      try ibus.start()
      typing.input.keyTimeout = 60
      typing.input.open(ibus: IBusAddress(fixed: ibus.bus.address))
      typing.input.begin(in: typing.live.window.id, TextTraits())
      try waitForIBus()
      typing.forgetEvents()
    }

    private func waitForIBus() throws {
      try typing.wait("IBus") { ibus.log.contains("FocusIn") }
    }

    private func close() {
      typing.close()
      ibus.bus.stop()
    }

    @Test func lettersAreComposedAndCommitted() throws {
      defer { close() }
      try typing.press(TypingWindow.n, TypingWindow.a, TypingWindow.space, TypingWindow.one)
      try typing.expect(["[n|1]", "[na|2]", "[]", "NA!", "+1", "-"])
    }

    @Test func aChineseWordIsComposedEditedAndChosen() throws {
      defer { close() }
      ibus.words = ["ni": ["你", "尼"], "nihao": ["你好", "拟好"]]
      let (i, h, o, backspace, escape, two) = ("31", "43", "32", "22", "Escape", "11")
      try typing.press(TypingWindow.n, i, h, backspace, h, TypingWindow.a, o)
      try typing.expect([
        "[n|1]", "[ni|2]", "[nih|3]", "[ni|2]", "[nih|3]", "[niha|4]", "[nihao|5]",
      ])
      try typing.press(two)
      try typing.expect(["[]", "拟好!"])
      try typing.press(TypingWindow.n, i, TypingWindow.space)
      try typing.expect(["[n|1]", "[ni|2]", "[]", "你!"])
      try typing.press(TypingWindow.n, escape, two)
      try typing.expect(["[n|1]", "[]", "+2", "-"])
    }

    /// Held keys and modifiers must not stay down, nor go up twice.
    @Test func eachKeyThatGoesDownComesUpOnce() throws {
      defer { close() }
      try typing.press("50+10", TypingWindow.a, "37+38")
      let expected = ["+", "+!", "-", "-", "[a|1]", "+", "+\u{1}", "-", "-"]
      try typing.expect(expected)
    }

    @Test func slowAnswersKeepKeysInOrder() throws {
      defer { close() }
      ibus.holdsCalls = true
      try typing.press(TypingWindow.one, TypingWindow.a, TypingWindow.one)
      try typing.wait("six keys") { ibus.hasSeen(6) }
      try typing.expectNothing()
      ibus.answerAll(reversed: true)
      try typing.expect(["[a|1]", "+1", "-", "+1", "-"])
    }

    @Test func theLossOfTheFocusWaitsForTheKeysBeforeIt() throws {
      defer { close() }
      ibus.holdsCalls = true
      try typing.press(TypingWindow.one)
      try typing.wait("two keys") { ibus.hasSeen(2) }
      try typing.loseFocus()
      try typing.expectNothing()
      ibus.answerAll()
      try typing.expect(["+1", "-", "unfocused"])
    }

    @Test func aSilentDaemonCostsATimeOutOnceAndNothingElse() throws {
      defer { close() }
      try typing.press(TypingWindow.n)
      try typing.expect(["[n|1]"])
      try typing.wait("both") { ibus.hasSeen(2) }
      ibus.holdsCalls = true
      typing.input.keyTimeout = 0.1
      try typing.press(TypingWindow.a, TypingWindow.one)
      try typing.expect(["ended", "+a", "-", "+1", "-"])
      // It is not asked again until it has answered, and what it says late was given up.
      let asked = ibus.keys.count
      try typing.press(TypingWindow.b)
      try typing.expect(["+b", "-"])
      #expect(ibus.keys.count == asked)
      ibus.answerAll()
      ibus.clearLog()
      typing.input.setSurrounding(SurroundingText(text: "x", caret: 0, anchor: 0))
      try typing.wait("the last call") { ibus.log.contains { $0.hasPrefix("SetSurr") } }
      try typing.expectNothing()
      typing.input.keyTimeout = 60
      try typing.press(TypingWindow.c)
      try typing.expect(["[c|1]"])
    }

    @Test func theDaemonMayDieAndComeBackInTheMiddleOfAWord() throws {
      defer { close() }
      try typing.press(TypingWindow.n)
      try typing.expect(["[n|1]"])
      ibus.holdsCalls = true
      try typing.press(TypingWindow.a, TypingWindow.one)
      try typing.wait("the keys") { ibus.hasSeen(6) }
      ibus.kill()
      try typing.expect(["ended", "+a", "-", "+1", "-"])
      try typing.press(TypingWindow.b)
      try typing.expect(["+b", "-"])
      ibus.holdsCalls = false
      ibus.clearLog()
      try ibus.start()
      try waitForIBus()
      try typing.press(TypingWindow.c, TypingWindow.space)
      try typing.expect(["[c|1]", "[]", "C!"])
    }

    @Test func theCaretIsToldInPixelsOfTheDesktop() throws {
      defer { close() }
      ibus.clearLog()
      let caret = PixelRect(x: 10, y: 20, width: 1, height: 15)
      typing.input.setCaret(caret)
      typing.input.setCaret(caret)
      try typing.wait("the caret") { !ibus.log.isEmpty }
      #expect(ibus.log == ["SetCursorLocation 50 50 1 15"])
      try typing.server.xdotool([
        "windowmove", "\(typing.live.window.handle)", "100", "200",
      ])
      try typing.wait("the caret again") { ibus.log.count == 2 }
      #expect(ibus.log.last == "SetCursorLocation 110 220 1 15")
    }

    @Test func itIsToldWhatTextItIsFor() throws {
      defer { close() }
      typing.input.end()
      try typing.wait("the end") { ibus.log.contains("FocusOut") }
      ibus.clearLog()
      let traits = TextTraits(purpose: .url, hints: .doesNotCheckSpelling, showsPreedit: false)
      typing.input.begin(in: typing.live.window.id, traits)
      typing.input.setSurrounding(SurroundingText(text: "𝄞ab", caret: 3, anchor: 0))
      try typing.wait("the text") { ibus.log.count == 4 }
      let interface = FakeIBus.interface
      #expect(
        ibus.log == [
          "SetCapabilities 40", "Set \(interface) ContentType 5,2", "FocusIn",
          "SetSurroundingText 𝄞ab 2 0",
        ])
    }

    @Test func aResetLeavesNothingToCome() throws {
      defer { close() }
      try typing.press(TypingWindow.n)
      try typing.expect(["[n|1]"])
      ibus.holdsCalls = true
      typing.input.reset()
      try typing.wait("the reset") { ibus.log.contains("Reset") }
      ibus.commit("N")
      ibus.answerAll()
      try typing.press(TypingWindow.a, TypingWindow.space)
      try typing.expect(["[a|1]", "[]", "A!"])
    }

    @Test func passwordsAreNotSeen() throws {
      defer { close() }
      let asked = ibus.keys.count
      typing.input.begin(in: typing.live.window.id, TextTraits(purpose: .password))
      try typing.press(TypingWindow.n, TypingWindow.a)
      try typing.expect(["+n", "-", "+a", "-"])
      #expect(ibus.keys.count == asked)
    }

    @Test func keysAreTypedPlainlyWhereThereIsNoText() throws {
      defer { close() }
      typing.input.end()
      try typing.press(TypingWindow.n)
      try typing.expect(["+n", "-"])
      #expect(ibus.keys.isEmpty)
    }

    @Test func aKeySentBackIsPressedAndReleased() throws {
      defer { close() }
      try typing.press(TypingWindow.f1)
      try typing.expect(["+1", "-"])
    }

    @Test func textAroundTheCaretCanBeRemoved() throws {
      defer { close() }
      try typing.press(TypingWindow.f2)
      try typing.expect(["delete -1 1"])
    }

    /// What the daemon does not take goes through Compose.
    @Test func deadKeysWorkBesideIt() throws {
      defer { close() }
      try typing.useLayout("de")
      try typing.press("21", "50+26", "108+26")
      let expected = ["+", "+É", "-", "-", "+", "+€", "-", "-"]
      try typing.expect(expected)
    }

    @Test func signalsThatAreNoneAreIgnored() throws {
      defer { close() }
      let lines = Mutex<[String]>([])
      let observation = LogObservation { line in
        if line.message.contains("IBus") { lines.withLock { $0.append(line.message) } }
      }
      ibus.emit("CommitText", [.string("x")])
      ibus.emit("UpdatePreeditText", [])
      ibus.emit("DeleteSurroundingText", [.string("x"), .boolean(true)])
      ibus.emit("ForwardKeyEvent", [.int64(-1), .uint32(1), .uint32(1)])
      ibus.emit("SomethingNew", [.byte(1)])
      ibus.commit("")
      ibus.commit("ok")
      try typing.expect(["ok!"])
      withExtendedLifetime(observation) {
        #expect(lines.withLock { $0.count } == 4)
      }
    }

    @Test func aWindowThatIsGoneTakesNothing() throws {
      defer { ibus.bus.stop() }
      ibus.holdsCalls = true
      try typing.press(TypingWindow.n)
      try typing.wait("the keys") { ibus.hasSeen(2) }
      typing.live.window.close()
      ibus.answerAll()
      ibus.commit("late")
      for _ in 1...5 { ibus.serve(); typing.live.pump() }
      #expect(typing.input.session == nil)
      typing.close()
    }
  }
}
