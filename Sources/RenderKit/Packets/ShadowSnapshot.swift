package import CoreGraphics

/// The shadow of a layer, as its properties say; lengths in points of the layer's own plane.
package struct ShadowSnapshot: Hashable, Sendable {
  package var color: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  package var opacity: Float = 0
  package var offset = CGSize(width: 0, height: -3)
  /// Standard deviation of the Gaussian.
  package var radius: CGFloat = 3
  /// What casts the shadow instead of what the layer shows.
  package var path: CGPath? {
    didSet { pathBox = path?.boundingBox ?? .null }
  }
  /// Around all points of the path; null without any.
  package private(set) var pathBox = CGRect.null

  package init() {}
}

extension ShadowSnapshot {
  /// Whether anything of it can be seen, whatever casts it.
  package var isVisible: Bool {
    guard opacity > 0, let color else { return false }
    return color.rgba.w > 0 && offset.width.isFinite && offset.height.isFinite
  }

  /// Standard deviation in points; what is no length blurs nothing.
  var sigma: Double { radius > 0 && radius.isFinite ? Double(radius) : 0 }

  var spread: ShadowSpread {
    ShadowSpread(
      dx: Double(offset.width), dy: Double(offset.height), distance: ShadowSpread.reach * sigma)
  }
}

/// How far a shadow lies from what casts it, and how far it reaches around.
struct ShadowSpread: Hashable {
  var dx: Double
  var dy: Double
  var distance: Double

  /// In standard deviations; less than half a level of 255 is left that far out.
  static let reach = 3.25

  /// Everything that a silhouette inside `box` may darken.
  func reach(of box: PlaneBox) -> PlaneBox {
    if box.isEmpty { return .empty }
    return box.offsetBy(dx, dy).insetBy(-distance)
  }
}

extension PlaneBox {
  func offsetBy(_ dx: Double, _ dy: Double) -> PlaneBox {
    PlaneBox(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
