// Walk 5: hit test. In: a touch that has just landed. Out: the view that owns it to its end.
// Next: UIApplication.sendEvent, then Windows/UIWindow+Events.

import CoreGraphics
import QuartzCore

/// Finds the view under a point. Main thread only.
@MainActor
enum HitTester {
  /// Opacity below this makes a view untouchable, and everything in it.
  static let leastTouchableAlpha: CGFloat = 0.01

  /// Gives a touch its view, once, when it lands.
  static func assignView(to touch: UITouch, among live: [UITouch], with event: UIEvent) {
    guard let window = touch.window else { return }
    let view = view(at: touch.position, in: window, with: event)
    touch.view = view
    guard let view else { return touch.isAccepted = false }
    let others = live.filter { $0 !== touch && $0.isAccepted && !$0.hasEnded }
    touch.reachesRecognizers = !isExcluded(view, from: others.filter { $0.window === window })
    touch.isAccepted =
      touch.reachesRecognizers
      && (view.isMultipleTouchEnabled || !others.contains { $0.view === view })
  }

  /// What lies under a point of a window, which lays out before it looks.
  static func view(at position: CGPoint, in window: UIWindow, with event: UIEvent) -> UIView? {
    window.layoutIfNeeded()
    return window.hitTest(position, with: event)
  }

  /// The default of `UIView.hitTest(_:with:)`: the deepest view that contains the point, later
  /// siblings before earlier ones.
  static func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isTouchable(view), view.point(inside: point, with: event) else { return nil }
    for child in view.subviews.reversed() {
      guard let inside = point.entering(child, from: view) else { continue }
      if let hit = child.hitTest(inside, with: event) { return hit }
    }
    return view
  }

  /// Minimum edges belong to a rectangle, maximum edges do not; nothing contains NaN.
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

  /// Whether this view or another that is touched wants to be the only one in the window.
  private static func isExcluded(_ view: UIView, from others: [UITouch]) -> Bool {
    others.contains { other in
      other.view !== view && (view.isExclusiveTouch || other.view?.isExclusiveTouch == true)
    }
  }
}

extension CGPoint {
  /// In the coordinates of a subview; nil where that is squashed flat and cannot be touched.
  @MainActor
  fileprivate func entering(_ child: UIView, from view: UIView) -> CGPoint? {
    guard child.layer.superlayer === view.layer else { return child.convert(self, from: view) }
    if child.animatedTouches.whereShown > 0, let shown = child.layer.presentation() {
      return shown.fromSuperlayer(self).map { $0.moved(from: shown.bounds, to: child.bounds) }
    }
    return child.layer.fromSuperlayer(self)
  }

  /// As far into `other` as into `bounds`: a view that is touched while it grows is touched at the
  /// same place of it.
  private func moved(from bounds: CGRect, to other: CGRect) -> CGPoint {
    if bounds == other || bounds.isEmpty { return self }
    return CGPoint(
      x: other.minX + (x - bounds.minX) * other.width / bounds.width,
      y: other.minY + (y - bounds.minY) * other.height / bounds.height)
  }
}
