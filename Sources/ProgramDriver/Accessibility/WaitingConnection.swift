import DBusKit
import Dispatch
import PlatformKit

/// A connection to a bus whose answers are waited for. Main thread only, which it blocks: for programs that test.
@MainActor
final class WaitingConnection {
  /// Seconds that an answer may take on a machine that has much to do.
  private static let patience = 30.0

  private let connection: DBusConnection
  private let arrivals: DispatchSemaphore

  /// Throws if the bus is not there.
  init(_ address: DBusAddress) throws {
    let arrivals = DispatchSemaphore(value: 0)
    self.arrivals = arrivals
    connection = DBusConnection(address: address) { arrivals.signal() }
    guard wait(until: { connection.isConnected }) else {
      throw ProgramDriverError("there is no connection to a bus")
    }
  }

  /// What is answered to a call; nil if it fails.
  func answer(to call: DBusCall) -> [DBusValue]? { answers(to: [call])[0] }

  /// What is answered to calls that are made together; nil for those that fail.
  func answers(to calls: [DBusCall]) -> [[DBusValue]?] {
    var answers = [[DBusValue]?](repeating: nil, count: calls.count)
    var left = calls.count
    for (index, call) in calls.enumerated() {
      connection.call(call, timeout: Self.patience) { result in
        answers[index] = try? result.get()
        left -= 1
      }
    }
    _ = wait { left == 0 }
    return answers
  }

  /// Takes what arrives until it is so. False if it does not become so.
  private func wait(until isSo: () -> Bool) -> Bool {
    let clock = SystemClock()
    let end = clock.now() + Self.patience + 1
    while !isSo() {
      let left = end - clock.now()
      guard left > 0 else { return false }
      _ = arrivals.wait(timeout: .now() + left)
      connection.deliver()
    }
    return true
  }
}
