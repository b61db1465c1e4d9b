import CoreGraphics
import Foundation

/// A drag downwards that shrinks a controller, which has zoomed in, back into its source.
final class ZoomDrag: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private var dismissal: ZoomDismissal?

  static func make(_ dismissal: ZoomDismissal) -> ZoomDrag {
    let drag = ZoomDrag { $0.follow() }
    (drag.dismissal, drag.delegate) = (dismissal, drag)
    return drag
  }

  /// Whether a drag in this direction, of a scroll view at the start of its content, is the controller's.
  func takes(_ direction: ScrollDirection) -> Bool {
    direction.axis == .vertical && direction.isBackward && dismissal?.canBegin == true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let dismissal else { return false }
    let direction = ScrollDirection(wholeTravel(in: view.superview))
    guard takes(direction), view.leavesDrag(at: location(in: view), direction) else { return false }
    return dismissal.mayBegin(at: location(in: view), velocity: velocity(in: view))
  }

  private func follow() {
    let way = translation(in: view?.window).y
    switch state {
    case .began: dismissal?.begin()
    case .changed: dismissal?.update(share(of: way))
    case .ended: dismissal?.end(at: share(of: way + velocity(in: view?.window).y / 3))
    case .cancelled, .failed: dismissal?.cancel()
    case .possible: break
    }
  }

  /// Of the window's height.
  private func share(of distance: CGFloat) -> CGFloat {
    let height = view?.window?.bounds.height ?? 0
    return height > 0 ? distance / height : 0
  }
}

extension UIView {
  var zoomDrag: ZoomDrag? {
    gestureRecognizers?.lazy.compactMap { $0 as? ZoomDrag }.first
  }
}
