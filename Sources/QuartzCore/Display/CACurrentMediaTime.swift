public import CoreGraphics
import PlatformKit

/// Seconds on the clock that layers, animations and display links go by: the machine's monotonic
/// one, or the harness's in a test that owns time.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now.seconds }

/// The one place of this module that reads a clock without being handed a time.
enum MediaClock {
  private static let system = SystemClock()

  static var now: HostTime {
    MainThread.isCurrent ? (LayerHost.current?.clock ?? system).now() : system.now()
  }
}
