import Glibc
import PlatformKit

/// What the bus thread does between two waits. Bus thread only.
final class BusLoop {
  private let library: BusLibrary
  private let address: DBusAddress
  private let bell: Int32
  private let report: (BusReport) -> Void
  private let clock = SystemClock()
  private let watch = PathWatch()
  /// Whether the path changed while a session was beginning.
  private var hasNews = false
  private var session: BusSession?
  private var generation: UInt64 = 0
  private var retries = BusRetries()
  /// When to give up a session that does not become ready.
  private var readyDeadline: HostTime?

  init(
    library: BusLibrary, address: DBusAddress, bell: Int32, report: @escaping (BusReport) -> Void
  ) {
    self.library = library
    self.address = address
    self.bell = bell
    self.report = report
    retries.restart(at: clock.now())
  }

  /// Does what is due and waits for more.
  func turn(_ commands: [(generation: UInt64, command: BusCommand)]) {
    perform(commands)
    if session == nil { connectIfDue() }
    wait(for: processSession() ? HostTime(seconds: 0) : nextDeadline)
  }
}

extension BusLoop {
  /// Messages that are read before main is heard again.
  private static let messagesInTurn = 64
  /// Seconds that the greetings of a connection may take.
  private static let readyTimeout = 5.0

  private func perform(_ commands: [(generation: UInt64, command: BusCommand)]) {
    let now = clock.now()
    for (generation, command) in commands {
      if let session, session.generation == generation {
        session.perform(command, at: now)
      } else if case .call(let id, _, _) = command {
        report(.reply(id: id, .failure(.disconnected)))
      }
    }
  }

  /// Watches first, so that a bus that appears meanwhile is not missed.
  private func connectIfDue() {
    let now = clock.now()
    if watch.takeNews() || hasNews { retries.restart(at: now) }
    hasNews = false
    guard retries.isDue(at: now) else { return }
    watch.follow(address.announcement())
    generation += 1
    guard let found = address.find() else { return retries.waitForNews() }
    session = BusSession(
      library: library, address: found, generation: generation, report: report)
    readyDeadline = now + Self.readyTimeout
    if session == nil { retries.fail(at: now) }
  }

  /// Returns whether there may be more to read at once.
  private func processSession() -> Bool {
    guard let session else { return false }
    let wasReady = session.isReady
    guard session.process(upTo: Self.messagesInTurn) else {
      lose(session)
      return true
    }
    if session.isReady, !wasReady {
      watch.follow(nil)
      (hasNews, readyDeadline) = (false, nil)
    }
    if let readyDeadline, readyDeadline <= clock.now() {
      lose(session)
      return true
    }
    session.expire(at: clock.now())
    return false
  }

  private func lose(_ session: BusSession) {
    self.session = nil
    readyDeadline = nil
    session.failAll()
    if session.isReady {
      report(.lost)
      retries.restart(at: clock.now())
    } else {
      retries.fail(at: clock.now())
    }
  }

  private var nextDeadline: HostTime? {
    guard let session else { return retries.due }
    return [session.deadline, readyDeadline].compactMap(\.self).min()
  }

  private func wait(for deadline: HostTime?) {
    let socket = session?.wait
    var sources = [
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket?.descriptor ?? -1, events: socket?.events ?? 0, revents: 0),
    ]
    poll(&sources, nfds_t(sources.count), milliseconds(until: deadline))
    if sources[0].revents != 0 { emptyBell() }
    if session != nil, sources[1].revents != 0, watch.takeNews() { hasNews = true }
  }

  /// Rounded up, so that a wait does not end just before its deadline; -1 without one.
  private func milliseconds(until deadline: HostTime?) -> Int32 {
    guard let deadline else { return -1 }
    return Int32(clamping: Int(max(0, min((deadline - clock.now()) * 1000, 1e9)).rounded(.up)))
  }

  private func emptyBell() {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) {
      while read(bell, $0.baseAddress, $0.count) > 0 {}
    }
  }
}
