import PlatformKit
import Testing

@testable import X11Kit

@Suite struct X11ServerTimeTests {
  @Test func theLeastDelayedReportSetsTheOffset() {
    var time = X11ServerTime()
    // The server's clock is 900 s behind; the delays of the events are 50, 2 and 30 ms.
    _ = time.hostTime(of: 100_000, arrivedAt: HostTime(seconds: 1000.050))
    _ = time.hostTime(of: 101_000, arrivedAt: HostTime(seconds: 1001.002))
    let late = time.hostTime(of: 102_000, arrivedAt: HostTime(seconds: 1002.030))
    #expect(abs(late.seconds - 1002.002) < 1e-9)
  }

  @Test func timesNeverLieInTheFuture() {
    var time = X11ServerTime()
    _ = time.hostTime(of: 1000, arrivedAt: HostTime(seconds: 10))
    #expect(time.hostTime(of: 9000, arrivedAt: HostTime(seconds: 10.5)).seconds == 10.5)
  }

  @Test func the49thDayWrapsWithoutAJump() {
    var time = X11ServerTime()
    _ = time.hostTime(of: .max - 499, arrivedAt: HostTime(seconds: 5000))
    let after = time.hostTime(of: 500, arrivedAt: HostTime(seconds: 5001))
    #expect(abs(after.seconds - 5001) < 1e-9)
  }

  @Test func aNewSeriesForgetsOldDelays() {
    var time = X11ServerTime()
    // The server's clock loses 40 ms per minute; after two windows the old offset is dropped.
    _ = time.hostTime(of: 1000, arrivedAt: HostTime(seconds: 100))
    _ = time.hostTime(of: 61_000, arrivedAt: HostTime(seconds: 160.040))
    let third = time.hostTime(of: 121_000, arrivedAt: HostTime(seconds: 220.080))
    #expect(abs(third.seconds - 220.040) < 1e-9)
    let fourth = time.hostTime(of: 181_000, arrivedAt: HostTime(seconds: 280.120))
    #expect(abs(fourth.seconds - 280.080) < 1e-9)
  }

  @Test func noStampMeansNow() {
    var time = X11ServerTime()
    #expect(time.hostTime(of: 0, arrivedAt: HostTime(seconds: 77)).seconds == 77)
  }
}
