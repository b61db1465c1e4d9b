import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct TimerTests {
  @Test func aTimerCallsItsTargetWithItselfUntilInvalidated() async {
    await onRunLoopThread {
      let clock = AlarmClock()
      let timer = Timer.scheduledTimer(
        timeInterval: 0.002, target: clock, selector: Selector("ring:", AlarmClock.ring(_:)),
        userInfo: ["tone": 4], repeats: true)
      turn { clock.tones.count == 3 }
      #expect(clock.tones == [4, 4, 4])
      #expect(!timer.isValid)
      #expect(timer.userInfo == nil)
    }
  }

  @Test func methodsWithoutParametersServeToo() async {
    await onRunLoopThread {
      let clock = AlarmClock()
      let timer = Timer(
        timeInterval: 0, target: clock, selector: Selector("tick", AlarmClock.tick), userInfo: nil,
        repeats: false)
      RunLoop.current.add(timer, forMode: .default)
      turn { !timer.isValid }
      #expect(clock.ticks == 1)
    }
  }

  @Test func theTargetIsHeldUntilTheTimerEnds() async {
    await onRunLoopThread {
      weak var held: AlarmClock?
      var timers: [Timer] = []
      for repeats in [true, false] {
        do {
          let clock = AlarmClock()
          held = clock
          timers.append(
            Timer(
              fireAt: Date(timeIntervalSinceNow: repeats ? 60 : 0), interval: 60, target: clock,
              selector: Selector("tick", AlarmClock.tick), userInfo: nil, repeats: repeats))
        }
        RunLoop.current.add(timers[timers.count - 1], forMode: .default)
        #expect(held != nil)
        if repeats { timers[0].invalidate() }
        turn { held == nil }
        #expect(held == nil)
      }
    }
  }
}

final class AlarmClock: NSObject {
  var tones: [Int] = []
  var ticks = 0

  func ring(_ timer: Timer) {
    tones.append((timer.userInfo as? [String: Int])?["tone"] ?? 0)
    if tones.count == 3 { timer.invalidate() }
  }

  func tick() { ticks += 1 }
}
