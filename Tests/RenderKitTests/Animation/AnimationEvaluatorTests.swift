import CoreGraphics
import RenderKit
import Testing

@Suite struct AnimationEvaluatorTests {
  private func animation(
    _ keyPath: String, from: AnimatableValue? = nil, to: AnimatableValue? = nil,
    by: AnimatableValue? = nil, begin: Double = 0, duration: Double = 1,
    _ combination: PropertyAnimation.Combination = []
  ) throws -> AnimationSnapshot {
    try animation(
      keyPath, .basic(from: from, to: to, by: by), begin: begin, duration: duration, combination)
  }

  private func animation(
    _ keyPath: String, _ values: PropertyAnimation.Values, begin: Double = 0, duration: Double = 1,
    _ combination: PropertyAnimation.Combination = []
  ) throws -> AnimationSnapshot {
    let target = try #require(AnimationTarget(keyPath: keyPath))
    var timing = MediaTiming()
    (timing.beginTime, timing.duration) = (begin, duration)
    return AnimationSnapshot(
      id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: true,
      effect: .property(PropertyAnimation(target: target, values: values, combination: combination))
    )
  }

  private func shown(
    _ animations: [AnimationSnapshot], at time: Double, on model: LayerSnapshot = LayerSnapshot()
  ) -> LayerSnapshot {
    var layer = model
    AnimationEvaluator.apply(animations, to: &layer, at: time)
    return layer
  }

  private func outcome(_ animations: [AnimationSnapshot], at time: Double) -> AnimationOutcome {
    var layer = LayerSnapshot()
    return AnimationEvaluator.apply(animations, to: &layer, at: time)
  }

  private func x(_ animations: [AnimationSnapshot], at time: Double, model: Double = 100) -> Double
  {
    var layer = LayerSnapshot()
    layer.position.x = model
    return shown(animations, at: time, on: layer).position.x
  }

  /// The underlying value is always 100; half-way through the animation.
  @Test(arguments: [
    (10.0 as Double?, 20.0 as Double?, nil as Double?, 15.0), (10, nil, 4, 12), (nil, 20, 4, 18),
    (10, nil, nil, 55), (nil, 20, nil, 60), (nil, nil, 4, 102), (nil, nil, nil, 100),
    (10, 20, 4, 15),
  ])
  func whatIsLeftOutOfABasicAnimationIsFilledIn(
    from: Double?, to: Double?, by: Double?, expected: Double
  ) throws {
    let animation = try animation(
      "position.x", from: from.map { .number($0) }, to: to.map { .number($0) },
      by: by.map { .number($0) })
    #expect(x([animation], at: 0.5) == expected)
  }

  @Test func additiveAnimationsAddToWhatIsBeneath() throws {
    let animation = try animation("position.x", from: .number(-50), to: .number(0), .additive)
    #expect(x([animation], at: 0.5) == 75)
    #expect(x([animation, animation], at: 0.5) == 50)
  }

  @Test func cumulativeRepeatsGoOnFromWhereTheyWere() throws {
    var animation = try animation(
      "position.x", from: .number(0), to: .number(10), .cumulative)
    animation.timing.repeatCount = 3
    #expect(x([animation], at: 0.5) == 5)
    #expect(x([animation], at: 2.5) == 25)
  }

  @Test func laterAnimationsStandOnEarlierOnes() throws {
    let first = try animation("position.x", from: .number(0), to: .number(10))
    let second = try animation("position.x", by: .number(8))
    #expect(x([first, second], at: 0.5) == 9)
  }

  /// Linear 0 -> 100 in 1 s, at 0.5 s retargeted to 0 in 1 s: rests at 50 until 1, then 0 at 1.5.
  @Test func retargetedOffsetsNeverJump() throws {
    let first = try animation("position.x", from: .number(-100), to: .number(0), .additive)
    let second = try animation(
      "position.x", from: .number(100), to: .number(0), begin: 0.5, .additive)
    for (time, expected) in [(0.5, 50.0), (0.75, 50), (1, 50), (1.25, 25), (1.5, 0)] {
      #expect(abs(x([first, second], at: time, model: 0) - expected) < 1e-9)
    }
  }

