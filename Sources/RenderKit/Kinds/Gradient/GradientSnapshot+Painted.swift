import CoreGraphics
import RasterKit

extension GradientSnapshot {
  /// Whether any stop is visible.
  var isVisible: Bool { colors.contains { $0.rgba.w > 0 } }

  var isOpaque: Bool { !colors.isEmpty && colors.allSatisfy(\.isOpaque) }

  /// Ignores colours without a location and locations without a colour.
  var stops: [ColorStop] {
    let spread = Double(max(colors.count - 1, 1))
    let places = locations.isEmpty ? colors.indices.map { Double($0) / spread } : locations
    return zip(places, colors).map { place, color in
      ColorStop(place: min(max(place, 0), 1), color: color.rgba)
    }
  }

  /// From gradient space (start at the origin, end at distance 1) to the unit square of the bounds.
  ///
  /// For axial gradients lines of equal colour are perpendicular to the axis in the unit square,
  /// and are stretched with it.
  var unitMap: AffineMap {
    let (x, y) = (Double(startPoint.x), Double(startPoint.y))
    let (dx, dy) = (Double(endPoint.x) - x, Double(endPoint.y) - y)
    return switch axis {
    case .axial, .conic: AffineMap(a: dx, b: dy, c: -dy, d: dx, tx: x, ty: y)
    case .radial: AffineMap(a: abs(dx), b: 0, c: 0, d: abs(dy), tx: x, ty: y)
    }
  }
}
