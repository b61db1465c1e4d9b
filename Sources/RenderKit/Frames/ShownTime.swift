package import PlatformKit
import Synchronization

/// The time the picture on the screen stands for, published by the render queue to everybody.
package final class ShownTime: Sendable {
  private let bits = Atomic<UInt64>(Double.nan.bitPattern)

  package init() {}

  /// nil while nothing animates: then the picture stands for every moment.
  package func load() -> HostTime? {
    let seconds = Double(bitPattern: bits.load(ordering: .acquiring))
    return seconds.isNaN ? nil : HostTime(seconds: seconds)
  }

  package func store(_ time: HostTime?) {
    bits.store((time?.seconds ?? .nan).bitPattern, ordering: .releasing)
  }
}
