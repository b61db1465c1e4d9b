import Foundation

/// Turns the presenting controller up like a page, and back over what it presented.
@MainActor
final class CurlTransition: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Context = any UIViewControllerContextTransitioning

  private static let duration = 0.6

  private weak var controller: UIPresentationController?
  private let isDismissal: Bool
  private weak var container: UIView?
  private weak var going: UIView?

  init(_ controller: UIPresentationController, isDismissal: Bool) {
    (self.controller, self.isDismissal) = (controller, isDismissal)
  }

  func transitionDuration(using transitionContext: Context?) -> TimeInterval { Self.duration }

  func animateTransition(using context: Context) {
    guard let controller else { return context.completeTransition(false) }
    (container, going) = (context.containerView, context.view(forKey: .from))
    UIView.transition(
      with: context.containerView, duration: Self.duration,
      options: isDismissal ? .transitionCurlDown : .transitionCurlUp
    ) { [self] in
      StyleTransition.arrange(controller, context, isDismissal)
      if isDismissal { going?.isHidden = true }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    if isDismissal { going?.isHidden = false }
    container?.layer.removeAllAnimations()
  }
}
