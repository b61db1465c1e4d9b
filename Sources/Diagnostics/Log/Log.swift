import Glibc
import Synchronization

/// One category of the log: lines on standard error about invalid input and failures.
///
/// A line is `casement: category: message`. Invalid input often repeats at display rate, so
/// repeated and frequent lines are suppressed (see `LogLimiter`). Callable from any thread.
package struct Log: Hashable, Sendable {
  package let category: String

  package init(_ category: String) { self.category = category }

  package static let application = Log("application")
  package static let layers = Log("layers")
  package static let rendering = Log("rendering")
  package static let text = Log("text")
  package static let graphics = Log("graphics")
  package static let layout = Log("layout")
  package static let x11 = Log("x11")
  package static let dbus = Log("dbus")

  /// Writes one line; line breaks in the message become spaces.
  package func write(_ message: String) { report(Log.onOneLine(message)) }

  /// Writes a line with details below it, each on a line of its own. They count as one message.
  package func write(_ message: String, details: [String]) {
    report(([message] + details).map(Log.onOneLine).joined(separator: "\n    "))
  }

  private static func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func report(_ text: String) {
    let line = LogLine(category: category, message: text)
    let decision = Log.state.withLock { state in
      state.limiters[category, default: LogLimiter()]
        .admit(text, at: Double(MonotonicClock.nanoseconds) / 1e9)
    }
    LogObservation.report(line)
    guard case .write(let heldBack) = decision else { return }
    if heldBack > 0 { Log.put("casement: \(category): \(heldBack) lines held back") }
    Log.put(line.text)
  }

  private struct State {
    var limiters: [String: LogLimiter] = [:]
  }

  private static let state = Mutex(State())

  /// One system call, so that lines of several threads are not mixed.
  private static func put(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}

/// A line of the log.
package struct LogLine: Hashable, Sendable {
  package let category: String
  package let message: String

  package var text: String { "casement: \(category): \(message)" }
}
