public import Foundation

/// Grows the page of a document from the document's row in a browser, and shrinks it into that again. The
/// transitioning delegate of what shows the document returns it, or the delegate of a navigation controller.
/// Where the row isn't seen, the page fades. Main thread only.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// Kept: rows show no progress.
  open var loadingProgress: Progress?
  /// What of the page is brought together with the row; nil for the whole.
  open weak var targetView: UIView?

  private let source: @MainActor () -> UIView?
  private var transition: AnimatorTransition?

  init(source: @escaping @MainActor () -> UIView?) {
    self.source = source
    super.init()
  }

  /// That of a zoom.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ZoomTransition.duration }

  /// Starts the zoom.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// The same one until the transition has ended.
  open func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let made = transition ?? makeTransition(transitionContext)
    transition = made
    return made.interruptibleAnimator(using: transitionContext)
  }

  /// Lets go of the zoom.
  open func animationEnded(_ transitionCompleted: Bool) { transition = nil }

  private func makeTransition(
    _ context: any UIViewControllerContextTransitioning
  ) -> AnimatorTransition {
    let from = context.viewController(forKey: .from)
    let isBack = from?.isBeingDismissed == true || from?.isMovingFromParent == true
    guard let page = isBack ? from : context.viewController(forKey: .to), let row = source(),
      row.window != nil, let zoom = ZoomTransition(of: page, from: row, options(of: page))
    else { return fade(isBack) }
    return zoom.makeTransition(isBack: isBack) { Self.arrange($0, isBack) }
  }

  private func options(of page: UIViewController) -> UIViewController.Transition.ZoomOptions {
    let options = UIViewController.Transition.ZoomOptions()
    guard let targetView, targetView.isDescendant(of: page.view) else { return options }
    options.alignmentRectProvider = { [weak targetView] context in
      targetView.map { $0.convert($0.bounds, to: context.zoomedViewController.view) }
    }
    return options
  }

  private func fade(_ isBack: Bool) -> AnimatorTransition {
    AnimatorTransition(duration: ZoomTransition.duration) { context in
      let view = Self.arrange(context, isBack)
      if !isBack { view?.alpha = 0 }
      let animator = UIViewPropertyAnimator(duration: ZoomTransition.duration, curve: .easeInOut) {
        view?.alpha = isBack ? 0 : 1
      }
      animator.addCompletion { _ in view?.alpha = 1 }
      return animator
    }
  }

  /// Puts both views in place; the result is that of the page.
  private static func arrange(
    _ context: any UIViewControllerContextTransitioning, _ isBack: Bool
  ) -> UIView? {
    if let coming = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    {
      coming.frame = context.finalFrame(for: controller)
      context.putComingView(coming, isBack: isBack)
    }
    return context.view(forKey: isBack ? .from : .to)
  }
}
