package import DBusKit
package import X11Kit
package import XTestRig

/// A daemon that speaks IBus's interface, with a simple engine: letters collect in a preedit, which
/// Backspace and Escape change, space commits them in capitals, F1 sends a key back, F2 removes the scalar
/// before the caret. With `words` it is as one for Chinese: space commits the first word for the letters, a
/// digit another. It can be slow, silent, rude or dead.
@MainActor
package final class FakeIBus {
  package let bus = MessageBus()
  package private(set) var connection: DBusConnection?
  /// What it was told, except for keys.
  package private(set) var log: [String] = []
  /// Keys that it was asked about.
  package private(set) var keys: [IBusKey] = []
  /// Whether calls are kept until `answerAll`.
  package var holdsCalls = false
  /// Words for letters.
  package var words: [String: [String]] = [:]
  private var held: [DBusIncomingCall] = []
  private var text = ""
  private var contexts = 0

  package init() {}

  package static let interface = "org.freedesktop.IBus.InputContext"

  package func start() throws {
    try bus.start()
    contexts += 1
    text = ""
    let connection = DBusConnection(address: DBusAddress(bus.address)) {}
    connection.onChange = { [weak connection] isConnected in
      if isConnected { connection?.request(name: "org.freedesktop.IBus") }
    }
    connection.onCall = { [weak self] in self?.receive($0) }
    self.connection = connection
  }

  /// Ends it as a crash would.
  package func kill() {
    bus.kill()
    connection = nil
    held = []
  }

  package var path: String { "/org/freedesktop/IBus/InputContext_\(contexts)" }

  package func serve() { connection?.deliver() }

  /// Whether it was asked about this many keys since its start.
  package func hasSeen(_ count: Int) -> Bool { keys.count >= count }

  package func answerAll(reversed: Bool = false) {
    holdsCalls = false
    let calls = held
    held = []
    for call in reversed ? calls.reversed() : calls { answer(call) }
  }

  package func emit(_ member: String, _ arguments: [DBusValue]) {
    connection?.emit(DBusSignal(path, Self.interface, member, arguments))
  }

  package func commit(_ text: String) { emit("CommitText", [IBusText.value(text)]) }

  package func clearLog() { log = [] }
}

extension FakeIBus {
  private func receive(_ call: DBusIncomingCall) {
    note(call.call)
    if holdsCalls { held.append(call) } else { answer(call) }
  }

  private func note(_ call: DBusCall) {
    if call.member == "ProcessKeyEvent" {
      let numbers = call.arguments.compactMap { $0.integer.map(UInt32.init) }
      keys.append(IBusKey(symbol: numbers[0], code: numbers[1], state: numbers[2]))
    } else {
      log.append(([call.member] + call.arguments.map(Self.word)).joined(separator: " "))
    }
  }

  private static func word(_ value: DBusValue) -> String {
    if let text = IBusText.text(value) { return text }
    let value = value.unwrapped
    return value.string ?? value.integer.map(String.init) ?? value.boolean.map(String.init)
      ?? value.fields?.map(word).joined(separator: ",") ?? "?"
  }

  private func answer(_ call: DBusIncomingCall) {
    switch call.call.member {
    case "CreateInputContext": connection?.answer(call, .success([.objectPath(path)]))
    case "ProcessKeyEvent":
      let symbol = call.call.arguments[0].integer ?? 0
      let state = call.call.arguments[2].integer ?? 0
      let isTaken = state & (1 << 30 | 4) == 0 && take(symbol)
      connection?.answer(call, .success([.boolean(isTaken)]))
    case "Reset", "FocusOut":
      text = ""
      connection?.answer(call, .success([]))
    default: connection?.answer(call, .success([]))
    }
  }

  private func take(_ symbol: Int) -> Bool {
    let (space, f1, f2, backspace, escape) = (0x20, 0xFFBE, 0xFFBF, 0xFF08, 0xFF1B)
    switch symbol {
    case backspace where !text.isEmpty:
      text.removeLast()
      showPreedit()
    case escape where !text.isEmpty:
      text = ""
      showPreedit()
    case 0x31...0x39 where !text.isEmpty && !words.isEmpty:
      take(word: symbol - 0x31)
    case 0x61...0x7A:
      text.unicodeScalars.append(Unicode.Scalar(UInt8(symbol)))
      showPreedit()
    case space where !text.isEmpty: take(word: 0)
    case f1: emit("ForwardKeyEvent", [.uint32(0x31), .uint32(2), .uint32(1 << 25)])
    case f2: emit("DeleteSurroundingText", [.int32(-1), .uint32(1)])
    default: return false
    }
    return true
  }

  /// Commits a word for the letters; a digit without a word does nothing.
  private func take(word index: Int) {
    let candidates = words[text] ?? [text.uppercased()]
    guard candidates.indices.contains(index) else { return }
    text = ""
    showPreedit()
    commit(candidates[index])
  }

  private func showPreedit() {
    let count = UInt32(text.unicodeScalars.count)
    emit("UpdatePreeditText", [IBusText.value(text), .uint32(count), .boolean(count > 0)])
    if !words.isEmpty { emit(count > 0 ? "ShowLookupTable" : "HideLookupTable", []) }
  }
}
