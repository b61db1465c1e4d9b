import CoreGraphics

// The transitions by which it comes and goes.

extension ModalPresentation {
  func makeRun(isDismissal: Bool, _ animated: Bool) -> TransitionRun {
    var participants =
      isDismissal
      ? TransitionParticipants(from: presented, to: presenter, container: container)
      : TransitionParticipants(from: presenter, to: presented, container: container)
    participants.style = controller.style
    participants.isDismissal = isDismissal
    participants.presentedView = controller.presentedView
    if isDismissal {
      participants.movesTo = hasTakenPresenterAway && container.window != nil
      participants.place = container.bounds
    } else {
      participants.movesFrom = takesPresenterAway
      participants.place = controller.frameOfPresentedViewInContainerView
    }
    let animator = animated ? makeAnimator(isDismissal) : nil
    let run = TransitionRun(
      participants, order: .comingFirst, animator: animator,
      interaction: animator.flatMap { interaction(for: $0, isDismissal) })
    transition = run
    return run
  }

  private func makeAnimator(_ isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    let delegate = presented.transitioningDelegate
    let custom =
      isDismissal
      ? delegate?.animationController(forDismissed: presented)
      : presenter.flatMap {
        delegate?.animationController(
          forPresented: presented, presenting: $0, source: source ?? $0)
      }
    return custom ?? makeZoom(isDismissal) ?? controller.makeTransition(isDismissal: isDismissal)
  }

  private func makeZoom(_ isDismissal: Bool) -> AnimatorTransition? {
    ZoomTransition(of: presented, from: presenter)?.makeTransition(isBack: isDismissal) {
      [controller] context in
      StyleTransition.arrange(controller, context, isDismissal)
      return controller.presentedView
    }
  }

  private func interaction(
    for animator: any UIViewControllerAnimatedTransitioning, _ isDismissal: Bool
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if isDismissal, let userInteraction { return userInteraction }
    let delegate = presented.transitioningDelegate
    return isDismissal
      ? delegate?.interactionControllerForDismissal(using: animator)
      : delegate?.interactionControllerForPresentation(using: animator)
  }

  var transitionStyle: UIModalTransitionStyle {
    guard controller.style.isInContext, let presenter,
      presenter.providesPresentationContextTransitionStyle
    else { return presented.preferredTransition?.style ?? presented.modalTransitionStyle }
    return presenter.modalTransitionStyle
  }
}
