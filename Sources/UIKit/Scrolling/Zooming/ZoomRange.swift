import CoreGraphics

/// The scales at which zoomed content may rest, and the resistance beyond them.
///
/// UIKit's resistance is not documented. Here it is that of a drag past an edge (see `RubberBand`),
/// with the limit for the length of the bounds: content never shows at more than twice the greatest
/// scale or less than half the least.
struct ZoomRange: Hashable {
  private(set) var min: CGFloat
  private(set) var max: CGFloat

  /// Limits that contradict each other leave the least one.
  init(min: CGFloat, max: CGFloat) {
    self.min = min
    self.max = Swift.max(min, max)
  }

  func clamp(_ scale: CGFloat) -> CGFloat { Swift.min(Swift.max(scale, min), max) }

  /// The scale that shows where fingers ask for `scale`.
  func resisted(_ scale: CGFloat) -> CGFloat {
    if scale > max { return max * (1 + Self.band.stretched(scale / max - 1)) }
    if scale < min { return min / (1 + Self.band.stretched(min / scale - 1)) }
    return scale
  }

  /// The inverse of `resisted`.
  func unresisted(_ scale: CGFloat) -> CGFloat {
    if scale > max { return max * (1 + Self.band.overshoot(showing: scale / max - 1)) }
    if scale < min { return min / (1 + Self.band.overshoot(showing: min / scale - 1)) }
    return scale
  }

  private static let band = RubberBand(length: 1)
}
