import Dispatch
import Glibc

/// Turns the system's polite requests to end into an orderly end on the main thread.
@MainActor
final class TerminationSignals {
  private let onRequest: @MainActor () -> Void
  private var sources: [any DispatchSourceSignal] = []

  init(onRequest: @escaping @MainActor () -> Void) { self.onRequest = onRequest }

  /// A parent may have left the signals blocked (Dispatch's threads have them so): first unblock them.
  func listen() {
    var polite = sigset_t()
    sigemptyset(&polite)
    sigaddset(&polite, SIGTERM)
    sigaddset(&polite, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &polite, nil)
    for number in [SIGTERM, SIGINT] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { self.onRequest() } }
      source.resume()
      sources.append(source)
    }
  }
}
