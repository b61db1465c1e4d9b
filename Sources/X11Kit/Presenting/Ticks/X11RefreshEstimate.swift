/// Estimates the seconds between vertical blanks from their timestamps.
///
/// The rate that RandR says is used until two blanks have been reported. Then each report
/// moves the estimate by an eighth, so that a late report has little effect and a new mode is
/// followed quickly.
struct X11RefreshEstimate {
  private(set) var interval: Double
  /// As RandR says.
  private var expected: Double
  private var last: (count: UInt64, time: Double)?
  private var isMeasured = false

  init(interval: Double) { (self.interval, expected) = (interval, interval) }

  /// Takes what RandR says now of the interval, until blanks say more. Returns whether that is new.
  mutating func expect(interval: Double) -> Bool {
    if interval == expected { return false }
    (self.interval, expected) = (interval, interval)
    (last, isMeasured) = (nil, false)
    return true
  }

  /// Records that blank number `count` was at `time` seconds.
  mutating func note(count: UInt64, time: Double) {
    defer { last = (count, time) }
    guard let last, count > last.count, count - last.count <= 8 else { return }
    let measured = (time - last.time) / Double(count - last.count)
    guard Self.believable.contains(measured) else { return }
    interval = isMeasured ? interval + (measured - interval) / 8 : measured
    isMeasured = true
  }

  /// Forgets the last blank, because later ones may have been missed.
  mutating func pause() { last = nil }

  private static let believable = 0.0005...0.2
}
