import Foundation
import Testing
@testable import UIKit

/// The numbers are those of real scroll views.
struct ScrollPhysicsTests {
  private let range = ScrollRange(content: 5000, bounds: 500, leading: 20, trailing: 30)

  @Test func offsetsRestBetweenTheInsets() {
    #expect(range.min == -20 && range.max == 4530)
    let short = ScrollRange(content: 100, bounds: 500, leading: 20, trailing: 30)
    #expect(short.min == -20 && short.max == -20)
  }

  @Test func theRubberBandShowsLessTheFurtherItIsPulled() {
    let band = RubberBand(length: 300)
    #expect(abs(band.stretched(60) - 29.730) < 0.001)
    #expect(abs(band.stretched(70) - 34.121) < 0.001)
    #expect(abs(band.stretched(-70) + 34.121) < 0.001)
    #expect(band.stretched(1e9) < 300)
    #expect(abs(band.overshoot(showing: band.stretched(70)) - 70) < 1e-9)
    #expect(band.place(-30, in: range) == -20 + band.stretched(-10))
    #expect(band.place(100, in: range) == 100)
  }

  @Test func aGlideOfAThousandGoes494Points() {
    let glide = ScrollDeceleration(start: 100, velocity: 1000, rate: 0.998)
    #expect(abs(glide.landing - 594.01) < 0.001)
    #expect(abs(glide.offset(at: glide.duration) - glide.landing) < 0.001)
    // ln 100 / abs(1000 ln 0.998)
    #expect(abs(glide.duration - 2.3003) < 0.0001)
    #expect(abs(glide.velocity(at: glide.duration) - 10) < 1e-9)
  }

  @Test func aFastRateGoes98PointsInAHalfSecond() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    let rate = UIScrollView.DecelerationRate.fast.rawValue
    let glide = ScrollDeceleration(start: 100, velocity: 1000, rate: rate)
    #expect(abs(glide.landing - 198.01) < 0.001)
    // ln 100 / abs(1000 ln 0.99)
    #expect(abs(glide.duration - 0.4582) < 0.0001)
  }

  @Test func aGlideCanBeAimed() {
    for target in [700.0, -40] {
      let glide = ScrollDeceleration(from: 100, to: target, rate: 0.998)
      #expect(abs(glide.landing - target) < 1e-9)
      #expect(abs(glide.offset(at: glide.duration) - target) < 1e-6)
    }
    #expect(ScrollDeceleration(from: 5, to: 5, rate: 0.998).duration == 0)
  }

  @Test func aBounceWithSpeedPeaksAfterAnEleventhOfASecond() {
    let bounce = ScrollBounce(edge: 50, offset: 0, velocity: 1100)
    // v / (11 e)
    #expect(abs(bounce.offset(at: 1 / 11.0) - 50 - 36.788) < 0.001)
    #expect(abs(bounce.velocity(at: 1 / 11.0)) < 1e-9)
    #expect(abs(bounce.offset(at: bounce.duration) - 50) <= 0.1)
  }

  @Test func aBounceFromRestIsBelowAPointAfterSixTenths() {
    let bounce = ScrollBounce(edge: 0, offset: 235, velocity: 0)
    #expect(abs(bounce.offset(at: 0) - 235) < 1e-9)
    #expect(abs(bounce.velocity(at: 0)) < 1e-9)
    #expect(bounce.offset(at: 0.59) > 1 && bounce.offset(at: 0.64) < 1.1)
  }

  @Test func aThrowAtTheEdgeHandsItsSpeedOver() {
    let motion = ScrollMotion(
      from: 4400, velocity: 2000, rate: 0.998, in: range, bounces: true)
    let glide = ScrollDeceleration(start: 4400, velocity: 2000, rate: 0.998)
    let time = glide.time(reaching: 4530)!
    #expect(abs(motion.offset(at: time) - 4530) < 1e-6)
    let peak = glide.velocity(at: time) / (11 * M_E)
    #expect(abs(motion.offset(at: time + 1 / 11.0) - 4530 - peak) < 0.001)
    #expect(motion.landing == 4530)
    #expect(motion.offset(at: 100) == 4530)
  }

  @Test func withoutBouncingItStopsDead() {
    let motion = ScrollMotion(
      from: 4400, velocity: 2000, rate: 0.998, in: range, bounces: false)
    let reached = ScrollDeceleration(start: 4400, velocity: 2000, rate: 0.998).time(reaching: 4530)!
    #expect(motion.duration == reached)
    #expect(motion.offset(at: reached + 0.01) == 4530)
  }

  @Test func aThrowBackInGlidesOn() {
    let motion = ScrollMotion(from: -60, velocity: 3000, rate: 0.998, in: range, bounces: true)
    #expect(motion.landing > 500)
    #expect(motion.offset(at: 0) == -60)
    var last: CGFloat = -60
    for step in 1...200 {
      let offset = motion.offset(at: Double(step) / 100)
      #expect(offset >= last)
      last = offset
    }
  }

  @Test func slowLiftsStayWhereTheyAre() {
    let motion = ScrollMotion(from: 100, velocity: 8, rate: 0.998, in: range, bounces: true)
    #expect(motion.duration == 0 && motion.landing == 100)
  }
}
