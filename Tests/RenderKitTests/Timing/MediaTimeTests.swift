import RenderKit
import Testing

@Suite struct MediaTimeTests {
  private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = 10
    timing.duration = 2
    change(&timing)
    return timing
  }

  @Test func localTimeFollowsBeginSpeedAndOffset() {
    let clock = timing { ($0.speed, $0.timeOffset) = (2, 3) }
    #expect(clock.localTime(parent: 11) == 5)
    #expect(clock.parentTime(local: 5) == 11)
  }

  @Test func speedZeroPinsLocalTimeAtTheOffset() {
    let clock = timing { ($0.speed, $0.timeOffset) = (0, 3) }
    #expect(clock.localTime(parent: 11) == 3)
    #expect(clock.localTime(parent: 500) == 3)
  }

  @Test func progressRunsOverTheDurationAndThenEnds() {
    let plain = timing()
    #expect(plain.progress(at: 10.5).progress == 0.25)
    #expect(plain.progress(at: 10.5).isShown)
    #expect(plain.progress(at: 10.5).isRunning)
    #expect(!plain.progress(at: 11.999).hasEnded)
    #expect(plain.progress(at: 12).hasEnded)
    #expect(plain.endTime == 12)
  }

  @Test(arguments: [
    (MediaTiming.FillMode.removed, false, false), (.forwards, false, true),
    (.backwards, true, false), (.both, true, true),
  ])
  func fillModeShowsBeforeAndAfter(mode: MediaTiming.FillMode, before: Bool, after: Bool) {
    let filled = timing { $0.fillMode = mode }
    #expect(filled.progress(at: 9).isShown == before)
    #expect(filled.progress(at: 9).progress == 0)
    #expect(filled.progress(at: 13).isShown == after)
    #expect(filled.progress(at: 13).progress == 1)
  }

  @Test func fractionalRepeatCountHoldsItsPhase() {
    let repeated = timing { ($0.repeatCount, $0.fillMode) = (2.5, .forwards) }
    #expect(repeated.endTime == 15)
    #expect(repeated.progress(at: 99).progress == 0.5)
    #expect(repeated.progress(at: 99).cycle == 2)
  }

  @Test func wholeRepeatCountEndsAtTheEndOfItsLastCycle() {
    let repeated = timing { ($0.duration, $0.repeatCount, $0.fillMode) = (0.1, 3, .forwards) }
    #expect(repeated.progress(at: 99).progress == 1)
    #expect(repeated.progress(at: 99).cycle == 2)
    #expect(abs(repeated.progress(at: 10.25).progress - 0.5) < 1e-9)
  }

  @Test func repeatDurationEndsInMidCycle() {
    let repeated = timing { ($0.repeatDuration, $0.fillMode) = (3, .forwards) }
    #expect(repeated.endTime == 13)
    #expect(repeated.progress(at: 14).progress == 0.5)
  }

  @Test func autoreversingDoublesTheCycleAndComesBack() {
    let swing = timing { ($0.autoreverses, $0.fillMode) = (true, .forwards) }
    #expect(swing.progress(at: 11.5).progress == 0.75)
    #expect(swing.progress(at: 12.5).progress == 0.75)
    #expect(swing.endTime == 14)
    #expect(swing.progress(at: 15).progress == 0)
  }

  @Test func doubleSpeedHalvesTheTime() {
    let fast = timing { $0.speed = 2 }
    #expect(fast.progress(at: 10.5).progress == 0.5)
    #expect(fast.endTime == 11)
  }

  @Test func negativeSpeedPlaysBackwards() {
    let back = timing { ($0.speed, $0.fillMode) = (-1, .both) }
    #expect(back.progress(at: 10).progress == 1)
    #expect(back.progress(at: 10.5).progress == 0.75)
    #expect(back.progress(at: 13).progress == 0)
    #expect(back.endTime == 12)
  }

  @Test func offsetStartsInTheMiddleAndPlaysTheMissedPartLast() {
    let shifted = timing { $0.timeOffset = 1 }
    #expect(shifted.progress(at: 10).progress == 0.5)
    #expect(shifted.progress(at: 11.5).progress == 0.25)
    #expect(shifted.endTime == 12)
  }

  @Test func speedZeroHoldsTheOffsetForever() {
    let held = timing { ($0.speed, $0.timeOffset) = (0, 0.5) }
    #expect(held.progress(at: 1e6).progress == 0.25)
    #expect(!held.progress(at: 1e6).isRunning)
    #expect(!held.hasEnded(at: 1e6))
    #expect(timing { ($0.speed, $0.timeOffset) = (0, 2) }.progress(at: 20).progress == 1)
  }

  @Test func infiniteRepeatsNeverEnd() {
    let endless = timing { $0.repeatCount = .infinity }
    #expect(!endless.hasEnded(at: 1e9))
    #expect(endless.progress(at: 10 + 1e6 + 0.5).progress == 0.25)
  }

  @Test(arguments: [0, -1, Double.nan])
  func noDurationEndsAtOnce(duration: Double) {
    let none = timing { ($0.duration, $0.repeatCount) = (duration, .infinity) }
    #expect(none.progress(at: 10).hasEnded || none.endTime.isNaN)
    #expect(none.progress(at: 10).progress == 1)
  }
}
