import Testing

@testable import X11Kit

@Suite struct X11TickTests {
  @Test func twoBlanksReplaceTheGuess() {
    var estimate = X11RefreshEstimate(interval: 1.0 / 60)
    estimate.note(count: 100, time: 5)
    #expect(estimate.interval == 1.0 / 60)
    estimate.note(count: 102, time: 5.02)
    #expect(abs(estimate.interval - 0.01) < 1e-12)
  }

  @Test func aLateReportMovesTheEstimateByAnEighth() {
    var estimate = X11RefreshEstimate(interval: 0.01)
    estimate.note(count: 1, time: 1)
    estimate.note(count: 2, time: 1.01)
    estimate.note(count: 3, time: 1.028)
    #expect(abs(estimate.interval - 0.011) < 1e-9)
  }

  @Test func anotherRateOfTheMonitorCountsUntilBlanksSayMore() {
    var estimate = X11RefreshEstimate(interval: 1.0 / 60)
    estimate.note(count: 1, time: 1)
    estimate.note(count: 2, time: 1.02)
    let isOldNew = estimate.expect(interval: 1.0 / 60)
    #expect(!isOldNew && abs(estimate.interval - 0.02) < 1e-12, "the blanks know better")
    let isNew = estimate.expect(interval: 1.0 / 120)
    #expect(isNew && estimate.interval == 1.0 / 120)
    estimate.note(count: 3, time: 1.03)
    estimate.note(count: 4, time: 1.038)
    #expect(abs(estimate.interval - 0.008) < 1e-12)
  }

  @Test func gapsAndNonsenseTeachNothing() {
    var estimate = X11RefreshEstimate(interval: 0.01)
    estimate.note(count: 1, time: 1)
    estimate.note(count: 1, time: 2)
    estimate.note(count: 2, time: 2)
    estimate.note(count: 3, time: 1)
    estimate.note(count: 300, time: 4)
    estimate.pause()
    estimate.note(count: 301, time: 4.1)
    #expect(estimate.interval == 0.01)
  }

  @Test func aCompletionIsReadAsXcbStoresIt() {
    var bytes = [UInt8](repeating: 0, count: 48)
    func put<T: FixedWidthInteger>(_ value: T, _ offset: Int) {
      bytes.withUnsafeMutableBytes { $0.storeBytes(of: value, toByteOffset: offset, as: T.self) }
    }
    put(UInt16(1), 8)
    put(UInt32(77), 12)
    put(UInt32(5), 20)
    put(UInt64(123_456_789), 24)
    put(UInt32(0xDEAD), 32)
    put(UInt64(987), 36)
    let tick = bytes.withUnsafeBytes { X11PresentComplete(event: $0.baseAddress!) }
    #expect(tick?.eventID == 77)
    #expect(tick?.serial == 5)
    #expect(tick?.time == 123_456_789)
    #expect(tick?.count == 987)
  }
}
