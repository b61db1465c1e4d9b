import Diagnostics
import WebEngineProtocol

/// A question of the engine to the program, which is answered once. One that the program forgets answers itself.
@MainActor
final class PendingAnswer<Answer: Sendable> {
  private var send: ((Answer) -> Void)?
  private let fallback: Answer
  private let method: String

  /// `method` is the program's method that gets the handler.
  init(_ method: String, fallback: Answer, send: @escaping (Answer) -> Void) {
    (self.method, self.fallback, self.send) = (method, fallback, send)
  }

  isolated deinit {
    guard let send else { return }
    Log.web.write("the handler passed to \(method) was not called")
    send(fallback)
  }

  func give(_ answer: Answer) {
    guard let send else {
      preconditionFailure("the handler passed to \(method) was called more than once")
    }
    self.send = nil
    send(answer)
  }
}
