import QuartzCore

extension UIViewPropertyAnimator {
  /// Called when all animations have reached their end.
  func didArrive() {
    guard state == .active, isRunning else { return }
    let end: Double = goesBack ? 0 : 1
    lead.rest(at: end)
    for index in tracks.indices { tracks[index].progress.rest(at: end) }
    (time, run, isRunning) = (end, nil, false)
    if pausesOnCompletion { return hold() }
    conclude(at: goesBack ? .start : .end)
  }

  func stop(isFinal: Bool) {
    requireNotStopped("stopAnimation(_:)")
    requireInterruptible("stopAnimation(_:)")
    guard state == .active else { return }
    rest()
    isRunning = false
    UIView.performWithoutAnimation {
      for track in tracks { track.keepShownValue() }
    }
    for track in tracks { track.remove() }
    if isFinal { return becomeInactive() }
    state = .stopped
  }

  func finishStopped(at position: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "finishAnimation(at:) ends a stopped property animator: call stopAnimation(false) before it")
    UIView.performWithoutAnimation {
      switch position {
      case .end: for track in tracks { track.set(track.new) }
      case .start: for track in tracks.reversed() { track.set(track.origin) }
      case .current: break
      }
    }
    finish(at: position)
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    if position == .start {
      UIView.performWithoutAnimation {
        for track in tracks.reversed() { track.restoreOldValue() }
      }
    }
    for track in tracks { track.remove() }
    finish(at: position)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    becomeInactive()
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }

  private func becomeInactive() {
    run?.cancel()
    run = nil
    releaseTouches()
    tracks = []
    (state, isRunning, goesBack, course, time, delay) = (.inactive, false, false, nil, 0, 0)
    lead.rest(at: 0)
  }
}
