import CoreGraphics
import Foundation

/// Dims the window behind an alert's card, which is in the middle of the safe area, or at its lower edge for
/// an action sheet.
final class AlertPresentationController: UIPresentationController {
  /// How fast the dimming comes and goes: a critically damped spring, measured on iOS 26. The card
  /// fades with it.
  private static let frequency = 22.88
  /// What stays free around a card that is as high as the window allows.
  private static let margin: CGFloat = 16
  /// Beneath the card of an action sheet.
  private static let float: CGFloat = 8

  private let dimmingView = UIView()
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isAtBottom: Bool { alert?.preferredStyle == .actionSheet }

  override func prepareForPresentation() { alert?.cardDidChange() }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    dimmingView.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    if isAtBottom, dimmingView.gestureRecognizers?.isEmpty ?? true {
      dimmingView.addGestureRecognizer(
        UITapGestureRecognizer { [weak self] _ in _ = self?.dismissForUser() })
    }
    beside { [dimmingView] in dimmingView.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    beside { [dimmingView] in dimmingView.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    if presentation?.phase == .shown { placePresentedView(movedBy: 0) }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let card = presentedView else { return .zero }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let wanted = card.sizeThatFits(room.size)
    let size = CGSize(
      width: min(wanted.width, room.width),
      height: min(wanted.height, max(room.height - 2 * Self.margin, 0)))
    let y = isAtBottom ? room.maxY - size.height - Self.float : room.midY - size.height / 2
    return CGRect(
      x: (room.midX - size.width / 2).rounded(), y: y.rounded(), width: size.width,
      height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { presentedView?.bounds.size ?? parentSize }

  /// A touch outside leaves an alert where it is.
  override func dismissForUser() -> Bool { isAtBottom && alert?.cancel() == true }

  override func makeTransition(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    isAtBottom ? super.makeTransition(isDismissal: isDismissal) : makeFade(isDismissal)
  }

  private func makeFade(_ isDismissal: Bool) -> AnimatorTransition {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: Self.frequency * Self.frequency, damping: 2 * Self.frequency,
      initialVelocity: .zero)
    let duration = UIViewPropertyAnimator(duration: 0, timingParameters: spring).duration
    return AnimatorTransition(duration: duration) { [self] context in
      let card = presentedView
      if let card, !isDismissal {
        placePresentedView(movedBy: 0)
        context.containerView.addSubview(card)
        card.alpha = 0
      }
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
      animator.addAnimations { card?.alpha = isDismissal ? 0 : 1 }
      return animator
    }
  }
}