  @Test func retargetedTransformsNeverJumpThoughTheirOrderMatters() throws {
    let model0 = CATransform3DMakeScale(2, 1, 1)
    let model1 = CATransform3DMakeRotation(0.8, 0, 0, 1)
    let model2 = CATransform3DMakeTranslation(30, 0, 0)
    let first = try offset(from: model0, to: model1, begin: 0)
    let second = try offset(from: model1, to: model2, begin: 0.4)
    var layer = LayerSnapshot()
    layer.transform = model1
    let before = shown([first], at: 0.4, on: layer).transform
    layer.transform = model2
    let after = shown([first, second], at: 0.4, on: layer).transform
    let delta = before.row1 - after.row1 + before.row2 - after.row2 + before.row4 - after.row4
    #expect((delta * delta).sum() < 1e-18)
  }

  private func offset(
    from: CATransform3D, to: CATransform3D, begin: Double
  ) throws -> AnimationSnapshot {
    let difference = Interpolation.difference(.transform(from), .transform(to))
    return try animation(
      "transform", from: difference, to: .transform(CATransform3DIdentity), begin: begin,
      .additive)
  }

  @Test func curvesPaceTheProgress() throws {
    var animation = try animation("position.x", from: .number(0), to: .number(1))
    animation.curve = .easeIn
    #expect(abs(x([animation], at: 0.5) - 0.31536) < 0.5e-5)
  }

  @Test func springsFollowTheirClosedForm() throws {
    let spring = SpringSolver.spring(dampingRatio: 0.6, duration: 0.8, velocity: 0)
    let animation = try animation(
      "position.x", .spring(from: .number(50), to: .number(150), by: nil, spring), duration: 0.8)
    #expect(abs(x([animation], at: 0.3) - (150 - 100 * spring.remaining(at: 0.3))) < 1e-9)
    #expect(x([animation], at: 0.3) > 159)
  }

  @Test func groupsRunTheirMembersOnTheirOwnClockAndCutThemOff() throws {
    let member = try animation(
      "position.x", from: .number(0), to: .number(10), begin: 1, duration: 2)
    var group = try animation("position.x", begin: 5, duration: 2)
    group.effect = .group([member])
    #expect(x([group], at: 5.5) == 100)
    #expect(x([group], at: 6.5) == 2.5)
    #expect(x([group], at: 7) == 100)
  }

  @Test func onlyWhatAnimatesIsReportedAsChanged() throws {
    let move = try animation("position.x", to: .number(1))
    let fade = try animation("opacity", to: .number(0), begin: 2)
    #expect(outcome([move, fade], at: 0.5).dirties == .geometry)
    #expect(outcome([move, fade], at: 2.5).dirties == .appearance)
  }

  @Test func nextEventIsNowThenTheNextBeginThenNever() throws {
    let first = try animation("position.x", to: .number(1))
    let second = try animation("opacity", to: .number(0), begin: 3)
    let next = { outcome([first, second], at: $0).nextEvent }
    #expect(next(0.5) == 0.5)
    #expect(next(2) == 3)
    #expect(next(4) == nil)
  }

  @Test func keyframesThatAreHeldHaveNextEventsAtTheirSteps() throws {
    var settings = KeyframeSettings()
    (settings.mode, settings.times) = (.discrete, [0, 0.25, 1])
    let track = try #require(KeyframeTrack([.number(1), .number(0)], settings))
    var blink = try animation("opacity", to: .number(0), begin: 10)
    blink.effect = .property(
      PropertyAnimation(
        target: try #require(AnimationTarget(keyPath: "opacity")), values: .keyframes(track)))
    (blink.timing.duration, blink.timing.speed, blink.timing.repeatCount) = (4, 2, 3)
    let next = { outcome([blink], at: $0).nextEvent }
    #expect(next(9) == 10)
    #expect(next(10.1) == 10.5)
    #expect(next(10.5) == 12)
    #expect(next(12.25) == 12.5)
    #expect(next(15) == 16)
    #expect(next(16) == nil)
    blink.curve = .easeIn
    #expect(next(10.1) == 10.1)
    (blink.curve, blink.timing.autoreverses) = (.linear, true)
    #expect(next(10.1) == 10.1)
    (blink.timing.autoreverses, blink.timing.duration) = (false, .nan)
    #expect(next(10) == nil)
  }

  @Test func mismatchedKindsLeaveTheModel() throws {
    let animation = try animation("position.x", from: .point(.zero), to: .number(1))
    #expect(x([animation], at: 0.5) == 100)
  }

  @Test func hasEndedFollowsTheTiming() throws {
    let animation = try animation("position.x", to: .number(1))
    #expect(!AnimationEvaluator.hasEnded(animation, at: 0.999))
    #expect(AnimationEvaluator.hasEnded(animation, at: 1))
  }
}
