import Dispatch
import Glibc

/// Turns SIGTERM and SIGINT into an orderly end on the main thread.
@MainActor
final class TerminationSignals {
  private let onRequest: @MainActor () -> Void
  private var sources: [any DispatchSourceSignal] = []

  init(onRequest: @escaping @MainActor () -> Void) { self.onRequest = onRequest }

  /// Loses no signal: one that arrives before Dispatch listens is blocked and stays pending. Call
  /// it before any other thread starts; an unblocked thread would take the signal.
  func listen() {
    for number in [SIGTERM, SIGINT] {
      change(SIG_BLOCK, number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { self.onRequest() } }
      // Dispatch has installed its handler now. Unblock the signal even if the parent process had
      // blocked it, so that child processes do not inherit the block.
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
