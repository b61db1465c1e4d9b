// Walk 17: animated values. In: a layer's model, its animations, a time. Out: what it shows.
// Next: Damage/DamageTracker.

import CoreGraphics

/// Applies animations to a layer; pure, and free of allocation but for animated colours.
///
/// The same function makes the render tree's frames and `CALayer.presentation()`.
package enum AnimationEvaluator {
  /// The layer as it shows at `layerTime` (seconds of its own clock), with what differs from the
  /// model, and when it will look different: `layerTime` itself while something runs, the next
  /// begin while it waits, nil when nothing is to come.
  ///
  /// Animations apply in the order given, each on what is beneath it.
  package static func evaluate(
    _ model: LayerSnapshot, _ animations: [AnimationSnapshot], at layerTime: Double
  ) -> (LayerSnapshot, LayerAspects, nextEvent: Double?) {
    var layer = AnimatedLayer(model)
    var nextEvent: Double?
    for index in animations.indices {
      let timing = animations[index].timing
      let progress = timing.progress(at: layerTime)
      if progress.isShown { layer.apply(animations[index], progress) }
      if let event = timing.nextEvent(at: layerTime, progress) {
        nextEvent = min(nextEvent ?? event, event)
      }
    }
    return (layer.snapshot, layer.aspects, nextEvent)
  }

  /// Whether the animation's active duration is over.
  @inlinable
  package static func hasEnded(_ animation: AnimationSnapshot, at layerTime: Double) -> Bool {
    animation.timing.hasEnded(at: layerTime)
  }
}

extension MediaTiming {
  fileprivate func nextEvent(at time: Double, _ progress: MediaProgress) -> Double? {
    if progress.hasEnded { return nil }
    if progress.isRunning { return time }
    return time < beginTime ? beginTime : nil
  }
}

/// A layer while animations are put on it, one after the other.
struct AnimatedLayer {
  var snapshot: LayerSnapshot
  var aspects: LayerAspects = []
  /// The transform without its additive animations, and their product.
  ///
  /// Later additive animations go next to the base. A retargeted turn then starts exactly where the
  /// one before it stands, although products of transforms depend on their order.
  private var transformBase: CATransform3D?
  private var transformOffset: CATransform3D?

  init(_ model: LayerSnapshot) { snapshot = model }

  mutating func apply(_ animation: AnimationSnapshot, _ progress: MediaProgress) {
    let paced = animation.curve.value(at: progress.progress)
    let seconds = paced * max(animation.timing.duration, 0)
    switch animation.effect {
    case .property(let property):
      apply(property, at: paced, seconds: seconds, cycle: progress.cycle)
    case .group(let members):
      for member in members {
        let progress = member.timing.progress(at: seconds)
        // A group that fills stands at its end, and so do those of its members that end with it.
        if progress.isShown || seconds == member.timing.endTime { apply(member, progress) }
      }
    case .transition: break
    }
  }

  private mutating func apply(
    _ animation: PropertyAnimation, at progress: Double, seconds: Double, cycle: Double
  ) {
    let target = animation.target
    if target.property == .transform, target.component == nil,
      let value = animation.transform(at: progress, seconds: seconds, beneath: snapshot.transform)
    {
      return apply(value, isAdditive: animation.isAdditive)
    }
    let value = animation.value(
      at: progress, seconds: seconds, cycle: cycle, beneath: beneath(animation))
    guard let value = made(of: value, by: animation.function) else { return }
    if animation.isAdditive, target.property == .transform, case .transform(let offset) = value {
      addTransform(offset)
    } else {
      let sum = animation.isAdditive ? Interpolation.sum(snapshot.value(of: target), value) : value
      guard let sum, snapshot.set(sum, for: target) else { return }
      if target.property == .transform { (transformBase, transformOffset) = (nil, nil) }
    }
    if let angle = animation.turn(at: progress) { turn(angle) }
    aspects.formUnion(target.property.aspects)
  }

  private mutating func apply(_ value: CATransform3D, isAdditive: Bool) {
    aspects.formUnion(.geometry)
    if isAdditive { return addTransform(value) }
    snapshot.transform = value
    (transformBase, transformOffset) = (nil, nil)
  }

  /// What the animation's ends are counted from where they are missing.
  private func beneath(_ animation: PropertyAnimation) -> AnimatableValue {
    let value = snapshot.value(of: animation.target)
    guard let function = animation.function, case .transform(let matrix) = value else {
      return value
    }
    return function.argument(of: matrix)
  }

  private func made(
    of value: AnimatableValue?, by function: ValueFunction?
  ) -> AnimatableValue? {
    guard let function else { return value }
    return value.flatMap(function.transform).map { .transform($0) }
  }

  /// After what the transform does, so that a stretched layer is turned and not skewed.
  private mutating func turn(_ angle: Double) {
    let rotation = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    snapshot.transform = CATransform3DConcat(snapshot.transform, rotation)
    (transformBase, transformOffset) = (nil, nil)
    aspects.formUnion(.geometry)
  }

  private mutating func addTransform(_ offset: CATransform3D) {
    let base = transformBase ?? snapshot.transform
    let product = transformOffset.map { CATransform3DConcat($0, offset) } ?? offset
    (transformBase, transformOffset) = (base, product)
    snapshot.transform = CATransform3DConcat(product, base)
  }
}
