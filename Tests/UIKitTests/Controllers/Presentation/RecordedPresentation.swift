import CoreGraphics
import Foundation
import UIKitTesting

@testable import UIKit

/// A controller in a window that presents others, all of which write down what they are told.
@MainActor
final class RecordedPresentation: RecordedAnswers, UIViewControllerTransitioningDelegate,
  UISheetPresentationControllerDelegate
{
  let harness = AppHarness()
  let root: Page
  let window: UIWindow
  /// What the delegate answers with, too.
  var removesPresenter = false
  var isWrapped = false
  var style: UIModalPresentationStyle?

  init(size: CGSize = CGSize(width: 800, height: 600)) {
    let recording = Recording()
    root = Page("root", recording, notes: [])
    window = harness.show(root, size: size)
    super.init(recording)
    harness.settle()
    _ = recording.taken()
  }

  func page(_ name: String, _ style: UIModalPresentationStyle = .pageSheet) -> Page {
    let page = Page(name, recording, notes: [])
    page.modalPresentationStyle = style
    if style == .custom { page.transitioningDelegate = self }
    return page
  }

  func present(_ page: UIViewController, animated: Bool = true) {
    root.present(page, animated: animated) { [self] in write("presented") }
  }

  func dismiss(animated: Bool = true) {
    root.dismiss(animated: animated) { [self] in write("dismissed") }
  }

  func finish() { harness.advance(by: 2) }

  func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  // MARK: Transitioning

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    write("asks for controller")
    let made = Own(presentedViewController: presented, presenting: presenting)
    made.recorder = self
    return made
  }

  // MARK: Dismissing by the user

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style
      ?? (traitCollection.horizontalSizeClass == .compact
        ? controller.adaptivePresentationStyle : .none)
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    write("did attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) { write("detent \(controller.selectedDetentIdentifier?.rawValue ?? "nil")") }

  // MARK: What records

  final class Own: UIPresentationController {
    weak var recorder: RecordedPresentation?
    private let wrapper = UIView()

    override var shouldRemovePresentersView: Bool { recorder?.removesPresenter ?? false }
    override var presentedView: UIView? {
      guard recorder?.isWrapped == true, let content = presentedViewController.view else {
        return super.presentedView
      }
      if content.superview !== wrapper {
        wrapper.addSubview(content)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = wrapper.bounds
      }
      return wrapper
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 100, dy: 50)
    }
    override func presentationTransitionWillBegin() {
      recorder?.write("willBegin \(containerView?.window != nil)")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      recorder?.write("didEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() { recorder?.write("dismissal willBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      recorder?.write("dismissal didEnd \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
      if presentation?.phase == .shown {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
  }

  /// A second of fading.
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    weak var recorder: RecordedPresentation?
    private(set) var frames: [CGRect] = []
    private(set) var views: [UIView?] = []

    init(_ recorder: RecordedPresentation) { self.recorder = recorder }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      recorder?.write("animate")
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      views = [context.view(forKey: .from), context.view(forKey: .to)]
      frames = [
        context.initialFrame(for: from), context.finalFrame(for: from),
        context.initialFrame(for: to), context.finalFrame(for: to),
      ]
      let (coming, going) = (context.view(forKey: .to), context.view(forKey: .from))
      let isDismissal = from.isBeingDismissed
      if let coming {
        coming.frame = context.finalFrame(for: to)
        isDismissal
          ? context.containerView.insertSubview(coming, at: 0)
          : context.containerView.addSubview(coming)
      }
      let fading = isDismissal ? going : coming
      if !isDismissal { fading?.alpha = 0 }
      UIView.animate(withDuration: 1) {
        fading?.alpha = isDismissal ? 0 : 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      recorder?.write("ended \(transitionCompleted)")
    }
  }
}
