extension ModalPresentation {
  /// Escape may come in one turn with what presents, or while that is on its way.
  func endArrival() {
    if phase == .coming, controller.letsUserDismiss { finishTransition() }
  }

  /// Handles Escape, a touch outside or a drag. False if the user must not dismiss it or it is
  /// already in transition.
  func dismissForUser() -> Bool {
    guard controller.letsUserDismiss, phase == .shown else { return false }
    if drag != .out {
      guard isFree else {
        requested.delegate?.presentationControllerDidAttemptToDismiss(requested)
        return false
      }
      requested.delegate?.presentationControllerWillDismiss(requested)
    }
    endForUser()
    return true
  }

  /// The same, driven by a gesture. Nobody is told of an attempt in vain.
  func dismiss(with interaction: UIPercentDrivenInteractiveTransition) -> Bool {
    guard phase == .shown, isFree else { return false }
    userInteraction = interaction
    requested.delegate?.presentationControllerWillDismiss(requested)
    endForUser()
    return true
  }

  private func endForUser() {
    end(animated: UIView.areAnimationsEnabled) { [requested] in
      requested.delegate?.presentationControllerDidDismiss(requested)
    }
  }

  /// Whether the user may dismiss it.
  private var isFree: Bool {
    !presented.holdsUser
      && requested.delegate?.presentationControllerShouldDismiss(requested) ?? true
  }
}

// MARK: Drags

extension ModalPresentation {
  /// A finger has moved it below its place. As on iOS, its controller is told that it disappears.
  func dragOut() {
    guard phase == .shown, drag == .none || drag == .back else { return }
    guard isFree else { return drag = .refused }
    drag = .out
    requested.delegate?.presentationControllerWillDismiss(requested)
    presented.beginTransition(false, animated: true)
  }

  /// The finger has let it go, and it comes back with this animation.
  func dragBack(_ animator: UIViewPropertyAnimator) {
    guard drag == .out else { return drag = .none }
    drag = .back
    returning = animator
    guard presented.appearance == .disappearing else { return }
    presented.beginTransition(true, animated: true)
    presented.tellSeen()
    animator.addCompletion { [weak self, weak animator] _ in
      guard let self, drag == .back, returning === animator else { return }
      (drag, returning) = (.none, nil)
      if presented.appearance == .appearing { presented.endTransition() }
    }
  }

  /// No finger holds it any more, and it is in its place: its controller is told that it is there again.
  func endDrag() {
    let wasOut = drag == .out || drag == .back
    (drag, returning) = (.none, nil)
    let isBetween = presented.appearance == .disappearing || presented.appearance == .appearing
    // What comes over it may have taken it away meanwhile.
    guard wasOut, isBetween, !presented.isExchanged else { return }
    presented.beginTransition(true, animated: false)
    presented.tellSeen()
    presented.endTransition()
  }
}

extension UIViewController {
  /// Whether it or a child must not be dismissed by the user.
  fileprivate var holdsUser: Bool { isModalInPresentation || children.contains(where: \.holdsUser) }
}
