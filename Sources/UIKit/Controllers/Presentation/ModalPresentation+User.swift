extension ModalPresentation {
  /// Handles Escape, a touch outside or a drag. False if the user must not dismiss it or it is
  /// already in transition.
  func dismissForUser() -> Bool {
    guard controller.letsUserDismiss, phase == .shown else { return false }
    let delegate = requested.delegate
    guard !presented.holdsUser, delegate?.presentationControllerShouldDismiss(requested) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(requested)
      return false
    }
    delegate?.presentationControllerWillDismiss(requested)
    end(animated: UIView.areAnimationsEnabled) { [requested] in
      requested.delegate?.presentationControllerDidDismiss(requested)
    }
    return true
  }
}

extension UIViewController {
  /// Whether it or a child must not be dismissed by the user.
  fileprivate var holdsUser: Bool { isModalInPresentation || children.contains(where: \.holdsUser) }
}
