import DBusKit
import Dispatch
import PlatformKit
import XTestRig

/// A connection whose arrivals a test waits for.
@MainActor
final class BusPeer {
  let connection: DBusConnection
  private let news = DispatchSemaphore(value: 0)
  var changes: [Bool] = []

  init(_ address: DBusAddress) {
    connection = DBusConnection(address: address) { [news] in news.signal() }
    connection.onChange = { [weak self] in self?.changes.append($0) }
  }

  /// A connection that is ready.
  convenience init(on bus: MessageBus) throws {
    self.init(DBusAddress(bus.address))
    try wait("a connection") { self.connection.isConnected }
  }

  /// Delivers what arrives until the condition holds; others are served meanwhile.
  func wait(
    _ what: String, seconds: Double = 60, serving others: [BusPeer] = [],
    until condition: () -> Bool
  ) throws {
    let clock = SystemClock()
    let deadline = clock.now() + seconds
    connection.deliver()
    while !condition() {
      guard clock.now() < deadline else { throw BusTimeout(what: what) }
      _ = news.wait(timeout: .now() + (others.isEmpty ? 0.1 : 0.002))
      for peer in others + [self] { peer.connection.deliver() }
    }
  }

  /// The result of a call.
  func call(
    _ call: DBusCall, timeout: Double = 60, serving others: [BusPeer] = []
  ) throws -> Result<[DBusValue], DBusFailure> {
    var answer: Result<[DBusValue], DBusFailure>?
    connection.call(call, timeout: timeout) { answer = $0 }
    try wait("an answer to \(call.member)", serving: others) { answer != nil }
    return answer!
  }

  /// Answers each call with its own arguments.
  func echo() {
    connection.onCall = { [weak connection] in
      connection?.answer($0, .success($0.call.arguments))
    }
  }

  /// A call to this peer.
  func method(_ member: String, _ arguments: [DBusValue] = []) -> DBusCall {
    DBusCall(connection.uniqueName ?? "", "/thing", "org.casement.Test", member, arguments)
  }
}

struct BusTimeout: Error, CustomStringConvertible {
  var what: String
  var description: String { "waited too long for \(what)" }
}
