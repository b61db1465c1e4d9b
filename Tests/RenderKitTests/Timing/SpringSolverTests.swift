import Foundation
import RenderKit
import Testing

@Suite struct SpringSolverTests {
  @Test(arguments: [
    (0.5, 1.0, 161.7195), (0.6, 0.8, 190.2143), (0.35, 1, 286.4094), (0.8, 1, 80.8974),
    (1, 1, 85.2559),
  ])
  func stiffnessFromRestIsTheMeasuredOne(ratio: Double, duration: Double, stiffness: Double) {
    let spring = SpringSolver.spring(dampingRatio: ratio, duration: duration, velocity: 0)
    #expect(abs(spring.stiffness - stiffness) < 1e-4)
    #expect(spring.mass == 1)
    #expect(abs(spring.damping - 2 * ratio * stiffness.squareRoot()) < 1e-4)
  }

  @Test(arguments: [(0.25, 159.6723), (1, 152.8684), (1.5, 147.6160), (-2, 175.4224)])
  func stiffnessWithVelocityIsTheMeasuredOne(velocity: Double, stiffness: Double) {
    let spring = SpringSolver.spring(dampingRatio: 0.5, duration: 1, velocity: velocity)
    #expect(abs(spring.stiffness - stiffness) < 1e-4)
  }

  @Test func criticalSpringWithVelocityIsTheMeasuredOne() {
    let spring = SpringSolver.spring(dampingRatio: 1, duration: 1, velocity: 1)
    #expect(abs(spring.stiffness - 83.1380) < 1e-4)
  }

  @Test func criticalFrequencyFromRestIsTheRootTo1e9() {
    let spring = SpringSolver.spring(dampingRatio: 1, duration: 1, velocity: 0)
    #expect(abs(spring.frequency - 9.2334134765) < 1e-9)
  }

  @Test func frequencyFromRestHasTheClosedForm() {
    let (z, duration) = (0.7, 0.45)
    let spring = SpringSolver.spring(dampingRatio: z, duration: duration, velocity: 0)
    let expected = log(1000 * z / (1 - z * z).squareRoot()) / (z * duration)
    #expect(abs(spring.frequency - expected) < 1e-9)
  }

  @Test(arguments: [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)])
  func motionIsTheMeasuredOne(time: Double, position: Double) {
    let spring = SpringSolver.spring(dampingRatio: 0.6, duration: 0.8, velocity: 0)
    #expect(abs(150 - 100 * spring.remaining(at: time) - position) < 0.2)
  }

  @Test(arguments: [0.2, 0.999_999_999_9, 1.0, 3.0])
  func everyKindOfDampingSolvesTheEquationOfMotion(ratio: Double) {
    let spring = Spring(frequency: 8, dampingRatio: ratio, initialVelocity: 2)
    let h = 1e-4
    #expect(spring.remaining(at: 0) == 1)
    #expect(abs((spring.remaining(at: h) - 1) / h + 2) < 0.1)
    for time in [0.05, 0.2, 0.6] {
      let (a, b, c) = (
        spring.remaining(at: time - h), spring.remaining(at: time), spring.remaining(at: time + h)
      )
      let force = (c - 2 * b + a) / (h * h) + 16 * ratio * (c - a) / (2 * h) + 64 * b
      #expect(abs(force) < 1e-3)
    }
  }

  /// Core Animation's documentation gives 2.85 s for damping 5 and just over 1 s for damping 15.
  @Test(arguments: [(5.0, 2.855), (10, 1.4727), (15, 1.022)])
  func settlingTakesAsLongAsDocumented(damping: Double, seconds: Double) {
    let settling = SpringSolver.settlingDuration(of: Spring(damping: damping))
    #expect(abs(settling - seconds) < 1e-3)
  }

  @Test(arguments: [20.0, 60])
  func stiffDampingSettlesWhereAThousandthIsLeft(damping: Double) {
    let spring = Spring(damping: damping)
    let settling = SpringSolver.settlingDuration(of: spring)
    #expect(abs(spring.remaining(at: settling) - 0.001) < 1e-6)
  }

  @Test func withoutDampingItNeverSettles() {
    #expect(SpringSolver.settlingDuration(of: Spring(damping: 0)) == .infinity)
  }

  @Test func bounceAndDurationGiveSwiftUIsSpring() {
    let spring = SpringSolver.spring(perceptualDuration: 0.5, bounce: 0.3, velocity: 0)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
  }

  @Test(arguments: [
    (Double.nan, 1.0, 0.0), (0.5, .nan, 0), (0.5, 1, .nan), (-3, -1, 1e300), (0, 0, 0),
    (0.5, 1e300, 50), (0.01, 1, 9), (1, 1, 80), (0.99, 0.3, 40),
  ])
  func hostileInputStillComesToRest(ratio: Double, duration: Double, velocity: Double) {
    let spring = SpringSolver.spring(dampingRatio: ratio, duration: duration, velocity: velocity)
    #expect(spring.frequency > 0 && spring.frequency.isFinite)
    #expect(spring.remaining(at: 1e9).isFinite)
  }
}
