import CoreGraphics

/// What a scroll view knows of zooming; made when its limits are first set.
@MainActor
final class ScrollZoom {
  var limits = (min: CGFloat(1), max: CGFloat(1))
  var scale: CGFloat = 1
  var bounces = true
  let pinch = ScrollPinch()
  /// What the fingers hold, while they zoom.
  var hold: Hold?
  /// While the scale changes by itself.
  var motion: ZoomMotion?
  /// Whether `motion` returns from past a limit.
  var isBouncing = false
  /// The view whose zooming was begun, until it has ended.
  weak var view: UIView?

  /// Whether fingers or a motion change the scale now.
  var isChanging: Bool { hold != nil || motion != nil }

  struct Hold {
    /// The scale that the pinch's own scale is counted from.
    var scale: CGFloat
    /// The point of the zoomed view between the fingers.
    var point: CGPoint
    /// Where that was last, counted from the corner of the scroll view.
    var place: CGPoint
  }

  var range: ZoomRange { ZoomRange(min: limits.min, max: limits.max) }
}
