import CoreGraphics
import Foundation

extension UISheetPresentationController {
  /// Whether a drag in this direction is the sheet's: downwards always, upwards to a higher detent.
  func follows(_ direction: ScrollDirection) -> Bool {
    guard direction.axis == .vertical, presentation?.phase == .shown else { return false }
    return direction.isBackward || canExpand
  }

  /// Whether a drag of a scroll view in the sheet, at the start of its content, is the sheet's.
  func takes(_ direction: ScrollDirection) -> Bool {
    follows(direction) && (direction.isBackward || prefersScrollingExpandsWhenScrolledToEdge)
  }

  private var canExpand: Bool {
    let stops = stops
    let height = stops.stop(for: selectedDetentIdentifier)?.height ?? 0
    return stops.next(above: height) != nil
  }

  /// As on iOS, the sheet follows the finger but never rises above its highest place.
  func drag(_ pan: UIPanGestureRecognizer) {
    guard presentation?.phase == .shown, let containerView else { return forgetDrag() }
    switch pan.state {
    case .began:
      heightAtDrag = stops.stop(for: selectedDetentIdentifier)?.height
      follow(pan.translation(in: containerView).y)
    case .changed: follow(pan.translation(in: containerView).y)
    case .ended: release(at: pan.velocity(in: containerView).y)
    case .cancelled, .failed: release(to: stops.stop(for: selectedDetentIdentifier))
    case .possible: break
    }
  }

  private func follow(_ travel: CGFloat) {
    guard let heightAtDrag, travel.isFinite else { return }
    let highest = stops.highest?.height ?? heightAtDrag
    dragDistance = max(travel, heightAtDrag - highest)
    if distanceBelow > 0 { presentation?.dragOut() }
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
  }

  private func release(at velocity: CGFloat) {
    guard let heightAtDrag else { return }
    let target = stops.target(from: heightAtDrag - dragDistance, velocity: velocity)
    releaseVelocity = velocity
    if target == nil, dismissForUser() { return forgetDrag() }
    release(to: target ?? stops.lowest)
    releaseVelocity = 0
  }

  /// Springs to its place, with the speed of the finger.
  private func release(to stop: Stops.Stop?) {
    guard let heightAtDrag, let stop else { return forgetDrag() }
    let way = heightAtDrag - dragDistance - stop.height
    let spring = StyleTransition.spring(over: way, at: releaseVelocity)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    let isNew = stop.id != stops.stop(for: selectedDetentIdentifier)?.id
    animator.addAnimations { [self] in
      forgetDrag()
      if isNew { selectedDetentIdentifier = stop.id }
      containerView?.setNeedsLayout()
      containerView?.layoutIfNeeded()
      card.layoutIfNeeded()
    }
    presentation?.dragBack(animator)
    animator.startAnimation()
    guard isNew else { return }
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func forgetDrag() { (heightAtDrag, dragDistance) = (nil, 0) }

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate ?? (self as UIPresentationController).delegate
      as? any UISheetPresentationControllerDelegate
  }
}
