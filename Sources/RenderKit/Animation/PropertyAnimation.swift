/// The animation of one property, prepared once and evaluated for every frame.
///
/// An immutable object, so that copying an animation only retains it.
package final class PropertyAnimation: Sendable {
  package let target: AnimationTarget
  package let values: Values
  package let combination: Combination
  /// Converts animated numbers to transforms; nil where the values are transforms.
  package let function: ValueFunction?
  /// nil for keyframes, and for ends of different kinds.
  let ends: BasicAnimationValues?
  let track: KeyframeTrack?
  /// Set where both ends are known.
  let span: KeyframeInterpolant?
  /// Set for a whole transform with at least one known end.
  let transformEnds: TransformInterpolator?
  let spring: Spring?
  /// Whether the values are whole transforms that are neither made of numbers nor cumulative.
  let isTransform: Bool

  package enum Values: Sendable {
    /// CABasicAnimation's values; each may be missing.
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    /// CABasicAnimation's values, reached by a spring that runs for the animation's duration.
    case spring(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, Spring)
    case keyframes(KeyframeTrack)
  }

  /// How an animation's values combine with the underlying value and with earlier cycles.
  package struct Combination: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Values are added to the underlying value.
    package static let additive = Combination(rawValue: 1)
    /// Each cycle continues from the end of the one before.
    package static let cumulative = Combination(rawValue: 2)
  }

  package init(
    target: AnimationTarget, values: Values, combination: Combination = [],
    function: ValueFunction? = nil
  ) {
    (self.target, self.values) = (target, values)
    (self.combination, self.function) = (combination, function)
    (ends, spring, track) = (BasicAnimationValues(values), values.spring, values.track)
    span = ends?.span
    isTransform =
      target.isTransform && function == nil && !combination.contains(.cumulative)
    transformEnds = isTransform ? ends?.ofTransforms : nil
  }

  package var isAdditive: Bool { combination.contains(.additive) }

  package var isCumulative: Bool { combination.contains(.cumulative) }
}

extension PropertyAnimation.Values {
  fileprivate var spring: Spring? {
    if case .spring(_, _, _, let spring) = self { spring } else { nil }
  }

  fileprivate var track: KeyframeTrack? {
    if case .keyframes(let track) = self { track } else { nil }
  }
}
