import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@Suite struct CAKeyframeAnimationTests {
  private func make(_ keyPath: String, _ values: [Any]? = nil) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = 1
    return animation
  }

  /// A layer at (100, 50) as the animation shows it at `time`.
  private func shown(_ animation: CAAnimation, at time: Double) -> LayerSnapshot {
    var layer = LayerSnapshot()
    layer.position = CGPoint(x: 100, y: 50)
    let snapshot = animation.makeSnapshot(id: AnimationID(rawValue: 1), for: CALayer.self)
    AnimationEvaluator.apply([snapshot], to: &layer, at: time)
    return layer
  }

  @Test func valuesComeInTheTypesOfTheProperty() {
    let animation = make("position", [CGPoint.zero, CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)])
    #expect(shown(animation, at: 0.25).position == CGPoint(x: 5, y: 10))
    #expect(shown(make("opacity", [0, 1, Float(0)]), at: 0.75).opacity == 0.5)
  }

  @Test func theTimingFunctionPacesBeforeTheSegmentsDo() {
    let animation = make("position.x", [0, 1])
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    // easeIn(0.5) = 0.315357, and easeIn of that is 0.141586.
    #expect(abs(shown(animation, at: 0.5).position.x - 0.141586) < 1e-6)
  }

  @Test func additiveKeyframesAddToWhatIsBeneath() {
    let shake = make("position.x", [0, 10, -10, 0])
    shake.isAdditive = true
    #expect(abs(shown(shake, at: 0.5).position.x - 100) < 1e-9)
    #expect(abs(shown(shake, at: 1.0 / 3).position.x - 110) < 1e-9)
  }

  @Test func cumulativeKeyframesGoOnFromTheLastValue() {
    let steps = make("position.x", [0, 1, 4])
    steps.isCumulative = true
    steps.repeatCount = 3
    #expect(shown(steps, at: 2.5).position.x == 9)
  }

  @Test func positionsFollowAPathAndTurnWithIt() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 0, y: 10)])
    let ride = make("position")
    ride.path = path
    ride.rotationMode = .rotateAuto
    let layer = shown(ride, at: 0.5)
    #expect(layer.position == CGPoint(x: 0, y: 5))
    // A quarter turn: the x axis points down.
    #expect(abs(layer.transform.m12 - 1) < 1e-9 && abs(layer.transform.m11) < 1e-9)
  }

  @Test func closedPathsKeepTheirKeyTimes() {
    let ride = make("position")
    ride.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    ride.keyTimes = [0, 0.125, 0.25, 0.5, 1]
    #expect(shown(ride, at: 0.375).position == CGPoint(x: 5, y: 10))
    ride.keyTimes = [0, 0.25, 0.75, 1]
    #expect(shown(ride, at: 0.5).position == CGPoint(x: 10, y: 5))
  }

  @Test func aPathOfOnePointHoldsTheLayerThere() {
    let ride = make("position")
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 7, y: 8))
    ride.path = path
    #expect(shown(ride, at: 0.5).position == CGPoint(x: 7, y: 8))
  }

  @Test func keyTimesOutOfOrderAreNotEvenOnes() {
    let bounce = make("position.x", [0, 10, 20, 30])
    bounce.keyTimes = [0, -0.5, 1.5, 1]
    #expect(shown(bounce, at: 0.5).position.x == 15)
  }

  @Test func aPathThatChangesLaterIsNotTheAnimations() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let ride = make("position")
    ride.path = path
    let copy = try #require(ride.copy() as? CAKeyframeAnimation)
    path.addLine(to: CGPoint(x: 1000, y: 0))
    #expect(shown(copy, at: 0.5).position.x == 5)
  }

  @Test func keyPathsIntoTransformsTakeKeyframes() {
    let spin = make("transform.rotation.z", [0, Double.pi / 2])
    #expect(abs(shown(spin, at: 0.5).transform.m12 - 0.5.squareRoot()) < 1e-9)
  }

  @Test func copiesHaveAllSettings() throws {
    let animation = make("position", [CGPoint.zero])
    animation.keyTimes = [0, 0.5, 1]
    animation.calculationMode = .cubicPaced
    (animation.tensionValues, animation.biasValues) = ([1], [0.5])
    animation.continuityValues = [0.25]
    animation.rotationMode = .rotateAutoReverse
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeOut)]
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    #expect(copy.values?.count == 1 && copy.keyTimes == [0, 0.5, 1])
    #expect(copy.calculationMode == .cubicPaced && copy.rotationMode == .rotateAutoReverse)
    #expect(copy.tensionValues == [1] && copy.biasValues == [0.5])
    #expect(copy.continuityValues == [0.25])
    #expect(copy.timingFunctions == [CAMediaTimingFunction(name: .easeOut)])
  }

  @Test func valuesThatDoNotFitAnimateNothing() {
    let lists: [[Any]?] = [
      [CGPoint.zero, 3], [], nil, [CGPoint(x: CGFloat.nan, y: 0)], ["left", "right"],
    ]
    for values in lists {
      #expect(shown(make("position", values), at: 0.5).position == CGPoint(x: 100, y: 50))
    }
  }

  @Test func aPathLeadsNothingThatIsNoPlace() {
    let fade = make("opacity", [0, 0.5])
    fade.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(shown(fade, at: 0.5).opacity == 1)
  }
}
