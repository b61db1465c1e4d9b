import CoreGraphics
import RenderKit
import Testing

@testable import UIKit

@MainActor @Suite struct MotionTimingTests {
  @Test func aRatioSpringLastsAsLongAsItIsAskedTo() {
    let timing = MotionTiming(UISpringTimingParameters(dampingRatio: 0.5), duration: 1)
    #expect(timing.duration == 1)
    guard case .spring(let spring, _) = timing.pace() else { return #expect(Bool(false)) }
    #expect(abs(spring.stiffness - 161.7195) < 1e-4)
  }

  @Test func aPhysicalSpringLastsAsLongAsItTakes() {
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let settling = SpringSolver.settlingDuration(of: Spring(stiffness: 100, damping: 10))
    #expect(MotionTiming(parameters, duration: 9).duration == settling)
  }

  @Test func theDefaultSpringIsThatOfTransitions() {
    let spring = UISpringTimingParameters().spring(duration: 1, velocity: 0)
    #expect((spring.mass, spring.stiffness, spring.damping) == (3, 1000, 500))
  }

  /// A spring with a perceptual duration of 0.5 s and bounce 0.3: w = 2 pi / 0.5, ratio 0.7.
  @Test func aPerceivedSpringHasItsFrequencyAndRatio() {
    let spring = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
      .spring(duration: 9, velocity: 0)
    #expect(abs(spring.frequency - 4 * .pi) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
  }

  @Test(arguments: [0.0, 0.1, 0.5, 0.9, 1])
  func sharesAndTimesAreEachOthersInverse(share: Double) {
    let curve = MotionTiming(UICubicTimingParameters(animationCurve: .easeIn), duration: 1)
    #expect(abs(curve.pace().share(at: curve.time(ofShare: share)) - share) < 1e-9)
    let spring = MotionTiming(UISpringTimingParameters(dampingRatio: 0.3), duration: 1)
    let time = spring.time(ofShare: share)
    #expect(abs(spring.pace().share(at: time) - share) < 1e-9)
    #expect(share == 1 || time < 0.25, "the first crossing, not a later one")
  }

  /// c'(t) = 1 - c(1 - t).
  @Test func aMirroredCurveGoesTheSameWayBack() throws {
    let pace = MotionTiming(
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.3, y: 0.9)),
      duration: 1
    ).pace()
    let back = try #require(pace.mirrored)
    for t in stride(from: 0.0, through: 1, by: 0.125) {
      #expect(abs(back.share(at: t) - (1 - pace.share(at: 1 - t))) < 1e-9)
    }
  }

  @Test func aSlowedSpringShowsTheSameMotionLater() {
    let pace = MotionTiming(
      UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: 3)),
      duration: 1
    ).pace()
    for t in stride(from: 0.0, through: 1, by: 0.125) {
      #expect(abs(pace.share(at: t) - pace.slowed(by: 2.5).share(at: t)) < 1e-9)
    }
  }

  @Test func builtinCurvesSayThatTheyAre() {
    #expect(UICubicTimingParameters(animationCurve: .easeOut).timingCurveType == .builtin)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0.4), controlPoint2: CGPoint(x: 0.6, y: 0.8))
    #expect(own.timingCurveType == .cubic)
    #expect(own.controlPoint1 == CGPoint(x: 0.2, y: 0.4))
    #expect(own.controlPoint2 == CGPoint(x: 0.6, y: 0.8))
    #expect(UISpringTimingParameters().timingCurveType == .spring)
  }
}
