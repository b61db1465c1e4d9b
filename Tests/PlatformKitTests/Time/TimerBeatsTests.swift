import PlatformKit
import Testing

@Suite struct TimerBeatsTests {
  @Test func beatsAreWholeMultiplesOfTheInterval() {
    let beats = TimerBeats(start: HostTime(seconds: 10), interval: 0.25)
    #expect(beats.beat(at: HostTime(seconds: 10.6)) == HostTime(seconds: 10.5))
    #expect(beats.next(after: HostTime(seconds: 10.6)) == HostTime(seconds: 10.75))
    #expect(beats.beat(at: HostTime(seconds: 10.75)) == HostTime(seconds: 10.75))
  }

  /// At NTSC's rate, with wake-ups up to nine tenths of a tick late.
  @Test func tenThousandLateBeatsHaveNotDrifted() {
    let beats = TimerBeats(start: HostTime(seconds: 10), interval: 1.001 / 60)
    var now = beats.start
    for number in 0..<10_000 {
      let late = Double(number * 7919 % 100) / 100 * 0.9 * beats.interval
      now = beats.next(after: now + late)
    }
    #expect(abs(now - beats.start - 10_000 * beats.interval) < 1e-6)
  }
}
