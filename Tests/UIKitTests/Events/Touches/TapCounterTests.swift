import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct TapCounterTests {
  private let window = NSObject()
  private let elsewhere = NSObject()

  private func counts(_ taps: [(x: CGFloat, time: Double)]) -> [Int] {
    var counter = TapCounter()
    return taps.map {
      counter.count(
        at: CGPoint(x: $0.x, y: 0), time: HostTime(seconds: $0.time), in: ObjectIdentifier(window))
    }
  }

  @Test func quickNearTapsCountUp() {
    #expect(counts([(0, 1), (10, 1.3), (0, 1.6)]) == [1, 2, 3])
  }

  @Test func theLimitsThemselvesStillCount() { #expect(counts([(0, 0), (30, 0.35)]) == [1, 2]) }

  @Test func aLateTapBeginsAnew() { #expect(counts([(0, 1), (0, 1.36)]) == [1, 1]) }

  @Test func aFarTapBeginsAnew() { #expect(counts([(0, 1), (30.5, 1.1)]) == [1, 1]) }

  @Test func timeThatRunsBackwardsBeginsAnew() { #expect(counts([(0, 1), (0, 0.9)]) == [1, 1]) }

  @Test func anotherWindowBeginsAnew() {
    var counter = TapCounter()
    let now = HostTime(seconds: 1)
    #expect(counter.count(at: .zero, time: now, in: ObjectIdentifier(window)) == 1)
    #expect(counter.count(at: .zero, time: now, in: ObjectIdentifier(elsewhere)) == 1)
  }
}
