/// How one property changes over an animation's progress: made ready once, then evaluated for every
/// frame.
///
/// An object that never changes, so that an animation is copied by counting one reference.
package final class PropertyAnimation: Sendable {
  package let target: AnimationTarget
  package let values: Values
  package let combination: Combination
  /// Makes the transforms of a target that is one out of numbers; nil where values are transforms.
  package let function: ValueFunction?
  /// nil for keyframes, and for ends that do not fit each other.
  let ends: AnimationEnds?
  let track: KeyframeTrack?
  /// Present where both ends are known.
  let span: KeyframeSpan?
  /// Present where a whole transform goes from end to end, of which one at least is known.
  let transformEnds: TransformEnds?
  let spring: Spring?
  /// Whether the values are whole transforms of layers as they stand: neither made of numbers nor
  /// adding up over the cycles.
  let isTransform: Bool

  package enum Values: Sendable {
    /// Any of the three may be missing, with CABasicAnimation's meaning of what is left out.
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    /// The same ends, reached by a spring that runs over the animation's duration.
    case spring(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, Spring)
    /// Through several values, or along a path.
    case keyframes(KeyframeTrack)
  }

  /// How values go together with others of the same property.
  package struct Combination: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// They are added to what is beneath.
    package static let additive = Combination(rawValue: 1)
    /// Each repetition goes on from where the one before ended.
    package static let cumulative = Combination(rawValue: 2)
  }

  package init(
    target: AnimationTarget, values: Values, combination: Combination = [],
    function: ValueFunction? = nil
  ) {
    (self.target, self.values) = (target, values)
    (self.combination, self.function) = (combination, function)
    (ends, spring, track) = (AnimationEnds(values), values.spring, values.track)
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
