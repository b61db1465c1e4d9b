import CoreGraphics
import Foundation

/// Two fingers that move together and shrink a controller, which has zoomed in, back into its source.
final class ZoomPinch: UIPinchGestureRecognizer, UIGestureRecognizerDelegate {
  private var dismissal: ZoomDismissal?

  static func make(_ dismissal: ZoomDismissal) -> ZoomPinch {
    let pinch = ZoomPinch { $0.follow() }
    (pinch.dismissal, pinch.delegate) = (dismissal, pinch)
    return pinch
  }

  /// Fingers that move apart are others'.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let dismissal, scale <= 1, dismissal.canBegin else { return false }
    return dismissal.mayBegin(at: location(in: view), velocity: .zero)
  }

  private func follow() {
    switch state {
    case .began, .changed:
      // Fingers that have moved by no more than the slop may still move apart.
      if dismissal?.isUnderWay == false, scale < 1 { dismissal?.begin() }
      dismissal?.update(1 - scale)
    case .ended: dismissal?.end(at: 1 - scale - velocity / 3)
    case .cancelled, .failed: dismissal?.cancel()
    case .possible: break
    }
  }
}
