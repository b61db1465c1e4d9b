/// What controllers and delegates were told, in its order.
@MainActor
final class Recording {
  private var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// What was written since it was last asked.
  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }
}
