// Walk 17: animated values. In: a layer's model, its animations, a time. Out: what it shows.
// Next: RenderTree/RenderTree+Damage.

/// Applies animations to a layer. Pure; allocates only for animated colours.
///
/// The render tree and `CALayer.presentation()` both use it.
package enum AnimationEvaluator {
  /// Turns `layer` from its model into its presentation at `layerTime`, in seconds of its own
  /// clock.
  ///
  /// Animations apply in the order given, each to the result of the ones before it.
  @discardableResult
  package static func apply(
    _ animations: [AnimationSnapshot], to layer: inout LayerSnapshot, at layerTime: Double
  ) -> AnimationOutcome {
    var stack = AnimationStack()
    for animation in animations {
      let progress = animation.timing.progress(at: layerTime)
      if progress.isShown {
        stack.apply(animation.effect, at: animation.moment(at: progress), to: &layer)
      }
      stack.outcome.note(animation.nextEvent(at: layerTime, progress))
    }
    return stack.outcome
  }

  @inlinable
  package static func hasEnded(_ animation: AnimationSnapshot, at layerTime: Double) -> Bool {
    animation.timing.hasEnded(at: layerTime)
  }
}

/// The result of applying animations to a layer.
package struct AnimationOutcome {
  /// Properties that may differ from the model.
  package internal(set) var dirties: LayerProperty.Dirties = []
  /// When the layer will look different next, on its clock: now while an animation runs, its begin time while
  /// it waits, its next keyframe where it goes in steps, nil when nothing will change any more.
  package private(set) var nextEvent: Double?

  fileprivate mutating func note(_ event: Double?) {
    guard let event else { return }
    nextEvent = min(nextEvent ?? event, event)
  }
}

extension AnimationSnapshot {
  fileprivate func nextEvent(at time: Double, _ progress: MediaProgress) -> Double? {
    if progress.hasEnded { return nil }
    guard progress.isRunning else { return time < timing.beginTime ? timing.beginTime : nil }
    guard let wait = secondsToNextStep(after: progress.progress) else { return time }
    return min(time + wait, timing.endTime)
  }

  /// How long a discrete keyframe keeps its value; nil where values change all the time, or may.
  private func secondsToNextStep(after progress: Double) -> Double? {
    guard case .property(let property) = effect, let track = property.track, track.isStepped,
      curve == .linear, !timing.autoreverses, timing.speed > 0
    else { return nil }
    // The end of a cycle is a step, too: the next one begins with the first value.
    let share = (track.nextBegin(after: progress) ?? 1) - progress
    let wait = share * timing.duration / Double(timing.speed)
    return wait > 0 && wait.isFinite ? wait : nil
  }
}
