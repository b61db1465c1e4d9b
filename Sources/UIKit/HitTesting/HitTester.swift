// Walk 5: hit test. In: a touch that has just landed. Out: the view that owns it to its end.
// Next: UIApplication.sendEvent, then Windows/UIWindow+Events.

import CoreGraphics
import QuartzCore

/// Main thread only.
@MainActor
enum HitTester {
  /// A view with less opacity than this gets no touches, and neither do its subviews.
  static let leastTouchableAlpha: CGFloat = 0.01

  /// Sets a touch's window and view, once, when it lands. Its place is in the scene's coordinates
  /// before, and in the window's after.
  static func assignView(to touch: UITouch, among live: [UITouch], with event: UIEvent) {
    guard let reporting = touch.window else { return }
    let (window, view) = hit(at: touch.position, in: reporting, with: event)
    touch.land(in: window)
    touch.view = view
    guard let view else { return touch.isAccepted = false }
    let others = live.filter { $0 !== touch && $0.isAccepted && !$0.hasEnded }
    touch.reachesRecognizers = !isExcluded(view, from: others.filter { $0.window === window })
    touch.isAccepted =
      touch.reachesRecognizers
      && (view.isMultipleTouchEnabled || !others.contains { $0.view === view })
  }

  /// The frontmost window that takes a point of the scene, and the view in it. A window that answers
  /// nil lets it through to the one below; if all do, or the application ignores touches, `window`
  /// itself without a view.
  static func hit(
    at place: CGPoint, in window: UIWindow, with event: UIEvent?
  ) -> (window: UIWindow, view: UIView?) {
    if window.application?.isIgnoringInteractionEvents ?? false { return (window, nil) }
    for candidate in (window.presence?.windows ?? [window]).reversed() {
      let view = view(at: candidate.fromScene(place), in: candidate, with: event)
      if let view { return (candidate, view) }
    }
    return (window, nil)
  }

  /// The view at a point of a window, after layout.
  static func view(at position: CGPoint, in window: UIWindow, with event: UIEvent?) -> UIView? {
    window.layoutIfNeeded()
    return window.hitTest(position, with: event)
  }

  /// The default of `UIView.hitTest(_:with:)`: the deepest view that contains the point, later
  /// siblings first.
  static func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isTouchable(view), view.point(inside: point, with: event) else { return nil }
    for child in view.subviews.reversed() {
      guard let inside = point.entering(child, from: view) else { continue }
      if let hit = child.hitTest(inside, with: event) { return hit }
    }
    return view
  }

  /// The minimum edges are inside the rectangle, the maximum edges are not. NaN is never inside.
  static func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
    let size = rect.standardized.size
    let x = point.x - rect.standardized.origin.x
    let y = point.y - rect.standardized.origin.y
    return x >= 0 && y >= 0 && x < size.width && y < size.height
  }

  private static func isTouchable(_ view: UIView) -> Bool {
    view.isUserInteractionEnabled && !view.isHidden && view.alpha >= leastTouchableAlpha
      && view.animatedTouches.passing == 0
  }

  /// Whether this view or another touched one has exclusive touch.
  private static func isExcluded(_ view: UIView, from others: [UITouch]) -> Bool {
    others.contains { other in
      other.view !== view && (view.isExclusiveTouch || other.view?.isExclusiveTouch == true)
    }
  }
}

extension CGPoint {
  /// Converts to a subview's coordinates; nil if its transform is not invertible.
  @MainActor
  fileprivate func entering(_ child: UIView, from view: UIView) -> CGPoint? {
    guard child.layer.superlayer === view.layer else { return child.convert(self, from: view) }
    if child.animatedTouches.whereShown > 0, let shown = child.layer.presentation() {
      return shown.fromSuperlayer(self).map { $0.moved(from: shown.bounds, to: child.bounds) }
    }
    return child.layer.fromSuperlayer(self)
  }

  /// Converts to the same relative position in `other`, so that a touch on a view that is growing
  /// hits the place it shows.
  private func moved(from bounds: CGRect, to other: CGRect) -> CGPoint {
    if bounds == other || bounds.isEmpty { return self }
    return CGPoint(
      x: other.minX + (x - bounds.minX) * other.width / bounds.width,
      y: other.minY + (y - bounds.minY) * other.height / bounds.height)
  }
}
