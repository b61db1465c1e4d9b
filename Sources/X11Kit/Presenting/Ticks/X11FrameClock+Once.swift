// Walk 14: frame tick, once. In: a time at which something changes. Out: FrameTick.
// Next: RenderKit/Frames/FrameScheduler.

import Diagnostics
import Dispatch
import PlatformKit

extension X11FrameClock {
  /// The thread that waits for the server waits for this time, too, so that one thread wakes up for it.
  func tickOnce(
    for time: HostTime, on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void
  ) {
    stop()
    self.queue = queue
    adoptRefreshRate()
    connection.start(on: queue)
    // A little later, as sums of times are rounded.
    alarm = (time + (1e-6 - interval), onTick)
    connection.alarms[ObjectIdentifier(self)] = WeakReference(self)
    connection.alarmsDidChange()
  }

  func endAlarm() {
    guard alarm != nil else { return }
    alarm = nil
    connection.alarms[ObjectIdentifier(self)] = nil
    connection.alarmsDidChange()
  }

  /// Ticks if it is time.
  func ringIfDue() {
    let now = clock.now()
    guard let alarm, now.seconds >= alarm.time.seconds - 1e-6 else { return }
    endAlarm()
    alarm.onTick(FrameTick(time: now, target: now + interval, interval: interval))
  }
}
