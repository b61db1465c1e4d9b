import CoreGraphics
import RasterKit

/// The corners of a layer's background, border, clip and shadow.
struct CornerStyle: Hashable {
  /// In points; never negative.
  var radius = 0.0
  var corners = CornerSet.all
  var curve = CornerCurve.circular

  static let sharp = CornerStyle()
  /// How far a continuous corner reaches along an edge, in radii.
  static let continuousReach = 1.53

  /// The corners of an inset box, such as the hole in a border.
  func inset(by distance: Double, from box: PlaneRect) -> CornerStyle {
    var style = self
    style.radius = max(0, min(radius, box.width / 2, box.height / 2) - distance)
    return style
  }
}

extension LayerSnapshot {
  @inline(__always) var cornerStyle: CornerStyle {
    let radius = max(0, Double(cornerRadius))
    guard hasRareState else { return CornerStyle(radius: radius) }
    return CornerStyle(radius: radius, corners: rare.corners, curve: rare.cornerCurve)
  }

  /// The edges at which a rotated rectangle is cut off at pixel centres instead of antialiased.
  @inline(__always) var hardEdges: EdgeSet {
    guard hasRareState else { return [] }
    return rare.smoothsEdges ? EdgeSet.all.subtracting(rare.smoothEdges) : .all
  }
}

extension CornerSet {
  /// The corners after an axis-aligned map, which may rotate by quarter turns and mirror.
  func mapped(by map: AffineMap) -> CornerSet {
    if self == .all { return .all }
    var result = CornerSet()
    for (corner, u, v) in CornerSet.places where contains(corner) {
      let (x, y) = (map.a * u + map.c * v, map.b * u + map.d * v)
      result.insert(CornerSet(rawValue: (x > 0 ? 2 : 1) << (y > 0 ? 2 : 0)))
    }
    return result
  }

  private static let places: [(CornerSet, Double, Double)] = [
    (.minXMinY, -1, -1), (.maxXMinY, 1, -1), (.minXMaxY, -1, 1), (.maxXMaxY, 1, 1),
  ]
}
