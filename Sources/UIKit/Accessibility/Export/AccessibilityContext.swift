import CoreGraphics
import QuartzCore

/// Where the walk through the views is: what a view inherits from those that it is in.
struct AccessibilityContext: Equatable {
  /// From the view's coordinates to the scene's, in points.
  var toScene: CGAffineTransform
  /// What of the scene can be seen there.
  var clip: CGRect
  /// Whether one can scroll to what cannot be seen.
  var isScrolled = false
  /// Device pixels per point.
  var scale: CGFloat

  /// Of what is in a view.
  @MainActor
  func entering(_ view: UIView) -> AccessibilityContext {
    var inner = self
    inner.toScene = view.layer.toSuperlayer.concatenating(toScene)
    if (view as? PopoverCard)?.isBeyond == true { inner.clip = view.bounds.applying(inner.toScene) }
    guard view.clipsToBounds else { return inner }
    let frame = view.bounds.applying(inner.toScene)
    if view is UIScrollView {
      // What is scrolled out of sight counts where the scroll view itself can be seen.
      inner.isScrolled = isScrolled || frame.intersects(clip)
    }
    inner.clip = clip.intersection(frame)
    if inner.clip.isNull { inner.clip = .zero }
    return inner
  }

  /// Whether some of a rectangle of the scene can be seen.
  func shows(_ frame: CGRect) -> Bool {
    let seen = frame.intersection(clip)
    return !seen.isNull && seen.width > 0 && seen.height > 0
  }
}

extension CALayer {
  /// From its coordinates to its superlayer's, flat.
  fileprivate var toSuperlayer: CGAffineTransform {
    let (bounds, anchor) = (bounds, anchorPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    ).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
