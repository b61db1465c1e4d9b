import DBusKit
import Dispatch
import Testing
import XTestRig

@testable import X11Kit

/// Services of a desktop on a bus of their own. A test says how they answer.
@MainActor
final class FakeDesktop {
  let bus = MessageBus()
  private(set) var connection: DBusConnection?
  private(set) var calls: [DBusCall] = []
  /// Nil leaves a call without an answer.
  var answer: (DBusCall) -> Result<[DBusValue], DBusFailure>? = { _ in .success([]) }
  private var names: [String] = []
  private(set) var ownedNames = 0

  static let refusal = DBusFailure(
    name: "org.freedesktop.DBus.Error.UnknownMethod", message: "not here")

  /// Starts the bus, and services with these names.
  func start(_ names: String...) async throws {
    try bus.start()
    try await connect(as: names)
  }

  /// Services with another name on the bus that runs.
  func connect(as names: String...) async throws { try await connect(as: names) }

  private func connect(as names: [String]) async throws {
    (self.names, ownedNames) = (names, 0)
    let connection = DBusConnection(address: DBusAddress(bus.address)) { [weak self] in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.connection?.deliver() }
      }
    }
    connection.onChange = { [weak self, weak connection] isConnected in
      guard let self, isConnected else { return }
      for name in names { request(name, of: connection) }
    }
    connection.onCall = { [weak self] in self?.receive($0) }
    self.connection = connection
    try await wait("the services' names") {
      ownedNames == names.count && self.connection?.isConnected == true
    }
  }

  /// Again until it has the name: services that have just left may still have it.
  private func request(_ name: String, of connection: DBusConnection?) {
    connection?.request(name: name) { [weak self, weak connection] hasName in
      if hasName {
        self?.ownedNames += 1
      } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [weak self, weak connection] in
          MainActor.assumeIsolated { self?.request(name, of: connection) }
        }
      }
    }
  }

  /// Ends the services, not the bus.
  func leave() { connection = nil }

  func kill() { bus.kill() }

  func emit(_ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue]) {
    connection?.emit(DBusSignal(path, interface, member, arguments))
  }

  /// The calls of a method so far.
  func calls(of member: String) -> [DBusCall] { calls.filter { $0.member == member } }

  private func receive(_ call: DBusIncomingCall) {
    calls.append(call.call)
    if let result = answer(call.call) { connection?.answer(call, result) }
  }

  /// A connection of the program under test.
  func makeBus() -> SessionBus { SessionBus(address: DBusAddress(bus.address)) {} }
}

/// Lets main run until something has happened.
@MainActor
func wait(_ what: Comment, until isDone: () -> Bool) async throws {
  for _ in 0..<15_000 {
    if isDone() { return }
    try await Task.sleep(for: .milliseconds(4))
  }
  try #require(isDone(), what)
}

extension DBusValue {
  /// What a dictionary has for a key.
  func value(of name: String) -> DBusValue? {
    for case .entry(.string(name), let value) in elements ?? [] { return value.unwrapped }
    return nil
  }
}
