import Dispatch
import PlatformKit
import Synchronization
import Testing

@Suite struct TimerFrameClockTests {
  private final class Ticks: Sendable {
    private let all = Mutex<[FrameTick]>([])
    private let news = DispatchSemaphore(value: 0)

    func note(_ tick: FrameTick) {
      all.withLock { $0.append(tick) }
      news.signal()
    }

    var count: Int { all.withLock { $0.count } }

    func wait(for count: Int) -> [FrameTick] {
      while self.count < count, news.wait(timeout: .now() + 20) == .success {}
      return all.withLock { $0 }
    }
  }

  private let queue = DispatchQueue(label: "test.render")
  private let time = SystemClock()

  @Test func ticksAreWholeIntervalsApart() throws {
    let (clock, ticks) = (TimerFrameClock(interval: 0.004, clock: time), Ticks())
    queue.sync { clock.start(on: queue) { ticks.note($0) } }
    let all = ticks.wait(for: 20)
    queue.sync { clock.stop() }
    try #require(all.count >= 20)
    for tick in all {
      let elapsed = (tick.time - all[0].time) / 0.004
      #expect(abs(elapsed - elapsed.rounded()) < 1e-3)
      #expect(tick.target == tick.time + 0.004)
      #expect(tick.interval == 0.004)
    }
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test func nothingTicksAfterStopAndItCanStartAnew() {
    let (clock, first, second) = (TimerFrameClock(interval: 0.002, clock: time), Ticks(), Ticks())
    queue.sync { clock.start(on: queue) { first.note($0) } }
    _ = first.wait(for: 2)
    queue.sync { clock.stop() }
    let count = first.count
    queue.sync { clock.start(on: queue) { second.note($0) } }
    #expect(second.wait(for: 5).count >= 5)
    queue.sync { clock.stop() }
    #expect(first.count == count)
  }

  @Test func startingTwiceReplacesWhoIsTold() {
    let (clock, first, second) = (TimerFrameClock(interval: 0.002, clock: time), Ticks(), Ticks())
    queue.sync {
      clock.start(on: queue) { first.note($0) }
      clock.start(on: queue) { second.note($0) }
    }
    #expect(second.wait(for: 3).count >= 3)
    queue.sync { clock.stop() }
    #expect(first.count == 0)
  }

  @Test func ticksOnceForATime() {
    let (clock, once, other) = (TimerFrameClock(interval: 0.01, clock: time), Ticks(), Ticks())
    let wanted = time.now() + 0.1
    queue.sync { clock.tickOnce(for: wanted, on: queue) { once.note($0) } }
    let all = once.wait(for: 1)
    #expect(all.count == 1)
    #expect(all.allSatisfy { $0.target.seconds >= wanted.seconds - 1e-6 })
    queue.sync { clock.start(on: queue) { other.note($0) } }
    #expect(other.wait(for: 3).count >= 3)
    queue.sync { clock.tickOnce(for: time.now() + 1000, on: queue) { once.note($0) } }
    let count = other.count
    queue.sync { clock.stop() }
    #expect(once.count == 1 && other.count == count)
  }
}
