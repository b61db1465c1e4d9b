import CUIXlib
import Dispatch
import Glibc
import PlatformKit
import RasterKit
import Synchronization
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  @MainActor @Suite struct FrameClockTests {
    @Test(arguments: [30.0, 60, 120]) func blanksSetTheRate(rate: Double) throws {
      let server = try XServer.start(arguments: ["-fakescreenfps", "\(Int(rate))"])
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let (clock, queue) = (live.window.clock, live.queue)
      // On a busy machine the server tells some blanks late.
      var ticks: [FrameTick] = []
      var error = Double.infinity
      for _ in 0..<40 where error >= 0.1 {
        ticks = try collect(30, live)
        error = abs(queue.sync { clock.interval } * rate - 1)
      }
      #expect(error < 0.1)
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.time < $1.time })
      #expect(ticks.allSatisfy { $0.target > $0.time })
    }

    @Test func theTimersTicksAreWholeIntervalsApart() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let log = TickLog()
      let (clock, queue) = (live.window.clock, live.queue)
      queue.sync {
        clock.onTick = { log.append($0) }
        clock.startTimer(on: queue)
      }
      let ticks = log.wait(for: 12, seconds: 60)
      queue.sync { clock.stop() }
      try #require(ticks.count >= 12)
      for tick in ticks {
        let elapsed = (tick.time - ticks[0].time) * 60
        #expect(abs(elapsed - elapsed.rounded()) < 1e-3)
        #expect(tick.interval == 1.0 / 60)
      }
    }

    @Test func nothingIsRequestedWhenNothingHappens() throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      try live.paint(
        [(.init(x: 0, y: 0, width: 9, height: 9), 0xFF11_1111)],
        size: .init(width: 200, height: 120))
      _ = try collect(3, live)
      // Blanks requested before the clock stopped still arrive, and what main was told of the window.
      while live.ticksArrive(within: 0.25) {}
      live.settle()
      let before = traffic(live)
      // Three hundred turns of the main loop, and time for a blank that must not be requested.
      for _ in 1...300 { live.pump() }
      #expect(!live.ticksArrive(within: 0.2))
      #expect(traffic(live) == before)
    }

    @Test func oneTickIsAwaitedWithoutTheServer() throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let (log, other) = (TickLog(), TickLog())
      let (clock, queue) = (live.window.clock, live.queue)
      queue.sync { clock.start(on: queue) { other.append($0) } }
      _ = other.wait(for: 3, seconds: 60)
      queue.sync { clock.stop() }
      // Blanks requested before the clock stopped still arrive.
      while live.ticksArrive(within: 0.25) {}
      let before = traffic(live)
      let wanted = SystemClock().now() + 0.3
      queue.sync { clock.tickOnce(for: wanted, on: queue) { log.append($0) } }
      let ticks = log.wait(for: 1, seconds: 60)
      #expect(ticks.count == 1)
      #expect(ticks.allSatisfy { $0.target.seconds >= wanted.seconds - 1e-5 })
      #expect(traffic(live) == before)
      queue.sync {
        clock.tickOnce(for: SystemClock().now(), on: queue) { log.append($0) }
        clock.tickOnce(for: SystemClock().now() + 0.05, on: queue) { other.append($0) }
      }
      let count = other.count
      _ = other.wait(for: count + 1, seconds: 60)
      queue.sync {
        clock.tickOnce(for: SystemClock().now() + 0.05, on: queue) { log.append($0) }
        clock.start(on: queue) { other.append($0) }
      }
      #expect(other.wait(for: count + 12, seconds: 60).count >= count + 12)
      queue.sync { clock.stop() }
      #expect(log.count == 1)
    }

    @Test func mainTakesTheTicksThatAreOfferedUntilItSleeps() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let log = TickLog()
      let (clock, queue) = (live.window.clock, live.queue)
      queue.sync {
        clock.start(on: queue) { log.append($0) }
        clock.offerToMain(true)
      }
      #expect(live.takeTicks(until: { log.countOnMain >= 10 }))
      let asleep = log.count
      #expect(log.wait(for: asleep + 10, seconds: 60).count >= asleep + 10)
      let awake = log.countOnMain
      #expect(live.takeTicks(until: { log.countOnMain >= awake + 10 }))
      queue.sync {
        clock.stop()
        clock.offerToMain(false)
      }
      let ticks = log.wait(for: 0, seconds: 0)
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.time < $1.time })
    }

    @Test func ticksOfATimerAreNotOffered() throws {
      let server = try XServer.start(arguments: ["-extension", "Present"])
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let log = TickLog()
      let (clock, queue) = (live.window.clock, live.queue)
      queue.sync {
        clock.start(on: queue) { log.append($0) }
        clock.offerToMain(true)
      }
      #expect(log.wait(for: 5, seconds: 60).count >= 5)
      try live.paint(
        [(.init(x: 0, y: 0, width: 9, height: 9), 0xFF11_1111)],
        size: .init(width: 200, height: 120))
      queue.sync { clock.stop() }
    }

    /// Requests of the main connection and bytes of the render connection so far.
    private func traffic(_ live: LiveWindow) -> [UInt64] {
      let (render, main) = (live.platform.render, live.platform.connection)
      return [
        UInt64(XNextRequest(main.display)), live.queue.sync { xcb_total_written(render.handle) },
      ]
    }

    private func collect(_ count: Int, _ live: LiveWindow) throws -> [FrameTick] {
      let log = TickLog()
      let (clock, queue) = (live.window.clock, live.queue)
      queue.sync { clock.start(on: queue) { log.append($0) } }
      let ticks = log.wait(for: count, seconds: 60)
      queue.sync { clock.stop() }
      guard ticks.count >= count else { throw LiveTimeout(what: "\(count) ticks") }
      return ticks
    }
  }
}

extension LiveWindow {
  /// Does what main's run loop does when ticks call it, for at most a minute.
  func takeTicks(until isDone: () -> Bool) -> Bool {
    let deadline = platform.clock.now() + 60
    while !isDone(), platform.clock.now() < deadline {
      var call = pollfd(
        fd: platform.render.readers.mainDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&call, 1, 100) > 0 { platform.render.readOnMain() }
    }
    return isDone()
  }

  /// Whether anything arrives on the render socket in that time.
  func ticksArrive(within seconds: Double) -> Bool {
    let before = queue.sync { [platform] in xcb_total_read(platform.render.handle) }
    var none = pollfd(fd: -1, events: 0, revents: 0)
    poll(&none, 1, Int32(seconds * 1000))
    // The server's own timers come before requests, and what it sends first is read first.
    for _ in 0..<2 { _ = try? server.pixel(x: 0, y: 0) }
    poll(&none, 1, 100)
    return queue.sync { [platform] in xcb_total_read(platform.render.handle) } != before
  }
}

final class TickLog: Sendable {
  private let ticks = Mutex<[FrameTick]>([])
  private let onMain = Mutex(0)
  private let news = DispatchSemaphore(value: 0)
  private let main = UInt(pthread_self())

  func append(_ tick: FrameTick) {
    if UInt(pthread_self()) == main { onMain.withLock { $0 += 1 } }
    ticks.withLock { $0.append(tick) }
    news.signal()
  }

  var count: Int { ticks.withLock { $0.count } }
  /// Those delivered on the thread that made the log.
  var countOnMain: Int { onMain.withLock { $0 } }

  func wait(for count: Int, seconds: Double) -> [FrameTick] {
    while ticks.withLock({ $0.count }) < count {
      guard news.wait(timeout: .now() + seconds) == .success else { break }
    }
    return ticks.withLock { $0 }
  }
}
