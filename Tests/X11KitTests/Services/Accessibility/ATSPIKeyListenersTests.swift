import CUIXlib
import DBusKit
import Dispatch
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

/// Who listens to keys, as a registry of the test's own tells.
@MainActor @Suite(.serialized) struct ATSPIKeyListenersTests {
  /// The program's bus, for its connection's thread.
  @MainActor
  private final class Program {
    var bus: ATSPIBus?

    func deliver() { bus?.connection.deliver() }
  }

  private let registry = FakeRegistry()
  private let program = Program()

  /// A program that has registered, maybe after a listener.
  private func start(
    afterAListener isLate: Bool = false
  ) async throws -> (listeners: ATSPIKeyListeners, registry: DBusConnection) {
    try registry.start()
    try await wait("the names") { registry.hasNames == 2 }
    let connection = try #require(registry.connection)
    if isLate { registry.keys.register(by: connection) }
    let bus = ATSPIBus(address: registry.bus.address) { [program] in
      DispatchQueue.main.async { MainActor.assumeIsolated { program.deliver() } }
    }
    program.bus = bus
    try bus.publish(AccessibilityUpdate(nodes: SpokenTree.nodes, focus: SpokenTree.id(2)))
    try await wait("the question") { registry.keys.timesAsked == 1 }
    return (bus.keyListeners, connection)
  }

  @Test func whoListenedBeforeTheProgramCameIsKnown() async throws {
    let (listeners, _) = try await start(afterAListener: true)
    try await wait("a listener") { listeners.arePresent }
  }

  @Test func theyAreFollowedAsTheyComeAndGo() async throws {
    let (listeners, connection) = try await start()
    #expect(!listeners.arePresent)
    registry.keys.register(isGlobal: true, by: connection)
    registry.keys.register(by: connection)
    try await wait("one that hears programs") { listeners.arePresent }
    registry.keys.register(by: connection)
    // The registry tells of each that goes, and of those that share its name of none.
    registry.keys.deregister(by: connection)
    try await wait("the next question") { registry.keys.timesAsked >= 2 }
    #expect(listeners.arePresent)
    registry.keys.deregister(by: connection)
    try await wait("that none is left but the global one") { !listeners.arePresent }
    #expect(registry.keys.timesAsked >= 3)
  }

  @Test func aRegistryThatGoesTakesThemWithIt() async throws {
    let (listeners, connection) = try await start()
    registry.keys.register(by: connection)
    try await wait("a listener") { listeners.arePresent }
    registry.bus.kill()
    try await wait("the loss") { !listeners.arePresent }
  }

  @Test func whoDoesNotAnswerInTimeHasStalledUntilItAnswers() async throws {
    let (listeners, connection) = try await start()
    registry.keys.register(by: connection)
    try await wait("a listener") { listeners.arePresent }
    (registry.keys.holdsCalls, registry.keys.taken) = (true, ["+a"])
    var answers: [Bool] = []
    listeners.timeout = 0.05
    listeners.offer(Self.key("a")) { answers.append($0) }
    try await wait("the time-out") { answers == [false] }
    #expect(listeners.areStalled)
    registry.keys.answerAll(by: connection)
    listeners.timeout = 60
    listeners.offer(Self.key("a")) { answers.append($0) }
    try await wait("an answer") { answers == [false, true] }
    #expect(!listeners.areStalled)
  }

  @Test func aKeyIsToldInTheRegistrysTypes() throws {
    let key = Self.key("A", 0x41)
    #expect(key.value.signature == "(uiiiisb)")
    #expect(
      key.value
        == .structure([
          .uint32(0), .int32(0x41), .int32(255), .int32(0x2001), .int32(-2), .string("A"),
          .boolean(true),
        ]))
    let space = Self.key(" ", 0x20)
    #expect(space.isText && space.text == "space")
    let start = Self.key("\u{1}", 0x61)
    #expect(!start.isText && start.text == "a")
    let insert = Self.key("", 0xFF63)
    #expect(!insert.isText && insert.text == "Insert")
    #expect(Self.key("ж", 0x6D6).text == "ж")
  }

  /// A press of a key that types something.
  private static func key(_ typed: String, _ symbol: KeySym = 0x61) -> ATSPIKey {
    var event = XKeyEvent()
    (event.type, event.keycode, event.state) = (KeyPress, 255, 0x12001)
    event.time = Time(UInt32.max - 1)
    return ATSPIKey(event, symbol: symbol, typed: typed)
  }
}
