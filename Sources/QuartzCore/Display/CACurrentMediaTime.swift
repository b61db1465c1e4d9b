public import CoreGraphics
import FoundationAdditions
import PlatformKit

/// The current time of the layers' clock in seconds: the machine's monotonic clock, or the
/// harness's in a test with manual time.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now.seconds }

/// The only place in this module that reads a clock without being given a time.
enum MediaClock {
  private static let system = SystemClock()

  static var now: HostTime {
    MainThread.isCurrent ? (LayerHost.current?.clock ?? system).now() : system.now()
  }
}
