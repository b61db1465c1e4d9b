import CoreGraphics
import Testing
@testable import UIKit

struct VelocityTrackerTests {
  @Test func anEvenMotionHasItsSpeed() {
    var tracker = VelocityTracker()
    for step in 0...5 {
      let time = Double(step) / 60
      tracker.add(CGPoint(x: 300 * time, y: -60 * time), at: time)
    }
    let velocity = tracker.velocity(at: 5.0 / 60)
    #expect(abs(velocity.dx - 300) < 1e-6)
    #expect(abs(velocity.dy + 60) < 1e-6)
  }

  @Test func onlyTheLastTenthOfASecondCounts() {
    var tracker = VelocityTracker()
    tracker.add(CGPoint(x: -10_000, y: 0), at: 0)
    for step in 0...4 { tracker.add(CGPoint(x: step, y: 0), at: 0.2 + Double(step) * 0.02) }
    #expect(abs(tracker.velocity(at: 0.28).dx - 50) < 1e-6)
  }

  @Test func oneSampleAndARestHaveNone() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(CGPoint(x: 9, y: 9), at: 0.01)
    #expect(tracker.velocity(at: 0.05) != .zero)
    #expect(tracker.velocity(at: 0.07) == .zero)
  }

  @Test func twoReportsOfOneMomentAreOne() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 1, y: 0), at: 0.01)
    tracker.add(CGPoint(x: 2, y: 0), at: 0.01)
    #expect(abs(tracker.velocity(at: 0.01).dx - 200) < 1e-6)
  }
}
