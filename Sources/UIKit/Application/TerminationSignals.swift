import Dispatch
import Glibc

/// Turns the system's polite requests to end into an orderly end on the main thread.
@MainActor
final class TerminationSignals {
  private let onRequest: @MainActor () -> Void
  private var sources: [any DispatchSourceSignal] = []

  init(onRequest: @escaping @MainActor () -> Void) { self.onRequest = onRequest }

  /// Loses none: a request that comes before Dispatch listens stays pending, since it is blocked
  /// until then. Call it before any other thread starts, so that none of them takes the request.
  func listen() {
    for number in [SIGTERM, SIGINT] {
      change(SIG_BLOCK, number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { self.onRequest() } }
      // From here on Dispatch has a handler of its own. Unblocked also where a parent had left it
      // blocked, so that programs started by this one do not inherit that.
      source.setRegistrationHandler {
        MainActor.assumeIsolated { self.change(SIG_UNBLOCK, number) }
      }
      source.resume()
      sources.append(source)
    }
  }

  private func change(_ how: Int32, _ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(how, &signals, nil)
  }
}
