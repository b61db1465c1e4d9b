import QuartzCore

extension UIViewPropertyAnimator {
  func add(_ changes: @escaping () -> Void, delayFactor: Double) {
    requireNotStopped("addAnimations(_:)")
    let factor = min(max(delayFactor, 0), 1)
    if state == .inactive { return blocks.append((changes, factor)) }
    let past = placeNow.time ?? 0
    let count = tracks.count
    record(changes, delay: past + factor * (1 - past))
    if isRunning { joinRun(from: count) }
  }

  /// Makes the changes added so far. Nothing moves yet.
  func activate() {
    guard state == .inactive else { return }
    state = .active
    (time, course) = (goesBack ? 1 : 0, nil)
    lead = AnimatorProgress(delay: 0)
    lead.rest(at: goesBack ? 1 : 0)
    for block in blocks { record(block.changes, delay: block.delay) }
    blocks = []
  }

  private func record(_ changes: () -> Void, delay: Double) {
    let recording = AnimatorRecording(delay: delay, timing: timing)
    AnimationContext.current.perform(changes, in: recording)
    for completion in recording.completions { addCompletion { completion($0 == .end) } }
    for track in recording.tracks { append(track) }
  }

  private func append(_ new: AnimatorPropertyChange) {
    var track = new
    if goesBack { track.progress.rest(at: 1) }
    if track.offset == nil, let index = tracks.firstIndex(where: { $0.isReplaced(by: track) }) {
      track.origin = tracks.remove(at: index).origin
    }
    if !tracks.contains(where: { $0.layer === track.layer }) { guardTouches(of: track.layer) }
    tracks.append(track)
    track.hold()
  }

  private func guardTouches(of layer: CALayer) {
    if !isUserInteractionEnabled {
      layer.animatedTouches.passing += 1
    } else if !isManualHitTestingEnabled {
      layer.animatedTouches.whereShown += 1
    }
  }

  func releaseTouches() {
    var seen: Set<ObjectIdentifier> = []
    for track in tracks where seen.insert(ObjectIdentifier(track.layer)).inserted {
      if !isUserInteractionEnabled {
        track.layer.animatedTouches.passing -= 1
      } else if !isManualHitTestingEnabled {
        track.layer.animatedTouches.whereShown -= 1
      }
    }
  }
}

extension AnimatorPropertyChange {
  /// Whether both set the same property without adding, so that only the later one shows.
  fileprivate func isReplaced(by other: AnimatorPropertyChange) -> Bool {
    layer === other.layer && key == other.key && offset == nil
  }
}
