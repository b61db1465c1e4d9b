import CoreGraphics
import Foundation

/// A drag downwards that shrinks a controller, which has zoomed in, back into its source.
final class ZoomDrag: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// The part of its way from which a drag that ends goes on to the end.
  private static let threshold: CGFloat = 0.3

  private weak var zoomed: UIViewController?
  private var options: UIViewController.Transition.ZoomOptions?
  private weak var interaction: UIPercentDrivenInteractiveTransition?

  static func attach(
    to zoomed: UIViewController, _ options: UIViewController.Transition.ZoomOptions
  ) {
    guard let view = zoomed.viewIfLoaded, view.zoomDrag == nil else { return }
    let drag = ZoomDrag { $0.follow() }
    (drag.zoomed, drag.options, drag.delegate) = (zoomed, options, drag)
    view.addGestureRecognizer(drag)
  }

  /// Whether a drag in this direction, of a scroll view at the start of its content, is the controller's.
  func takes(_ direction: ScrollDirection) -> Bool {
    direction.axis == .vertical && direction.isBackward && canGoBack
  }

  private var canGoBack: Bool {
    guard let zoomed, case .zoom? = zoomed.preferredTransition?.kind else { return false }
    if let presentation = zoomed.presentedBy { return presentation.phase == .shown }
    let navigation = zoomed.navigationController
    return navigation?.topViewController === zoomed && navigation?.canGoBack == true
      && navigation?.state.run == nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    let direction = ScrollDirection(wholeTravel(in: view.superview))
    guard takes(direction), view.leavesDrag(at: location(in: view), direction) else { return false }
    guard let mayBegin = options?.interactiveDismissShouldBegin else { return true }
    let speed = velocity(in: view)
    return mayBegin(
      .init(location: location(in: view), velocity: CGVector(dx: speed.x, dy: speed.y)))
  }

  private func follow() {
    switch state {
    case .began: begin()
    case .changed: interaction?.update(share(of: translation(in: view?.window).y))
    case .ended:
      // Where it would be a third of a second later.
      let end = translation(in: view?.window).y + velocity(in: view?.window).y / 3
      if share(of: end) > Self.threshold { interaction?.finish() } else { interaction?.cancel() }
    case .cancelled, .failed: interaction?.cancel()
    case .possible: break
    }
  }

  private func begin() {
    guard let zoomed else { return }
    guard let presentation = zoomed.presentedBy else {
      zoomed.navigationController?.beginSwipe()
      interaction = zoomed.navigationController?.state.swipe
      return
    }
    let new = UIPercentDrivenInteractiveTransition()
    if presentation.dismiss(with: new) { interaction = new }
  }

  /// Of the window's height.
  private func share(of distance: CGFloat) -> CGFloat {
    let height = view?.window?.bounds.height ?? 0
    return height > 0 ? max(0, distance / height) : 0
  }
}

extension UIView {
  var zoomDrag: ZoomDrag? {
    gestureRecognizers?.lazy.compactMap { $0 as? ZoomDrag }.first
  }
}
