import CoreGraphics
import Foundation

/// The animations of presentations for which the program has none.
@MainActor
enum StyleTransition {
  /// UIKit's spring for what slides, critically damped.
  private static let constants = (mass: 3.0, stiffness: 1000.0, damping: 2 * (3000.0).squareRoot())
  private static let dissolveSeconds = 0.3

  static func make(
    for controller: UIPresentationController, isDismissal: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    if UIAccessibility.prefersCrossFadeTransitions {
      return dissolve(controller, isDismissal: isDismissal)
    }
    switch controller.presentation?.transitionStyle ?? .coverVertical {
    case .coverVertical: return slide(controller, isDismissal: isDismissal)
    case .crossDissolve: return dissolve(controller, isDismissal: isDismissal)
    case .flipHorizontal: return TurnTransition(controller, isDismissal: isDismissal)
    case .partialCurl: return CurlTransition(controller, isDismissal: isDismissal)
    }
  }

  static func dissolve(
    _ controller: UIPresentationController, isDismissal: Bool
  ) -> AnimatorTransition {
    AnimatorTransition(duration: dissolveSeconds) { context in
      arrange(controller, context, isDismissal)
      let view = controller.presentedView
      if !isDismissal { view?.alpha = 0 }
      return UIViewPropertyAnimator(duration: dissolveSeconds, curve: .easeInOut) {
        view?.alpha = isDismissal ? 0 : 1
      }
    }
  }

  private static func slide(
    _ controller: UIPresentationController, isDismissal: Bool
  ) -> AnimatorTransition {
    let way = wayOut(controller)
    let left = isDismissal ? way - controller.distanceFromPlace : -way
    let timing = spring(over: left, at: controller.releaseVelocity)
    controller.releaseVelocity = 0
    let duration = UIViewPropertyAnimator(duration: 0, timingParameters: timing).duration
    return AnimatorTransition(duration: duration) { context in
      arrange(controller, context, isDismissal)
      let way = wayOut(controller)
      if !isDismissal { controller.placePresentedView(movedBy: way) }
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
      animator.addAnimations { controller.placePresentedView(movedBy: isDismissal ? way : 0) }
      return animator
    }
  }

  /// Starts with the release speed, relative to the distance left.
  static func spring(over distance: CGFloat, at velocity: CGFloat) -> UISpringTimingParameters {
    let speed = distance == 0 ? 0 : velocity / distance
    return UISpringTimingParameters(
      mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping,
      initialVelocity: CGVector(dx: speed, dy: speed))
  }

  /// The view that comes lies over the others, and what was taken away for it beneath it.
  static func arrange(
    _ controller: UIPresentationController,
    _ context: any UIViewControllerContextTransitioning, _ isDismissal: Bool
  ) {
    guard let coming = context.view(forKey: .to) else { return }
    if isDismissal {
      coming.frame = context.containerView.bounds
    } else {
      controller.placePresentedView(movedBy: 0)
    }
    context.putComingView(coming, isBack: isDismissal)
  }

  private static func wayOut(_ controller: UIPresentationController) -> CGFloat {
    guard let container = controller.containerView else { return 0 }
    return container.bounds.height - controller.frameOfPresentedViewInContainerView.minY
  }
}
