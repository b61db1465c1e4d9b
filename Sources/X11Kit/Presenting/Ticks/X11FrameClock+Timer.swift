// Walk 14: frame tick, by a timer. In: the machine's clock. Out: FrameTick.
// Next: RenderKit/Frames/FrameScheduler.

import Dispatch
import PlatformKit

extension X11FrameClock {
  /// Ticks at whole multiples of the interval from now: a late wake-up shifts no later one. Begins again when the
  /// monitor has another rate.
  func startTimer(on queue: DispatchQueue) {
    nextBlank = nil
    let ticks = TimerTicks(start: clock.now(), interval: interval)
    arm(on: queue, first: interval, every: interval) { [weak self] in
      guard let self, self.onTick != nil else { return }
      if self.adoptRefreshRate() { return self.startTimer(on: queue) }
      let tick = ticks.tick(at: self.clock.now())
      // A wake-up so late that the next one follows at once is in the next one's tick.
      if tick == self.lastTimerTick { return }
      self.lastTimerTick = tick
      self.tick(at: tick)
    }
  }
}
