import CUIXlib
import DBusKit
import IBusRig
import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Real keys, and a registry whose listeners are told of them.
  @MainActor @Suite struct KeyListenerTests {
    private let typing: TypingWindow
    private let bus = MessageBus()
    private let listeners = FakeKeyListeners()
    private let registry: DBusConnection
    /// What the window asks, and its connection.
    private let asked: ATSPIKeyListeners
    private let program: DBusConnection
    private let ibus = FakeIBus()

    init() throws {
      typing = try TypingWindow()
      try bus.start()
      registry = DBusConnection(address: DBusAddress(bus.address)) {}
      program = DBusConnection(address: DBusAddress(bus.address)) {}
      asked = ATSPIKeyListeners(connection: program)
      asked.timeout = 60
      let (registry, program, listeners) = (registry, program, listeners)
      var isNamed = false
      registry.onChange = { [weak registry] isConnected in
        if isConnected { registry?.request(name: ATSPIBus.registry) { isNamed = $0 } }
      }
      registry.onCall = { [weak registry] call in
        if let registry { _ = listeners.receive(call, by: registry) }
      }
      typing.meanwhile = { [ibus] in
        registry.deliver()
        program.deliver()
        ibus.serve()
      }
      try typing.wait("the registry") { isNamed && program.isConnected }
      typing.live.platform.keys.listeners = asked
      listeners.register(by: registry)
      asked.find()
      try typing.wait("a listener") { asked.arePresent }
      typing.forgetEvents()
    }

    private func close() {
      typing.close()
      bus.stop()
      ibus.bus.stop()
    }

    private func beginIBus() throws {
      try ibus.start()
      typing.input.keyTimeout = 60
      typing.input.open(ibus: IBusAddress(fixed: ibus.bus.address))
      typing.input.begin(in: typing.live.window.id, TextTraits())
      try typing.wait("IBus") { ibus.log.contains("FocusIn") }
    }

    private func waitUntilHeard(_ words: [String]) throws {
      try typing.wait("\(words)") { listeners.heard.count >= words.count }
      #expect(listeners.heard == words)
    }

    @Test func aKeyThatAListenerTakesGoesNoFurther() throws {
      defer { close() }
      listeners.taken = ["+a", "-a"]
      try typing.press(TypingWindow.a, TypingWindow.one)
      try typing.expect(["+1", "-"])
      try waitUntilHeard(["+a", "-a", "+1", "-1"])
    }

    @Test func aKeyIsToldWithItsSymbolAndItsModifiers() throws {
      defer { close() }
      try typing.press("50+38", TypingWindow.space)
      let words = ["+Shift_L", "+A", "-Shift_L", "-a", "+space", "-space"]
      try typing.expect(["+", "+A", "-", "-", "+ ", "-"])
      try waitUntilHeard(words)
      let numbers = listeners.keys.map { $0[1...3].compactMap(\.integer) }
      #expect(numbers[0] == [0xFFE1, 50, 0])
      #expect(numbers[1] == [0x41, 38, 1])
      #expect(numbers[3] == [0x61, 38, 0])
      #expect(numbers[4] == [0x20, 65, 0])
      let areText = listeners.keys.map { $0[6].boolean == true }
      #expect(areText == [false, true, false, true, true, true])
    }

    @Test func aKeyComesUpThatWentDownAndNoOther() throws {
      defer { close() }
      listeners.taken = ["+a", "-b"]
      try typing.press(TypingWindow.a, TypingWindow.b)
      try typing.expect(["+b", "-"])
      try waitUntilHeard(["+a", "-a", "+b", "-b"])
    }

    @Test func slowAnswersKeepKeysInOrderAlsoBeforeAnInputMethod() throws {
      defer { close() }
      try beginIBus()
      typing.forgetEvents()
      (listeners.taken, listeners.holdsCalls) = (["+a"], true)
      try typing.press(TypingWindow.one, TypingWindow.n, TypingWindow.a, TypingWindow.b)
      try typing.wait("all keys") { listeners.heard.count == 8 }
      try typing.loseFocus()
      try typing.expectNothing()
      #expect(ibus.keys.isEmpty)
      ibus.holdsCalls = true
      listeners.answerAll(reversed: true, by: registry)
      try typing.wait("what is left") { ibus.hasSeen(6) }
      try typing.expectNothing()
      ibus.answerAll(reversed: true)
      // IBus says what it made of a key before the key's turn has come.
      try typing.wait("the end") { typing.lastWord == "unfocused" }
      let keys = typing.changes.filter { !$0.hasPrefix("[") && $0 != "ended" }
      #expect(keys == ["+1", "-", "unfocused"])
      #expect(ibus.keys.map { $0.symbol } == [0x31, 0x31, 0x6E, 0x6E, 0x62, 0x62])
    }

    /// Insert is the modifier of a screen reader.
    @Test func ofASecretOnlyCommandsAreTold() throws {
      defer { close() }
      typing.input.begin(in: typing.live.window.id, TextTraits(purpose: .password))
      listeners.taken = ["+Insert", "-Insert", "+b", "-b"]
      try typing.press(TypingWindow.a, "113")
      try typing.expect(["+a", "-", "+", "-"])
      try waitUntilHeard(["+Left", "-Left"])
      try typing.server.xdotool(["keydown", "118"])
      try typing.wait("the modifier") { listeners.heard.last == "+Insert" }
      try typing.expectNothing()
      try typing.press(TypingWindow.b)
      try typing.server.xdotool(["keyup", "118"])
      try typing.wait("the command") { listeners.heard.last == "-Insert" }
      try typing.press(TypingWindow.b)
      try typing.expect(["+b", "-"])
      try waitUntilHeard(["+Left", "-Left", "+Insert", "+b", "-b", "-Insert"])
    }

    /// A server of XIM sends back what it does not take, as a new event.
    @Test func aKeyIsToldOnceWhateverServesTheText() throws {
      defer { close() }
      let server = FakeXIMServer(on: typing.server.display)
      defer { server.stop() }
      typing.input.openServer(modifiers: "@im=\(FakeXIMServer.name)")
      typing.input.begin(in: typing.live.window.id, TextTraits())
      typing.live.pump()
      typing.forgetEvents()
      listeners.taken = ["+b"]
      try typing.press(TypingWindow.n, TypingWindow.b, TypingWindow.space, TypingWindow.one)
      try typing.wait("the digit") { typing.text.contains("1") }
      try typing.wait("its release") { typing.lastWord == "-" }
      #expect(typing.changes == ["[n|1]", "[]", "N!", "+1", "-"])
      try waitUntilHeard(["+n", "-n", "+b", "-b", "+space", "-space", "+1", "-1"])
    }

    @Test func whoStallsIsWaitedForOnceAndGoesOnHearing() throws {
      defer { close() }
      (asked.timeout, listeners.holdsCalls) = (0.1, true)
      listeners.taken = ["+a", "+c"]
      try typing.press(TypingWindow.a, TypingWindow.one)
      try typing.expect(["+a", "-", "+1", "-"])
      #expect(asked.areStalled)
      asked.timeout = 60
      try typing.press(TypingWindow.b)
      try typing.expect(["+b", "-"])
      listeners.answerAll(by: registry)
      try typing.wait("an answer in time") { !asked.areStalled }
      try typing.press(TypingWindow.c, TypingWindow.one)
      try typing.expect(["+1", "-"])
      try waitUntilHeard(["+a", "-a", "+1", "-1", "+b", "-b", "+c", "-c", "+1", "-1"])
    }

    @Test func keysGoOnInOrderWithoutTheBus() throws {
      defer { close() }
      listeners.holdsCalls = true
      try typing.press(TypingWindow.a, TypingWindow.one)
      try typing.wait("the keys") { listeners.heard.count == 4 }
      try typing.expectNothing()
      bus.kill()
      try typing.expect(["+a", "-", "+1", "-"])
      try typing.press(TypingWindow.b)
      try typing.expect(["+b", "-"])
    }

    @Test func keysGoOnWhenAccessibilityIsTurnedOff() throws {
      defer { close() }
      listeners.holdsCalls = true
      try typing.press(TypingWindow.a)
      try typing.wait("the key") { listeners.heard.count == 2 }
      typing.live.platform.keys.listeners = nil
      try typing.expect(["+a", "-"])
      try typing.press(TypingWindow.b)
      try typing.expect(["+b", "-"])
      #expect(listeners.heard.count == 2)
    }

    @Test func withoutAListenerNobodyIsAsked() throws {
      defer { close() }
      listeners.deregister(by: registry)
      listeners.register(isGlobal: true, by: registry)
      try typing.wait("that it is gone") { !asked.arePresent }
      try typing.press(TypingWindow.a)
      try typing.expect(["+a", "-"])
      #expect(listeners.heard == [])
    }
  }
}
