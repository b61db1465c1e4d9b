import Foundation
import Glibc

extension Process {
  /// Starts with no signal blocked. Workaround: Dispatch blocks most signals on its threads, and
  /// child processes inherit that; a server that cannot receive SIGTERM never ends.
  func runHearingSignals() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
