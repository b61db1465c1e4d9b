import CoreGraphics
import Foundation
import PlatformKit
import QuartzCore
import RenderKit
import Testing

@MainActor
private final class Stepper {
  var times: [Double] = []
  var plain = 0

  func step(_ link: CADisplayLink) { times.append(link.targetTimestamp) }
  func tick() { plain += 1 }
}

extension MainThreadTests {
  @Suite @MainActor struct CADisplayLinkTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }
    private let stepper = Stepper()

    private func makeLink() -> CADisplayLink {
      _ = rig
      let link = CADisplayLink(target: stepper, action: Stepper.step)
      link.add(to: .main, forMode: .common)
      return link
    }

    /// Of ticks, in seconds.
    private let interval = 1.0 / 60

    private func seconds(atTick number: Int) -> Double {
      let passed = Double(number) / 60
      return 1000 + passed
    }

    private func tick(_ number: Int) -> RenderFeedback {
      let time = HostTime(seconds: seconds(atTick: number))
      return .tick(
        rig.surface, FrameTick(time: time, target: time + interval, interval: interval))
    }

    /// Whether the last packet turns ticks on or off.
    private var wantsTicks: Bool? {
      rig.sink.packets.last?.surfaces.compactMap { change -> Bool? in
        if case .wantsTicks(let isOn) = change.kind { isOn } else { nil }
      }.last
    }

    @Test func ticksAreAskedForOnlyWhileALinkRuns() {
      let link = makeLink()
      rig.host.commit()
      #expect(wantsTicks == true)
      link.isPaused = true
      rig.host.commit()
      #expect(wantsTicks == false)
      link.isPaused = false
      rig.host.commit()
      #expect(wantsTicks == true)
      link.invalidate()
      rig.host.commit()
      #expect(wantsTicks == false)
    }

    @Test func secondLinkAsksForNothing() {
      let (first, second) = (makeLink(), makeLink())
      rig.host.commit()
      #expect(rig.sink.last.surfaces.count == 1)
      rig.sink.packets = []
      first.invalidate()
      rig.host.commit()
      #expect(rig.sink.packets.isEmpty)
      second.invalidate()
    }

    @Test func anotherHostDoesNotInheritLinks() {
      let link = makeLink()
      rig.host.commit()
      let other = HostRig()
      let packets = other.sink.packets.count
      other.host.commit()
      #expect(other.sink.packets.count == packets)
      link.invalidate()
    }

    @Test func oneCallForEachTickWithItsTimes() {
      let link = makeLink()
      rig.host.deliver([tick(0)])
      #expect(stepper.times == [seconds(atTick: 1)])
      #expect(link.timestamp == 1000)
      #expect(link.duration == interval)
      link.invalidate()
    }

    @Test func ticksThatPiledUpAreOneCall() {
      let link = makeLink()
      rig.host.deliver([tick(0), tick(1), tick(2)])
      #expect(stepper.times.count == 1)
      #expect(link.timestamp == seconds(atTick: 2))
      link.invalidate()
    }

    @Test func slowerLinkTakesEverySecondTick() {
      let link = makeLink()
      link.preferredFramesPerSecond = 30
      for number in 0..<6 { rig.host.deliver([tick(number)]) }
      #expect(stepper.times.count == 3)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
      stepper.times = []
      for number in 6..<12 { rig.host.deliver([tick(number)]) }
      #expect(stepper.times.count == 2)
      link.invalidate()
    }

    @available(*, deprecated) @Test func framesMayBeLeftOutAsInTheOldDays() {
      let link = makeLink()
      #expect(link.frameInterval == 1)
      link.frameInterval = 3
      for number in 0..<6 { rig.host.deliver([tick(number)]) }
      #expect(stepper.times.count == 2 && link.frameInterval == 3)
      link.invalidate()
    }

    @Test func missedTicksShowInTheTimestamps() {
      var stamps: [Double] = []
      _ = rig
      let link = CADisplayLink { stamps.append($0.timestamp) }
      link.add(to: .main, forMode: .common)
      for number in [0, 1, 4, 5] { rig.host.deliver([tick(number)]) }
      let steps = zip(stamps.dropFirst(), stamps).map { (($0 - $1) * 60).rounded() }
      #expect(steps == [1, 3, 1])
      #expect(link.duration == interval)
      link.invalidate()
    }

    @Test func linksOfSeveralRatesKeepTheirOwn() {
      _ = rig
      var calls = [0, 0, 0]
      let links = [60, 30, 20].enumerated().map { index, rate in
        let link = CADisplayLink { _ in calls[index] += 1 }
        link.preferredFramesPerSecond = rate
        link.add(to: .main, forMode: .common)
        return link
      }
      for number in 0..<60 { rig.host.deliver([tick(number)]) }
      #expect(calls == [60, 30, 20])
      for link in links { link.invalidate() }
    }

    @Test func rangesOfRatesAreKeptByEachLink() {
      _ = rig
      var calls = [0, 0, 0]
      let ranges: [CAFrameRateRange] = [
        .default, CAFrameRateRange(minimum: 10, maximum: 30),
        CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20),
      ]
      let links = ranges.enumerated().map { index, range in
        let link = CADisplayLink { _ in calls[index] += 1 }
        link.preferredFrameRateRange = range
        link.add(to: .main, forMode: .common)
        return link
      }
      for number in 0..<60 { rig.host.deliver([tick(number)]) }
      #expect(calls == [60, 30, 20])
      for link in links { link.invalidate() }
    }

    @Test func aSlowerLinksTargetIsWhenItsNextFrameShows() {
      let link = makeLink()
      link.preferredFramesPerSecond = 20
      for number in 0..<4 { rig.host.deliver([tick(number)]) }
      // Shown at the next tick, it stays for three: until the third tick after its own.
      #expect(stepper.times.map { (($0 - 1000) * 60).rounded() } == [3, 6])
      #expect(link.timestamp == seconds(atTick: 3))
      link.invalidate()
    }

    /// Ticks that are up to a third of an interval early or late, for ten minutes.
    @Test func aSlowerLinkDoesNotDrift() {
      _ = rig
      var calls = 0
      let link = CADisplayLink { _ in calls += 1 }
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .common)
      for number in 0..<36_000 {
        let jitter = Double(number * 7919 % 100 - 50) / 150 / 60
        let time = HostTime(seconds: 1000 + Double(number) / 60 + jitter)
        let tick = FrameTick(time: time, target: time + 1.0 / 60, interval: 1.0 / 60)
        rig.host.deliver([.tick(rig.surface, tick)])
      }
      #expect(abs(calls - 18_000) <= 1)
      link.invalidate()
    }

    @Test func aLinkThatWasPausedGoesOnWithTheNextTick() {
      let link = makeLink()
      rig.host.deliver([tick(0)])
      link.isPaused = true
      rig.host.deliver([tick(1), tick(2)])
      link.isPaused = false
      rig.host.deliver([tick(3)])
      #expect(stepper.times.count == 2)
      #expect(link.timestamp == seconds(atTick: 3))
      link.invalidate()
    }

    @Test func pausedAndInvalidatedLinksAreNotCalled() {
      let link = makeLink()
      link.isPaused = true
      rig.host.deliver([tick(0)])
      link.isPaused = false
      link.invalidate()
      link.add(to: .main, forMode: .default)
      rig.host.deliver([tick(1)])
      #expect(stepper.times.isEmpty)
    }

    @Test func targetIsKeptUntilInvalidate() {
      _ = rig
      weak var weakTarget: Stepper?
      let link: CADisplayLink
      do {
        let target = Stepper()
        weakTarget = target
        link = CADisplayLink(target: target, action: Stepper.tick)
        link.add(to: .main, forMode: .common)
      }
      rig.host.deliver([tick(0)])
      #expect(weakTarget?.plain == 1)
      link.invalidate()
      #expect(weakTarget == nil)
    }

    @Test func linkMayEndItselfInItsCall() {
      _ = rig
      var calls = 0
      let link = CADisplayLink { link in
        calls += 1
        link.invalidate()
      }
      link.add(to: .main, forMode: .common)
      rig.host.deliver([tick(0)])
      rig.host.deliver([tick(1)])
      #expect(calls == 1)
    }

    @Test func nextWindowTakesOverTheTicks() {
      let link = makeLink()
      let second = rig.attach(CALayer())
      rig.settle()
      rig.host.detachSurface(rig.surface)
      rig.host.commit()
      #expect(wantsTicks == true)
      #expect(rig.sink.last.surfaces.map(\.id) == [second])
      link.invalidate()
    }

    @Test func currentTimeIsTheHostsClock() {
      _ = rig
      #expect(CACurrentMediaTime() == 1000)
      rig.clock.advance(to: HostTime(seconds: 1234))
      #expect(CACurrentMediaTime() == 1234)
    }
  }
}
