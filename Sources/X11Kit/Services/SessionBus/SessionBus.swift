import DBusKit
import Dispatch

/// The program's connection to the user's session bus, shared by the services that talk to the desktop. It is made when
/// first asked for. Main thread only; the connection's thread does the waiting.
@MainActor
final class SessionBus {
  private let address: DBusAddress
  private let onDelivered: @MainActor () -> Void
  private let arrivalSignal = ArrivalSignal()
  private var made: DBusConnection?
  private var observers: [@MainActor (_ isConnected: Bool) -> Void] = []
  /// Those that wait for a connection, by a number.
  private var waiting: [UInt64: @MainActor (DBusConnection?) -> Void] = [:]
  private var lastNumber: UInt64 = 0

  /// `onDelivered` is called after something was delivered outside of a turn.
  init(address: DBusAddress, onDelivered: @escaping @MainActor () -> Void) {
    (self.address, self.onDelivered) = (address, onDelivered)
  }

  /// Whether anybody has asked for it.
  var isOpened: Bool { made != nil }

  /// Connected now or later.
  var connection: DBusConnection {
    if let made { return made }
    let connection = DBusConnection(address: address) { [weak self, arrivalSignal] in
      arrivalSignal.signal()
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.deliver() } }
    }
    connection.onChange = { [weak self] in self?.connectionDidChange($0) }
    made = connection
    return connection
  }

  /// Calls `observer` after each connecting and after each loss.
  func observe(_ observer: @escaping @MainActor (_ isConnected: Bool) -> Void) {
    observers.append(observer)
  }

  /// Calls `body` once: with the connection as soon as there is one, with nil if there is none in time.
  func whenConnected(
    within seconds: Double, _ body: @escaping @MainActor (DBusConnection?) -> Void
  ) {
    if connection.isConnected { return body(connection) }
    lastNumber += 1
    let number = lastNumber
    waiting[number] = body
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated { self?.giveUp(number) }
    }
  }

  /// Delivers what arrives until `isDone` or the time is over. Main waits: only for what must be known before the
  /// program can go on.
  func wait(atMost seconds: Double, until isDone: () -> Bool) {
    let deadline: DispatchTime = .now() + seconds
    let arrivals = arrivalSignal.begin()
    defer { arrivalSignal.end() }
    connection.deliver()
    while !isDone(), arrivals.wait(timeout: deadline) == .success { connection.deliver() }
  }
}

extension SessionBus {
  private func deliver() {
    made?.deliver()
    onDelivered()
  }

  private func connectionDidChange(_ isConnected: Bool) {
    if isConnected {
      for number in waiting.keys.sorted() { waiting.removeValue(forKey: number)?(connection) }
    }
    for observer in observers { observer(isConnected) }
  }

  private func giveUp(_ number: UInt64) {
    guard let body = waiting.removeValue(forKey: number) else { return }
    body(nil)
    onDelivered()
  }
}
