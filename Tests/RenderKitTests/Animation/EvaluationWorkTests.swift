import AllocationCounter
import CoreGraphics
import RenderKit
import Testing

/// Allocations made to evaluate an animation for a frame.
@Suite(.enabled(if: allocations_are_counted()))
struct EvaluationWorkTests {
  private static let turned = AnimatableValue.transform(CATransform3DMakeRotation(1, 1, 1, 0))
  private static let spring = Spring()
  private static let colors = (AnimatableValue.color(.black), AnimatableValue.color(.white))

  private static let plain: [(String, PropertyAnimation.Values)] = [
    ("position", .basic(from: .point(.zero), to: nil, by: nil)),
    ("bounds.size", .spring(from: .size(.zero), to: nil, by: nil, spring)),
    ("opacity", .basic(from: nil, to: nil, by: .number(0.5))),
    ("transform", .basic(from: turned, to: nil, by: nil)),
    ("transform", .basic(from: turned, to: .transform(CATransform3DIdentity), by: nil)),
    ("transform", .keyframes(turns)),
    ("transform.scale", .basic(from: .number(0), to: nil, by: nil)),
  ]

  private static var turns: KeyframeTrack {
    let values = [turned, .transform(CATransform3DIdentity), turned]
    return KeyframeTrack(values, KeyframeSettings())!
  }

  /// Allocations of the second evaluation, because the first one may initialise things.
  private func allocations(
    _ keyPath: String, _ values: PropertyAnimation.Values,
    _ combination: PropertyAnimation.Combination = []
  ) throws -> Int {
    let target = try #require(AnimationTarget(keyPath: keyPath))
    var timing = MediaTiming()
    timing.duration = 1
    let animation = AnimationSnapshot(
      id: AnimationID(rawValue: 1), timing: timing, curve: .easeInEaseOut,
      isRemovedOnCompletion: true,
      effect: .property(PropertyAnimation(target: target, values: values, combination: combination))
    )
    let animations = [animation, animation]
    var (layer, again) = (LayerSnapshot(), LayerSnapshot())
    AnimationEvaluator.apply(animations, to: &layer, at: 0.3)
    let before = allocations_on_this_thread()
    AnimationEvaluator.apply(animations, to: &again, at: 0.3)
    return Int(allocations_on_this_thread() - before)
  }

  /// No more than an animation without values; in an optimised build that one does not allocate.
  @Test(arguments: plain.indices)
  func `numbers, points and transforms take no memory`(index: Int) throws {
    let (keyPath, values) = Self.plain[index]
    let counts = [try allocations(keyPath, values), try allocations(keyPath, values, .additive)]
    let none = try allocations("position", .basic(from: nil, to: nil, by: nil))
    #expect(counts == [none, none])
  }

  @Test func aColourTakesOneBlockForItself() throws {
    let values = PropertyAnimation.Values.basic(from: Self.colors.0, to: Self.colors.1, by: nil)
    #expect(try allocations("backgroundColor", values) <= 2 * 2)
  }
}
