import PlatformKit
import Testing

@Suite struct TimerTicksTests {
  @Test func ticksAreWholeMultiplesOfTheInterval() {
    let ticks = TimerTicks(start: HostTime(seconds: 10), interval: 0.25)
    #expect(ticks.tick(at: HostTime(seconds: 10.6)) == HostTime(seconds: 10.5))
    #expect(ticks.next(after: HostTime(seconds: 10.6)) == HostTime(seconds: 10.75))
    #expect(ticks.tick(at: HostTime(seconds: 10.75)) == HostTime(seconds: 10.75))
  }

  /// At NTSC's rate, with wake-ups up to nine tenths of a tick late.
  @Test func tenThousandLateTicksHaveNotDrifted() {
    let ticks = TimerTicks(start: HostTime(seconds: 10), interval: 1.001 / 60)
    var now = ticks.start
    for number in 0..<10_000 {
      let late = Double(number * 7919 % 100) / 100 * 0.9 * ticks.interval
      now = ticks.next(after: now + late)
    }
    #expect(abs(now - ticks.start - 10_000 * ticks.interval) < 1e-6)
  }
}
