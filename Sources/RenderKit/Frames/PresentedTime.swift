package import PlatformKit
import Synchronization

/// The time of the frame on the screen, published by the render queue to all threads.
package final class PresentedTime: Sendable {
  private let bits = Atomic<UInt64>(Double.nan.bitPattern)

  package init() {}

  /// nil while nothing animates.
  package func load() -> HostTime? {
    let seconds = Double(bitPattern: bits.load(ordering: .acquiring))
    return seconds.isNaN ? nil : HostTime(seconds: seconds)
  }

  package func store(_ time: HostTime?) {
    bits.store((time?.seconds ?? .nan).bitPattern, ordering: .releasing)
  }
}
