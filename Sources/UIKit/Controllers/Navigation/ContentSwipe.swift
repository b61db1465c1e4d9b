import CoreGraphics
import Foundation

/// Goes back by a drag towards the trailing side that begins anywhere, unless something in the content takes it.
final class ContentSwipe: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?

  static func make(
    _ owner: UINavigationController, _ follow: @escaping (UIPanGestureRecognizer) -> Void
  ) -> ContentSwipe {
    let swipe = ContentSwipe { follow($0) }
    (swipe.owner, swipe.delegate) = (owner, swipe)
    swipe.maximumNumberOfTouches = 1
    swipe.allowedScrollTypesMask = .continuous
    swipe.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
      NSNumber(value: $0.rawValue)
    }
    return swipe
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard owner?.canSwipe == true else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let owner, owner.presentation == nil, owner.canSwipe else { return false }
    guard owner.state.run == nil ? owner.canGoBack : owner.runToCatch != nil else { return false }
    let way = wholeTravel(in: view)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard abs(way.x) > abs(way.y), (way.x > 0) != isMirrored else { return false }
    let place = location(in: view)
    return view.leavesDrag(at: place, ScrollDirection(way)) && !isTaken(at: place, in: view)
  }

  /// Controls that a finger moves, bars, and texts that are being edited keep what is dragged in them.
  private func isTaken(at place: CGPoint, in view: UIView) -> Bool {
    guard let hit = view.hitTest(place, with: nil) else { return false }
    return hit.selfAndSuperviews.prefix { $0 !== view }.contains { part in
      if part is UIButton { return false }
      return part is UIControl || part is UIPickerView || part.isFirstResponder
        || part is UINavigationBar || part is UIToolbar
    }
  }

  /// What is dragged in the content goes before.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isDrag =
      otherGestureRecognizer is UIPanGestureRecognizer
      || otherGestureRecognizer is UISwipeGestureRecognizer
    guard isDrag, let view, let other = otherGestureRecognizer.view else { return false }
    return other !== view && other.isDescendant(of: view)
  }
}
