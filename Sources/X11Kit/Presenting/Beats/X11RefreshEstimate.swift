/// Seconds from one vertical blank to the next, as the blanks themselves tell.
///
/// A first guess (RandR's rate) holds until two blanks have come; then each report moves the estimate
/// by an eighth, so that a late report does not shake it and a changed mode is followed in a moment.
struct X11RefreshEstimate {
  private(set) var interval: Double
  private var last: (count: UInt64, time: Double)?
  private var isMeasured = false

  init(interval: Double) { self.interval = interval }

  /// Takes note that blank number `count` was at `time` seconds.
  mutating func note(count: UInt64, time: Double) {
    defer { last = (count, time) }
    guard let last, count > last.count, count - last.count <= 8 else { return }
    let measured = (time - last.time) / Double(count - last.count)
    guard Self.believable.contains(measured) else { return }
    interval = isMeasured ? interval + (measured - interval) / 8 : measured
    isMeasured = true
  }

  /// Forgets the last blank, after which others may have been missed.
  mutating func pause() { last = nil }

  private static let believable = 0.0005...0.2
}
