import PlatformKit
import Testing

@Suite struct ManualClockTests {
  @Test func standsStillUntilMoved() {
    let clock = ManualClock(start: HostTime(seconds: 5))
    #expect(clock.now() == HostTime(seconds: 5))
    clock.advance(to: HostTime(seconds: 5.25))
    #expect(clock.now() == HostTime(seconds: 5.25))
  }

  @Test func systemClockNeverGoesBack() {
    let clock = SystemClock()
    var last = clock.now()
    for _ in 0..<1000 {
      let now = clock.now()
      #expect(now >= last)
      last = now
    }
  }

  @Test func turningTheClockBackTraps() async {
    await #expect(processExitsWith: .failure) {
      ManualClock(start: HostTime(seconds: 5)).advance(to: HostTime(seconds: 4))
    }
  }
}
