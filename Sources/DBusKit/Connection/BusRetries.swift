import PlatformKit

/// When to try to connect: at once, then a few times more and more rarely, then only after news. So a
/// bus that never comes costs nothing.
struct BusRetries {
  /// When to try next; nil if only news count.
  private(set) var due: HostTime?
  private var failures = 0

  /// Seconds between tries.
  private static let delays = [0.05, 0.1, 0.25, 0.5, 1, 2]

  mutating func restart(at now: HostTime) {
    failures = 0
    due = now
  }

  mutating func fail(at now: HostTime) {
    due = failures < Self.delays.count ? now + Self.delays[failures] : nil
    failures += 1
  }

  mutating func waitForNews() { due = nil }

  func isDue(at now: HostTime) -> Bool { due.map { $0 <= now } ?? false }
}
