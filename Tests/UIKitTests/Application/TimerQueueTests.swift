import PlatformKit
import Testing
@testable import UIKit

@MainActor struct AlarmsTests {
  private let timers = TimerQueue()

  private func time(_ seconds: Double) -> HostTime { HostTime(seconds: seconds) }

  @Test func whatIsDueRingsOnceEarliestFirst() {
    var rung: [Int] = []
    for (index, seconds) in [3.0, 1, 2, 1].enumerated() {
      _ = timers.set(at: time(seconds)) { rung.append(index) }
    }
    #expect(timers.next == time(1))
    timers.fire(at: time(2))
    #expect(rung == [1, 3, 2])
    #expect(timers.next == time(3))
    timers.fire(at: time(9))
    timers.fire(at: time(9))
    #expect(rung == [1, 3, 2, 0])
    #expect(timers.next == nil)
  }

  @Test func aCancelledOneIsSilent() {
    let timer = timers.set(at: time(1)) { Issue.record("it has rung") }
    #expect(timer.isSet)
    timer.cancel()
    #expect(!timer.isSet)
    #expect(timers.next == nil)
    timers.fire(at: time(2))
  }

  @Test func oneMaySetAndCancelOthersAsItRings() {
    var rung: [String] = []
    let later = timers.set(at: time(5)) { rung.append("never") }
    _ = timers.set(at: time(1)) {
      later.cancel()
      _ = timers.set(at: time(1)) { rung.append("at once") }
    }
    timers.fire(at: time(1))
    timers.fire(at: time(9))
    #expect(rung == ["at once"])
  }

  @Test func theTurnIsToldOnlyWhenTheNextOneChanges() {
    var changes = 0
    timers.onChange = { changes += 1 }
    let first = timers.set(at: time(1)) {}
    let second = timers.set(at: time(2)) {}
    #expect(changes == 1)
    second.cancel()
    #expect(changes == 1)
    first.cancel()
    #expect(changes == 2)
  }

  @Test func theTurnWakesAtTheNextAlarmAndNoLongerWhenThereIsNone() {
    let app = TestApp()
    let turn = app.application.engine.turn
    #expect(turn.nextWake == nil)
    var rung = 0
    let now = app.platform.clock.now()
    _ = app.application.engine.timers.set(at: now + 0.5) { rung += 1 }
    #expect(turn.nextWake == now + 0.5)
    app.advance(0.4)
    #expect(rung == 0)
    app.advance(0.1)
    #expect(rung == 1)
    #expect(turn.nextWake == nil)
  }
}
