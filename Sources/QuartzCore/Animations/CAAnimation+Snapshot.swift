import CoreGraphics
package import RenderKit

extension CAAnimation {
  /// The animation as a value for the render side, with invalid numbers corrected. What its key
  /// path means depends on the layer's class.
  ///
  /// Logs an invalid effect (an unknown key path, values of the wrong kind). The snapshot then runs
  /// its time and changes nothing, as on Apple's systems.
  package func makeSnapshot(
    id: AnimationID, for layerClass: CALayer.Type
  ) -> AnimationSnapshot {
    AnimationSnapshot(
      id: id, timing: timing.usable(begin: begin), curve: timingFunction?.curve ?? .linear,
      isRemovedOnCompletion: isRemovedOnCompletion, reportsStart: delegate != nil,
      effect: makeEffect(in: layerClass))
  }

  /// A copy with a fixed duration, independent of the original.
  package func copyForLayer(defaultDuration: Double) -> CAAnimation {
    let copied = copy(with: nil)
    let animation = copied as? CAAnimation ?? AnimationFactory.make(like: self)
    if !(animation.timing.duration > 0) {
      animation.timing.duration = defaultDuration >= 0 ? defaultDuration : 0.25
    }
    return animation
  }
}

extension MediaTiming {
  /// Invalid times count as not set. A group member without a begin time begins with the group.
  fileprivate func usable(begin: Double?) -> MediaTiming {
    var timing = self
    timing.beginTime = begin ?? 0
    if !timeOffset.isFinite { timing.timeOffset = 0 }
    if !speed.isFinite { timing.speed = 1 }
    if !(duration > 0) { timing.duration = 0 }
    if !(repeatCount > 0) { timing.repeatCount = 0 }
    if !(repeatDuration > 0) { timing.repeatDuration = 0 }
    return timing
  }
}
