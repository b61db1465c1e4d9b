// Walk 14: frame tick. In: a display's beat. Out: FrameTick. Next: RenderKit/Frames/FrameScheduler.

package import Dispatch

/// One beat of a display.
package struct FrameTick: Sendable {
  /// When the beat happened (the time of the last vertical blank, or of the timer that stands in).
  package var time: HostTime
  /// When a frame made now will be shown.
  package var target: HostTime
  /// Seconds from one beat to the next.
  package var interval: Double

  package init(time: HostTime, target: HostTime, interval: Double) {
    self.time = time
    self.target = target
    self.interval = interval
  }
}

/// The beat of one display, armed only while somebody needs frames.
///
/// All calls and all ticks happen on the queue given to `start`. A clock that is stopped arms no
/// timer and makes no request: an idle window wakes nobody.
package protocol FrameClock: AnyObject, Sendable {
  /// Seconds between beats; 1/60 where the display does not say.
  var interval: Double { get }

  /// Begins to tick on `queue`, the first time at the next beat. Starting twice replaces `onTick`.
  func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void)

  /// No tick is delivered after this returns.
  func stop()
}
