import Dispatch
import Glibc

/// Turns SIGTERM, SIGINT and SIGHUP into an orderly end on the main thread.
@MainActor
final class TerminationSignals {
  private let onRequest: @MainActor () -> Void
  private var sources: [any DispatchSourceSignal] = []

  init(onRequest: @escaping @MainActor () -> Void) { self.onRequest = onRequest }

  /// Loses no signal: one that arrives before Dispatch listens is blocked and stays pending. Call
  /// it before any other thread starts; an unblocked thread would take the signal.
  func listen() {
    listen(to: SIGTERM)
    listen(to: SIGINT)
    // Programs that `nohup` starts outlive their terminal.
    if !isIgnored(SIGHUP) { listen(to: SIGHUP) }
  }

  private func listen(to number: Int32) {
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

  private func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private func change(_ how: Int32, _ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(how, &signals, nil)
  }
}
