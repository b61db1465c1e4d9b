import CoreGraphics

/// The animations of one layer and their evaluation. Render queue only.
package final class LayerAnimator {
  /// The committed layer, without its animations.
  var model: LayerSnapshot { didSet { isModelNew = true } }
  private var isModelNew = false
  /// Properties that may differ between the model and the last evaluation.
  private var dirties: LayerProperty.Dirties = []
  /// In the order they were added, which is the order they apply in.
  private(set) var animations: [AnimationSnapshot] = []
  private var progress: [Progress] = []
  /// When the layer will look different next, on its clock; as found by the last evaluation.
  private(set) var nextEvent: Double?
  /// Set while one of the animations is a transition.
  var transition: LayerTransition?

  private struct Progress {
    var key: String
    var hasStarted = false
    var hasEnded = false
  }

  init(model: LayerSnapshot) { self.model = model }

  /// Whether no animation is left, so that the layer shows its model.
  var isIdle: Bool { animations.isEmpty }

  /// Whether an animation is still to end by itself.
  var isEnding: Bool {
    animations.indices.contains {
      !progress[$0].hasEnded && animations[$0].timing.endTime.isFinite
    }
  }
}

extension LayerAnimator {
  /// Each animation with its key, in the order they were added.
  var keyed: [(key: String, animation: AnimationSnapshot)] {
    zip(progress, animations).map { ($0.key, $1) }
  }

  func add(_ animation: AnimationSnapshot, key: String) {
    animations.append(animation)
    progress.append(Progress(key: key))
  }

  func remove(key: String, layer: LayerID, inbox: FeedbackInbox) {
    guard let index = progress.firstIndex(where: { $0.key == key }) else { return }
    remove(at: index, layer: layer, inbox: inbox)
  }

  func removeAll(layer: LayerID, inbox: FeedbackInbox) {
    while !animations.isEmpty { remove(at: 0, layer: layer, inbox: inbox) }
  }

  /// Reports the end of an animation unless it has ended before. Main, which removes it, need not wake
  /// up to hear that.
  private func remove(at index: Int, layer: LayerID, inbox: FeedbackInbox) {
    let id = animations[index].id
    if !progress[index].hasEnded {
      inbox.post(.animationEnded(layer, id, finished: false), wakes: false)
    }
    animations.remove(at: index)
    progress.remove(at: index)
  }

  /// Reports animations that start and end by the clock's time, and drops those that end and are
  /// removed on completion.
  func advance(to clock: LayerClock, layer: LayerID, inbox: FeedbackInbox) {
    if clock.isFrozen { return }
    for index in animations.indices {
      let animation = animations[index]
      if !progress[index].hasStarted && clock.time >= animation.timing.beginTime {
        progress[index].hasStarted = true
        if animation.reportsStart { inbox.post(.animationStarted(layer, animation.id)) }
      }
      if !progress[index].hasEnded && AnimationEvaluator.hasEnded(animation, at: clock.time) {
        progress[index].hasEnded = true
        inbox.post(.animationEnded(layer, animation.id, finished: true))
      }
    }
    for index in animations.indices.reversed()
    where progress[index].hasEnded && animations[index].isRemovedOnCompletion {
      animations.remove(at: index)
      progress.remove(at: index)
    }
  }

  /// The layer's presentation at a time of its own clock, and the properties that may have changed
  /// since the last evaluation.
  func evaluate(at time: Double) -> (shown: LayerSnapshot, dirties: LayerProperty.Dirties) {
    var shown = model
    let outcome = AnimationEvaluator.apply(animations, to: &shown, at: time)
    nextEvent = outcome.nextEvent
    let changed = isModelNew ? .all : dirties.union(outcome.dirties)
    (dirties, isModelNew) = (outcome.dirties, false)
    return (shown, changed)
  }
}
