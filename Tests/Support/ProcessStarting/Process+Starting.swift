package import Foundation
import Glibc
import Synchronization

/// Held while a program is started or a pipe is made. Workaround: Foundation closes in a program what is open just before
/// that starts; a pipe that another test makes at this moment would stay open in it, and have no end as long as it lives.
private let starting = Mutex(())

extension Process {
  /// Starts beside no other.
  package func runAlone() throws { try starting.withLock { _ in try run() } }

  /// Starts with no signal blocked. Workaround: Dispatch blocks most signals on its threads, and
  /// child processes inherit that; a server that cannot receive SIGTERM never ends.
  package func runHearingSignals() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try runAlone()
  }
}

extension Pipe {
  /// Made while no program is started.
  package static func alone() -> Pipe { starting.withLock { _ in Pipe() } }
}
