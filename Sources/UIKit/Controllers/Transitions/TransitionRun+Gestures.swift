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
      (driver, isRecorded) = (recorder, true)
    }
    driver?.pauseAnimation()
    makeChangesNow()
  }

  /// Whether a gesture that others know of may take it over: it is of the usual kind, and moves.
  var isCatchable: Bool {
    guard state == .running, animator is AnimatorTransition else { return false }
    guard let animator = driver as? UIViewPropertyAnimator else { return false }
    return animator.state == .active && animator.isInterruptible
  }

  /// A gesture takes over what runs, whichever way that goes; `other` in the place of what drove it.
  func takeOver(by other: (any UIViewControllerInteractiveTransitioning)? = nil) {
    guard state == .running, let driver, driver.state == .active else { return }
    driver.pauseAnimation()
    if driver.isReversed { driver.isReversed = false }
    fraction = driver.fractionComplete
    (state, wasCancelled) = (.driven, false)
    if let other { interaction = other }
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
    goOn(driver, for: max(left / speed, 0.01))
  }

  /// `share` is of the duration; a slow end takes more than all of it.
  private func goOn(_ driver: any UIViewImplicitlyAnimating, for share: CGFloat) {
    guard share > 1, let animator = driver as? UIViewPropertyAnimator else {
      return driver.continueAnimation(
        withTimingParameters: timingOfTheRest, durationFactor: min(share, 1))
    }
    animator.resume(timingOfTheRest, durationFactor: Double(share))
  }

  /// Animations that were scrubbed on a straight line go on with a curve, an animator with its own timing. Nil for
  /// that.
  private var timingOfTheRest: (any UITimingCurveProvider)? {
    if isRecorded, let interaction {
      return UICubicTimingParameters(animationCurve: interaction.completionCurve)
    }
    return (interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve
  }

  func tellInteraction() {
    let ended = state == .driven ? [] : interactionEndHandlers
    for handler in interactionHandlers + ended { handler(self) }
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
