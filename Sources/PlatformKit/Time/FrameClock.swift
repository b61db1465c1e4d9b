// Walk 14: frame tick. In: a display's refresh. Out: FrameTick. Next:
// RenderKit/Frames/FrameScheduler.

package import Dispatch

/// One refresh of a display.
package struct FrameTick: Sendable {
  /// When the refresh happened: the last vertical blank, or the timer that replaces it.
  package var time: HostTime
  /// When a frame made now will be shown.
  package var target: HostTime
  /// Seconds between ticks.
  package var interval: Double

  package init(time: HostTime, target: HostTime, interval: Double) {
    self.time = time
    self.target = target
    self.interval = interval
  }
}

/// A display's frame clock, which runs only while frames are needed.
///
/// All calls and ticks happen on the queue given to `start`. A stopped clock has no timer and makes
/// no requests, so an idle window causes no wake-ups.
package protocol FrameClock: AnyObject, Sendable {
  /// Seconds between ticks; 1/60 if the display does not report it.
  var interval: Double { get }

  /// Starts ticking on `queue` at the next refresh. A second call replaces `onTick`.
  func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void)

  /// Ticks once instead: at the refresh whose frame shows what is to be seen at `time`, or soon after.
  /// `start`, `stop` and a second call end that. Clocks may go on ticking as after `start`.
  func tickOnce(
    for time: HostTime, on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void)

  /// Says whether the main thread may take the ticks itself while it is idle, so that no other thread
  /// wakes up for them. Ticks that it is late for come as without that. Clocks may ignore it.
  func offerToMain(_ isOffered: Bool)

  /// No tick is delivered after this returns.
  func stop()
}

extension FrameClock {
  /// Ticks as after `start`.
  package func tickOnce(
    for time: HostTime, on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void
  ) { start(on: queue, onTick: onTick) }

  /// Ignores it.
  package func offerToMain(_ isOffered: Bool) {}
}
