import Foundation
import Synchronization

/// The thread that talks to a bus: it sleeps until the socket, main or a deadline wants something, and
/// connects again when the bus is back.
///
/// The rest of the program meets it in two mailboxes of values.
final class BusThread: Sendable {
  private struct Orders {
    var commands: [(generation: UInt64, command: BusCommand)] = []
    var isStopped = false
  }

  private let address: DBusAddress
  private let orders = Mutex(Orders())
  private let reports = Mutex<[BusReport]>([])
  private let onReport: @Sendable () -> Void
  /// A pipe that wakes the thread.
  private let bell: (read: Int32, write: Int32)

  /// `onReport` is called on the thread when there are reports where there were none.
  init(address: DBusAddress, onReport: @escaping @Sendable () -> Void) {
    self.address = address
    self.onReport = onReport
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    bell = (ends[0], ends[1])
  }

  deinit {
    close(bell.read)
    close(bell.write)
  }

  func start() {
    let thread = Thread { [self] in
      guard let library = BusLibrary.shared else { return }
      let loop = BusLoop(library: library, address: address, bell: bell.read) { [self] in
        report($0)
      }
      while let commands = takeCommands() { loop.turn(commands) }
    }
    thread.name = "D-Bus"
    thread.start()
  }

  /// Ends the connection and the thread.
  func stop() {
    orders.withLock { $0.isStopped = true }
    ring()
  }

  /// Has a command performed if the connection still is the one it was meant for.
  func perform(_ command: BusCommand, generation: UInt64) {
    orders.withLock { $0.commands.append((generation, command)) }
    ring()
  }

  func takeReports() -> [BusReport] {
    reports.withLock { reports in
      defer { reports = [] }
      return reports
    }
  }

  private func takeCommands() -> [(generation: UInt64, command: BusCommand)]? {
    orders.withLock { orders in
      defer { orders.commands = [] }
      return orders.isStopped ? nil : orders.commands
    }
  }

  private func report(_ report: BusReport) {
    let isFirst = reports.withLock { reports in
      reports.append(report)
      return reports.count == 1
    }
    if isFirst { onReport() }
  }

  private func ring() {
    var byte: UInt8 = 0
    write(bell.write, &byte, 1)
  }
}
