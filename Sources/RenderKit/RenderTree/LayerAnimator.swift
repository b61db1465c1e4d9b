import CoreGraphics

/// The animations of one layer, and what they make of it. Render queue only.
package final class LayerAnimator {
  /// The layer as committed; what it shows is this with the animations applied.
  var model: LayerSnapshot { didSet { isModelNew = true } }
  private var isModelNew = false
  /// What may differ between the model and what was evaluated last.
  private var dirties: LayerProperty.Dirties = []
  /// In the order of adding, which is the order of applying.
  private(set) var animations: [AnimationSnapshot] = []
  private var progress: [Progress] = []
  private var nextEvent: Double?
  /// Present while one of the animations is a transition.
  var transition: LayerTransition?

  private struct Progress {
    var key: String
    var hasStarted = false
    var hasEnded = false
  }

  init(model: LayerSnapshot) { self.model = model }

  /// No animation left: the layer shows its model.
  var isIdle: Bool { animations.isEmpty }

  /// Whether time changes anything from here on; what stands still at speed 0 needs no frames.
  var isMoving: Bool { nextEvent != nil || isEnding }

  /// Whether something is still to end by itself.
  var isEnding: Bool {
    animations.indices.contains {
      !progress[$0].hasEnded && animations[$0].timing.endTime.isFinite
    }
  }
}

extension LayerAnimator {
  /// Each animation with its key, in the order of adding.
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

  /// One that has ended already has said so and goes in silence.
  private func remove(at index: Int, layer: LayerID, inbox: FeedbackInbox) {
    let id = animations[index].id
    if !progress[index].hasEnded { inbox.post(.animationEnded(layer, id, finished: false)) }
    animations.remove(at: index)
    progress.remove(at: index)
  }

  /// Reports what starts and ends by the time on the clock, and drops what ends and wants to go.
  func advance(to clock: LayerClock, layer: LayerID, inbox: FeedbackInbox) {
    if clock.isFrozen { return }
    for index in animations.indices {
      let animation = animations[index]
      if !progress[index].hasStarted && clock.time >= animation.timing.beginTime {
        progress[index].hasStarted = true
        inbox.post(.animationStarted(layer, animation.id))
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

  /// What the layer shows at a time of its own clock, and what of that may differ from what it showed
  /// before.
  func evaluate(at time: Double) -> (shown: LayerSnapshot, dirties: LayerProperty.Dirties) {
    var shown = model
    let outcome = AnimationEvaluator.apply(animations, to: &shown, at: time)
    nextEvent = outcome.nextEvent
    let changed = isModelNew ? .all : dirties.union(outcome.dirties)
    (dirties, isModelNew) = (outcome.dirties, false)
    return (shown, changed)
  }
}
