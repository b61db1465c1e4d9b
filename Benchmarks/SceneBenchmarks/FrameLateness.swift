import Glibc

/// Counts frames that are late: all of them, and those by our doing, for which the program's threads
/// together have worked longer than the display takes for a frame, whatever else the machine does.
struct FrameLateness {
  private(set) var (frames, missed, late) = (0, 0, 0)
  /// The most work for a frame, in seconds.
  private(set) var most = 0.0
  private var last: (tick: Double, work: Double)?

  /// A frame begins. Launching is no frame: the first ones are passed over.
  mutating func note(tick: Double, interval: Double) {
    let work = Self.workSoFar
    defer { last = (tick, work) }
    guard let last, tick > last.tick else { return }
    frames += 1
    guard frames > Self.warmUp else { return }
    if tick - last.tick > 1.5 * interval { missed += 1 }
    if work - last.work > interval { late += 1 }
    most = max(most, work - last.work)
  }

  private static let warmUp = 30

  var report: String {
    "\(frames - Self.warmUp) frames, \(missed) missed, \(late) late by our doing; "
      + "the most work for one \((most * 1e5).rounded() / 100) ms"
  }

  private static var workSoFar: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
