/// Decides which lines of one category are written: the same message once per minute, and at most
/// twenty lines in ten seconds.
struct LogLimiter {
  enum Decision: Equatable {
    /// Write it, and first report how many lines were suppressed since the last one.
    case write(heldBack: Int)
    case holdBack
  }

  private static let repeatInterval = 60.0
  private static let window = 10.0
  private static let linesPerWindow = 20

  private var lastWritten: [String: Double] = [:]
  private var recent: [Double] = []
  private var heldBack = 0

  /// `time` is in seconds on any clock that only moves forward.
  mutating func admit(_ message: String, at time: Double) -> Decision {
    recent.removeAll { time - $0 >= LogLimiter.window }
    if let last = lastWritten[message], time - last < LogLimiter.repeatInterval { return hold() }
    if recent.count >= LogLimiter.linesPerWindow { return hold() }
    // Messages removed here may be written again; the limit on lines keeps them few.
    lastWritten = lastWritten.filter { time - $0.value < LogLimiter.repeatInterval }
    lastWritten[message] = time
    recent.append(time)
    defer { heldBack = 0 }
    return .write(heldBack: heldBack)
  }

  var rememberedMessages: Int { lastWritten.count }

  private mutating func hold() -> Decision {
    heldBack += 1
    return .holdBack
  }
}
