// Walk 14: frame tick, by a timer. In: the machine's clock. Out: FrameTick.
// Next: RenderKit/Frames/FrameScheduler.

import Dispatch
import PlatformKit

extension X11FrameClock {
  /// Beats at whole multiples of the interval from now: a late wake-up shifts no later one.
  func startTimer(on queue: DispatchQueue) {
    let beats = TimerBeats(start: clock.now(), interval: interval)
    arm(on: queue, first: interval, every: interval) { [weak self] in
      guard let self, self.onTick != nil else { return }
      let beat = beats.beat(at: self.clock.now())
      // A wake-up so late that the next one follows at once is in the next one's beat.
      if beat == self.lastBeat { return }
      self.lastBeat = beat
      self.tick(at: beat)
    }
  }
}
