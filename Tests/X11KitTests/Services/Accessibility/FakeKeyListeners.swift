import DBusKit

@testable import X11Kit

/// The part of a registry that tells listeners of keys, with listeners of the test's own. They can be slow.
@MainActor
final class FakeKeyListeners {
  /// What the listeners take, as in `heard`.
  var taken: Set<String> = []
  /// Whether calls are kept until `answerAll`.
  var holdsCalls = false
  /// Keys that they were told of, in the words of AT-SPI.
  private(set) var keys: [[DBusValue]] = []
  private(set) var timesAsked = 0
  private var registered: [DBusValue] = []
  private var held: [DBusIncomingCall] = []

  /// "+a" and "-a" for a press and a release.
  var heard: [String] { keys.map(Self.word) }

  private static func word(_ key: [DBusValue]) -> String {
    guard key.count == 7 else { return "?" }
    return (key[0].integer == 0 ? "+" : "-") + (key[5].string ?? "?")
  }

  /// Returns whether it was a call for it.
  func receive(_ call: DBusIncomingCall, by connection: DBusConnection) -> Bool {
    guard call.call.path == ATSPIKeyListeners.path else { return false }
    switch call.call.member {
    case "GetKeystrokeListeners":
      timesAsked += 1
      connection.answer(call, .success([.array(of: Self.signature, registered)]))
    default:
      keys.append(call.call.arguments.first?.fields ?? [])
      if holdsCalls { held.append(call) } else { answer(call, by: connection) }
    }
    return true
  }

  func answerAll(reversed: Bool = false, by connection: DBusConnection) {
    holdsCalls = false
    let calls = held
    held = []
    for call in reversed ? calls.reversed() : calls { answer(call, by: connection) }
  }

  private func answer(_ call: DBusIncomingCall, by connection: DBusConnection) {
    let isTaken = taken.contains(Self.word(call.call.arguments.first?.fields ?? []))
    connection.answer(call, .success([.boolean(isTaken)]))
  }
}

extension FakeKeyListeners {
  private static let signature = "(souua(iisi)u(bbb))"

  /// A global one hears of the X server.
  func register(isGlobal: Bool = false, by connection: DBusConnection) {
    let mode: [DBusValue] = [.boolean(true), .boolean(true), .boolean(isGlobal)]
    let listener: DBusValue = .structure([
      .string(":1.9"), .objectPath("/listener"), .uint32(0), .uint32(3),
      .array(of: "(iisi)", []), .uint32(0), .structure(mode),
    ])
    registered.append(listener)
    tell("KeystrokeListenerRegistered", listener, by: connection)
  }

  /// The last that has registered.
  func deregister(by connection: DBusConnection) {
    tell("KeystrokeListenerDeregistered", registered.removeLast(), by: connection)
  }

  private func tell(_ member: String, _ listener: DBusValue, by connection: DBusConnection) {
    connection.emit(
      DBusSignal(ATSPIKeyListeners.path, ATSPIKeyListeners.signals, member, [listener]))
  }
}
