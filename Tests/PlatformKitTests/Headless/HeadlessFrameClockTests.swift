import Dispatch
import PlatformKit
import RasterKit
import Synchronization
import Testing

@MainActor @Suite struct HeadlessFrameClockTests {
  final class Ticks: Sendable {
    let times = Mutex<[Double]>([])
    func note(_ tick: FrameTick) { times.withLock { $0.append(tick.time.seconds) } }
    var all: [Double] { times.withLock { $0 } }
  }

  let platform = HeadlessPlatform(
    refreshRate: 50, clock: ManualClock(start: HostTime(seconds: 10)))
  let queue = DispatchQueue(label: "test.render")

  func makeClock() throws -> HeadlessFrameClock {
    let description = WindowDescription(size: PixelSize(width: 4, height: 4), title: "")
    _ = try platform.makeWindow(description)
    return try #require(platform.windows[0].frameClock as? HeadlessFrameClock)
  }

  @Test func ticksOnceATickWhileStarted() throws {
    let clock = try makeClock()
    let ticks = Ticks()
    clock.start(on: queue) { ticks.note($0) }
    platform.advance(to: HostTime(seconds: 10.065)) {}
    #expect(ticks.all.count == 3)
    for (time, expected) in zip(ticks.all, [10.02, 10.04, 10.06]) {
      #expect(abs(time - expected) < 1e-9)
    }
    #expect(platform.clock.now() == HostTime(seconds: 10.065))
  }

  @Test func doesNotTickAfterStop() throws {
    let clock = try makeClock()
    let ticks = Ticks()
    clock.start(on: queue) { ticks.note($0) }
    platform.advance(to: HostTime(seconds: 10.03)) {}
    clock.stop()
    #expect(clock.nextTick == nil)
    platform.advance(to: HostTime(seconds: 11)) {}
    #expect(ticks.all.count == 1)
  }

  @Test func neverDriftsOrDoublesATickOverManyAdvances() throws {
    let clock = try makeClock()
    let ticks = Ticks()
    clock.start(on: queue) { ticks.note($0) }
    for step in 1...3000 { platform.advance(to: HostTime(seconds: 10 + Double(step) * 0.007)) {} }
    #expect(ticks.all.count == 1050)  // 21 s at 50 Hz
  }

  @Test func ticksOnceForATime() throws {
    let clock = try makeClock()
    let ticks = Ticks()
    clock.tickOnce(for: HostTime(seconds: 10.5), on: queue) { ticks.note($0) }
    platform.advance(to: HostTime(seconds: 12)) {}
    #expect(ticks.all.count == 1)
    // Its frame is seen a refresh later.
    #expect(abs(ticks.all[0] - 10.48) < 1e-9)
    #expect(clock.nextTick == nil)
    clock.tickOnce(for: HostTime(seconds: 11), on: queue) { ticks.note($0) }
    clock.start(on: queue) { ticks.note($0) }
    platform.advance(to: HostTime(seconds: 12.05)) {}
    #expect(ticks.all.count == 3)
    clock.tickOnce(for: HostTime(seconds: 13), on: queue) { ticks.note($0) }
    clock.stop()
    platform.advance(to: HostTime(seconds: 14)) {}
    #expect(ticks.all.count == 3)
  }

  @Test func mainTakesItsTurnAfterEachTick() throws {
    let clock = try makeClock()
    clock.start(on: queue) { _ in }
    var turns: [Double] = []
    platform.advance(to: HostTime(seconds: 10.05)) { turns.append(platform.clock.now().seconds) }
    #expect(turns.count == 2)
  }
}
