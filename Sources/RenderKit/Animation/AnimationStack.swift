import CoreGraphics

/// Puts animations on a layer, one on top of the other.
struct AnimationStack {
  var outcome = AnimationOutcome()
  /// The transform without its additive animations, and their product; good while `hasOffset`.
  ///
  /// Later additive animations go next to the base. A retargeted turn then starts exactly where the
  /// one before it stands, although products of transforms depend on their order.
  private var base = CATransform3DIdentity
  private var offset = CATransform3DIdentity
  private var hasOffset = false

  mutating func apply(
    _ effect: AnimationSnapshot.Effect, at moment: AnimationMoment, to layer: inout LayerSnapshot
  ) {
    switch effect {
    case .property(let property): apply(property, at: moment, to: &layer)
    case .group(let members):
      for member in members {
        guard let progress = member.progressInGroup(at: moment.seconds) else { continue }
        apply(member.effect, at: member.moment(at: progress), to: &layer)
      }
    case .transition: break
    }
  }

  private mutating func apply(
    _ animation: PropertyAnimation, at moment: AnimationMoment, to layer: inout LayerSnapshot
  ) {
    if let transform = animation.transform(at: moment, on: layer) {
      return put(transform, isAdditive: animation.isAdditive, on: &layer)
    }
    guard let value = animation.value(at: moment, on: layer) else { return }
    if case .transform(let transform) = value, animation.target.isTransform {
      return put(transform, isAdditive: animation.isAdditive, on: &layer)
    }
    guard put(value, animation, on: &layer) else { return }
    if let angle = animation.turn(at: moment.progress) { turn(&layer, by: angle) }
  }

  /// false, and no change, where the value's kind is not the target's.
  private mutating func put(
    _ value: AnimatableValue, _ animation: PropertyAnimation, on layer: inout LayerSnapshot
  ) -> Bool {
    let target = animation.target
    if animation.isAdditive {
      guard let sum = Interpolation.sum(layer.value(of: target), value),
        layer.set(sum, for: target)
      else { return false }
    } else {
      guard layer.set(value, for: target) else { return false }
    }
    if target.property === LayerProperty.transform { hasOffset = false }
    outcome.dirties.formUnion(target.property.dirties)
    return true
  }

  private mutating func put(
    _ transform: CATransform3D, isAdditive: Bool, on layer: inout LayerSnapshot
  ) {
    outcome.dirties.formUnion(.geometry)
    if isAdditive {
      if !hasOffset { base = layer.transform }
      offset = hasOffset ? CATransform3DConcat(offset, transform) : transform
      layer.transform = CATransform3DConcat(offset, base)
    } else {
      layer.transform = transform
    }
    hasOffset = isAdditive
  }

  /// After what the transform does, so that a stretched layer is turned and not skewed.
  private mutating func turn(_ layer: inout LayerSnapshot, by angle: Double) {
    let rotation = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    put(CATransform3DConcat(layer.transform, rotation), isAdditive: false, on: &layer)
  }
}
