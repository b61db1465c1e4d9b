/// One animation of one layer, as a value.
package struct AnimationSnapshot: Sendable {
  package var id: AnimationID
  /// `beginTime` 0 means "when the commit is made": the encoder replaces it by that time.
  package var timing: MediaTiming
  package var curve: TimingCurve
  package var isRemovedOnCompletion: Bool
  package var effect: Effect

  package enum Effect: Sendable {
    case property(PropertyAnimation)
    indirect case group([AnimationSnapshot])
    /// Changes no property: the whole layer's picture gives way to another.
    case transition(TransitionAnimation)
  }

  package init(
    id: AnimationID, timing: MediaTiming, curve: TimingCurve, isRemovedOnCompletion: Bool,
    effect: Effect
  ) {
    self.id = id
    self.timing = timing
    self.curve = curve
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.effect = effect
  }
}

/// How one property changes over an animation's progress.
package struct PropertyAnimation: Sendable {
  package var target: AnimationTarget
  package var isAdditive = false
  package var isCumulative = false
  package var values: Values { didSet { transformEnds = makeTransformEnds() } }
  /// Makes the transforms of a target that is one out of numbers; nil where values are transforms.
  package var function: ValueFunction?
  /// Present where the ends of a transform can be taken apart ahead.
  private(set) var transformEnds: TransformEnds?

  /// Boxed, so that an animation is copied by counting one reference.
  package indirect enum Values: Sendable {
    /// Any of the three may be missing, with CABasicAnimation's meaning of what is left out.
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    /// The same ends, reached by a spring that runs over the animation's duration.
    case spring(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, Spring)
    /// Through several values, or along a path.
    case keyframes(KeyframeTrack)
  }

  package init(target: AnimationTarget, values: Values) {
    self.target = target
    self.values = values
    transformEnds = makeTransformEnds()
  }

  private func makeTransformEnds() -> TransformEnds? {
    switch values {
    case .basic(let from, let to, nil), .spring(let from, let to, nil, _):
      TransformEnds(from: from, to: to)
    default: nil
    }
  }
}
