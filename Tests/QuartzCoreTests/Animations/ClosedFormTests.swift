import CoreGraphics
import QuartzCore
import RenderKit
import Testing

/// Animations of `position.x` with a model value of 100, compared with their formulas.
@Suite struct ClosedFormTests {
  private func x(_ animation: CAAnimation, at time: Double) -> Double {
    var layer = LayerSnapshot()
    layer.position.x = 100
    let snapshot = animation.makeSnapshot(id: AnimationID(rawValue: 1), for: CALayer.self)
    AnimationEvaluator.apply([snapshot], to: &layer, at: time)
    return layer.position.x
  }

  private func transform(_ animation: CAAnimation, at time: Double) -> CATransform3D {
    var layer = LayerSnapshot()
    layer.transform = CATransform3DMakeTranslation(5, 0, 0)
    let snapshot = animation.makeSnapshot(id: AnimationID(rawValue: 1), for: CALayer.self)
    AnimationEvaluator.apply([snapshot], to: &layer, at: time)
    return layer.transform
  }

  /// 0 to 10 in 2 s, starting at time 10 of its layer.
  private func make(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 10)
    (animation.beginTime, animation.duration) = (10, 2)
    change(animation)
    return animation
  }

  @Test func aPlainPass() {
    #expect([9.9, 10, 11, 12].map { x(make(), at: $0) } == [100, 0, 5, 100])
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, 100.0, 100.0), (.forwards, 100, 10), (.backwards, 0, 100),
    (.both, 0, 10),
  ])
  func fillModesShowTheEnds(mode: CAMediaTimingFillMode, before: Double, after: Double) {
    let animation = make { $0.fillMode = mode }
    #expect(x(animation, at: 5) == before && x(animation, at: 50) == after)
  }

  @Test func fractionsOfARepeatCountHoldTheirPhase() {
    let animation = make {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect([13, 14.5, 15, 20].map { x(animation, at: $0) } == [5, 2.5, 5, 5])
  }

  @Test func autoreversingPassesComeBack() {
    let animation = make {
      $0.autoreverses = true
      $0.repeatDuration = 5
      $0.fillMode = .forwards
    }
    #expect([11, 12, 13, 14, 14.5, 99].map { x(animation, at: $0) } == [5, 10, 5, 0, 2.5, 5])
  }

  @Test func negativeSpeedRunsBackwardsAndZeroHoldsTheOffset() {
    let back = make { $0.speed = -2 }
    #expect(x(back, at: 10.25) == 7.5 && x(back, at: 11) == 100)
    let held = make {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    #expect(x(held, at: 10) == 2.5 && x(held, at: 1e6) == 2.5)
  }

  @Test func aTimeOffsetWrapsRound() {
    let animation = make { $0.timeOffset = 1.5 }
    #expect(x(animation, at: 10) == 7.5 && x(animation, at: 11.5) == 5)
  }

  @Test func cumulativeRepeatsAddUpTheEnds() {
    let animation = make {
      $0.isCumulative = true
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }
    #expect([11, 13, 15, 99].map { x(animation, at: $0) } == [5, 15, 25, 30])
  }

  @Test func additiveAndCumulativeGoTogether() {
    let animation = make {
      ($0.isAdditive, $0.isCumulative) = (true, true)
      $0.repeatCount = 2
    }
    #expect(x(animation, at: 13) == 115)
  }

  @Test func nestedGroupsAreCutOffByEachDuration() {
    let (inner, outer) = (CAAnimationGroup(), CAAnimationGroup())
    let member = make { ($0.beginTime, $0.duration) = (1, 10) }
    (inner.animations, inner.beginTime, inner.duration, inner.speed) = ([member], 1, 4, 2)
    (outer.animations, outer.beginTime, outer.duration) = ([inner], 10, 3)
    // At 12 the inner group is 1 s old and its clock at 2 s: a tenth of the member's way.
    #expect(x(outer, at: 12) == 1)
    #expect(x(outer, at: 11.25) == 100, "the member has not begun")
    #expect(x(outer, at: 13) == 100, "the outer group is over")
  }

  @Test func aGroupThatFillsHoldsMembersThatEndWithIt() {
    let group = CAAnimationGroup()
    let early = make { ($0.keyPath, $0.beginTime, $0.duration) = ("position.y", 0, 1) }
    group.animations = [make { ($0.beginTime, $0.duration) = (0, 0) }, early]
    (group.beginTime, group.duration, group.fillMode) = (10, 2, .forwards)
    #expect(x(group, at: 11) == 5 && x(group, at: 99) == 10)
    let snapshot = group.makeSnapshot(id: AnimationID(rawValue: 1), for: CALayer.self)
    var shown = LayerSnapshot()
    AnimationEvaluator.apply([snapshot], to: &shown, at: 99)
    #expect(shown.position.y == 0, "it was over before the group")
  }

  @Test func nothingRepeatedForEverIsOverAtOnce() {
    let animation = make {
      $0.duration = 0
      $0.repeatCount = .infinity
    }
    let snapshot = animation.makeSnapshot(id: AnimationID(rawValue: 1), for: CALayer.self)
    #expect(AnimationEvaluator.hasEnded(snapshot, at: 10))
  }

  @Test func turnsByAFunctionAreNotCutShort() {
    let spin = CABasicAnimation(keyPath: "transform")
    spin.valueFunction = CAValueFunction(name: .rotateZ)
    (spin.fromValue, spin.toValue, spin.duration) = (0, 4 * Double.pi, 1)
    // An eighth of two turns is a quarter turn; the model's translation is replaced.
    let quarter = transform(spin, at: 0.125)
    #expect(abs(quarter.m12 - 1) < 1e-9 && abs(quarter.m11) < 1e-9 && quarter.m41 == 0)
  }

  @Test(arguments: [
    (CAValueFunctionName.rotateX, CATransform3DMakeRotation(0.5, 1, 0, 0)),
    (.rotateY, CATransform3DMakeRotation(0.5, 0, 1, 0)),
    (.rotateZ, CATransform3DMakeRotation(0.5, 0, 0, 1)),
    (.scaleX, CATransform3DMakeScale(0.5, 1, 1)), (.scaleY, CATransform3DMakeScale(1, 0.5, 1)),
    (.scaleZ, CATransform3DMakeScale(1, 1, 0.5)),
    (.translateX, CATransform3DMakeTranslation(0.5, 0, 0)),
    (.translateY, CATransform3DMakeTranslation(0, 0.5, 0)),
    (.translateZ, CATransform3DMakeTranslation(0, 0, 0.5)),
  ])
  func everyFunctionMakesItsTransform(name: CAValueFunctionName, expected: CATransform3D) {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: name)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 2, 2)
    #expect(transform(animation, at: 0.5) == expected)
  }

  @Test func functionsOfThreeNumbersTakeArrays() {
    let grow = CABasicAnimation(keyPath: "transform")
    grow.valueFunction = CAValueFunction(name: .scale)
    (grow.fromValue, grow.toValue, grow.duration) = ([1, 1, 1], [3, 2, 1], 1)
    let half = transform(grow, at: 0.5)
    #expect(half.m11 == 2 && half.m22 == 1.5 && half.m33 == 1)
  }

  @Test func anEndThatIsMissingIsReadFromTheTransformBeneath() {
    let move = CABasicAnimation(keyPath: "transform")
    move.valueFunction = CAValueFunction(name: .translateX)
    (move.toValue, move.duration) = (15, 1)
    #expect(transform(move, at: 0.5).m41 == 10)
  }

  @Test func cumulativeAndAdditiveTurnsByAFunction() {
    let spin = CABasicAnimation(keyPath: "transform")
    spin.valueFunction = CAValueFunction(name: .rotateZ)
    (spin.fromValue, spin.toValue, spin.duration, spin.repeatCount) = (0, Double.pi / 2, 1, 4)
    (spin.isCumulative, spin.isAdditive) = (true, true)
    // A quarter turn and a half of one: 135 degrees, before the model's translation.
    let turned = transform(spin, at: 1.5)
    #expect(abs(turned.m11 + 0.5.squareRoot()) < 1e-9 && turned.m41 == 5)
  }

  @Test func keyframesTakeFunctions() {
    let spin = CAKeyframeAnimation(keyPath: "transform")
    spin.valueFunction = CAValueFunction(name: .rotateZ)
    (spin.values, spin.duration) = ([0, Double.pi, 2 * Double.pi], 1)
    #expect(abs(transform(spin, at: 0.25).m12 - 1) < 1e-9)
  }

  @Test func functionsOfOtherPropertiesAndNamesAreRefused() {
    let animation = make { $0.valueFunction = CAValueFunction(name: .rotateZ) }
    #expect(x(animation, at: 11) == 100)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "twist")) == nil)
  }

  @Test func cumulativeTransformsAndColoursAddUp() {
    let move = CABasicAnimation(keyPath: "transform")
    move.fromValue = CATransform3DIdentity
    move.toValue = CATransform3DMakeTranslation(10, 0, 0)
    (move.duration, move.repeatCount, move.isCumulative) = (1, 4, true)
    #expect(transform(move, at: 2.5).m41 == 25)
  }
}
