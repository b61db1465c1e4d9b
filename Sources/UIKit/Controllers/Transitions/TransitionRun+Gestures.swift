import CoreGraphics

// A run that a gesture drives.

extension TransitionRun {
  /// A gesture drives the animator from here on: animations that it makes are scrubbed.
  func startDriven() {
    guard let animator, driver == nil else { return }
    if let own = animator.ownAnimator(context) {
      driver = own
    } else {
      let recorder = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
      recorder.addAnimations { [self] in animator.animateTransition(using: context) }
      driver = recorder
    }
    driver?.pauseAnimation()
    makeChangesNow()
  }

  /// A gesture takes over what runs.
  func takeOver() {
    guard state == .running, let driver, driver.state == .active else { return }
    driver.pauseAnimation()
    fraction = driver.fractionComplete
    state = .driven
    tellInteraction()
  }

  func update(_ percentComplete: CGFloat) {
    guard state == .driven, percentComplete.isFinite else { return }
    note(percentComplete)
    driver?.fractionComplete = fraction
  }

  func note(_ percentComplete: CGFloat) {
    if percentComplete.isFinite { fraction = min(max(percentComplete, 0), 1) }
  }

  /// The gesture is over. A driver goes on to one end or the other, and ends the transition there.
  func endInteraction(isCancelled: Bool) {
    guard state == .driven else { return }
    state = .running
    wasCancelled = isCancelled
    tellInteraction()
    guard let driver, driver.state == .active else { return }
    if isCancelled { driver.isReversed = true }
    let speed = max(interaction?.completionSpeed ?? 1, 0.01)
    let left = isCancelled ? fraction : 1 - fraction
    driver.continueAnimation(
      withTimingParameters: nil, durationFactor: min(max(left / speed, 0.01), 1))
  }

  private func tellInteraction() {
    for handler in interactionHandlers { handler(self) }
  }

  func makeChangesNow() {
    guard isAnimated else { return makeChanges() }
    if let driver, driver.state == .active {
      driver.addAnimations { [self] in makeChanges() }
    } else {
      UIView.animate(withDuration: transitionDuration) { [self] in makeChanges() }
    }
  }
}
