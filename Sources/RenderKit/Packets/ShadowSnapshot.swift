package import CoreGraphics

/// The shadow properties of a layer; lengths in points of the layer's own plane.
package struct ShadowSnapshot: Hashable, Sendable {
  package var color: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  package var opacity: Float = 0
  package var offset = CGSize(width: 0, height: -3)
  /// The standard deviation of the Gaussian, in points.
  package var radius: CGFloat = 3
  /// The path that casts the shadow instead of the layer's content.
  package var path: CGPath? {
    didSet { pathBox = path?.boundingBox ?? .null }
  }
  /// The bounding box of all points of the path; null without any.
  package private(set) var pathBox = CGRect.null

  package init() {}
}

extension ShadowSnapshot {
  /// Whether the shadow's own properties make it visible.
  package var isVisible: Bool {
    guard opacity > 0, let color else { return false }
    return color.rgba.w > 0 && offset.width.isFinite && offset.height.isFinite
  }

  /// Standard deviation in points; 0 for an invalid radius.
  var sigma: Double { radius > 0 && radius.isFinite ? Double(radius) : 0 }

  var spread: ShadowSpread {
    ShadowSpread(
      dx: Double(offset.width), dy: Double(offset.height), distance: ShadowSpread.reach * sigma)
  }
}

/// The offset of a shadow and its blur.
struct ShadowSpread: Hashable {
  var dx: Double
  var dy: Double
  var distance: Double

  /// In standard deviations; farther out, less than half a level of 255 is left.
  static let reach = 3.25

  /// The bounding box of the shadow of a silhouette inside `box`.
  func reach(of box: PlaneRect) -> PlaneRect {
    if box.isEmpty { return .empty }
    return box.offsetBy(dx, dy).insetBy(-distance)
  }
}

extension PlaneRect {
  func offsetBy(_ dx: Double, _ dy: Double) -> PlaneRect {
    PlaneRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
