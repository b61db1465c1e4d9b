import CoreGraphics

/// Applies animations to a layer one after another.
struct AnimationStack {
  var outcome = AnimationOutcome()
  /// The transform without its additive animations, and the product of those; valid while
  /// `hasOffset`.
  ///
  /// Later additive animations are multiplied next to the base. Products of transforms depend on
  /// their order, and this order makes a retargeted rotation start exactly where the previous one
  /// is.
  private var base = CATransform3DIdentity
  private var offset = CATransform3DIdentity
  private var hasOffset = false

  mutating func apply(
    _ effect: AnimationSnapshot.Effect, at moment: AnimationProgress, to layer: inout LayerSnapshot
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
    _ animation: PropertyAnimation, at moment: AnimationProgress, to layer: inout LayerSnapshot
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

  /// Returns false and changes nothing where the value's kind is not the target's.
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

  /// Rotates after the layer's transform, so that a stretched layer is rotated and not skewed.
  private mutating func turn(_ layer: inout LayerSnapshot, by angle: Double) {
    let rotation = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    put(CATransform3DConcat(layer.transform, rotation), isAdditive: false, on: &layer)
  }
}
