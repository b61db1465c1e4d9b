import CoreGraphics
import RasterKit

extension GradientSnapshot {
  /// Whether any stop shows.
  var isVisible: Bool { colors.contains { $0.rgba.w > 0 } }

  /// Whether every colour between the stops hides what is beneath.
  var isOpaque: Bool { !colors.isEmpty && colors.allSatisfy(\.isOpaque) }

  /// Colours without a location, and locations without a colour, are left out.
  var stops: [ColorStop] {
    let spread = Double(max(colors.count - 1, 1))
    let places = locations.isEmpty ? colors.indices.map { Double($0) / spread } : locations
    return zip(places, colors).map { place, color in
      ColorStop(place: min(max(place, 0), 1), color: color.rgba)
    }
  }

  /// From gradient space (start at the origin, end at distance 1) to the unit square of the bounds.
  ///
  /// For axial gradients lines of equal colour are at right angles to the axis here, in the unit
  /// square, and are stretched with it.
  var unitMap: AffineMap {
    let (x, y) = (Double(startPoint.x), Double(startPoint.y))
    let (dx, dy) = (Double(endPoint.x) - x, Double(endPoint.y) - y)
    return switch axis {
    case .axial, .conic: AffineMap(a: dx, b: dy, c: -dy, d: dx, tx: x, ty: y)
    case .radial: AffineMap(a: abs(dx), b: 0, c: 0, d: abs(dy), tx: x, ty: y)
    }
  }
}

/// The colours of a gradient, worked out again only when its stops or its length change.
final class GradientRamp {
  private var key: Key?
  private var ramp = ColorRamp(colors: [0, 0])

  private struct Key: Equatable {
    var colors: [CGColor]
    var locations: [Double]
    var count: Int
  }

  /// The ramp for a gradient that is `length` pixels long.
  func ramp(of gradient: GradientSnapshot, length: Double) -> ColorRamp {
    let count = GradientRamp.count(for: length)
    let wanted = Key(colors: gradient.colors, locations: gradient.locations, count: count)
    if wanted != key {
      key = wanted
      ramp = ColorRamp(stops: gradient.stops, count: count)
    }
    return ramp
  }

  /// About two steps a pixel, so that hard edges are where they should be; few sizes, so that a
  /// gradient that grows seldom needs another.
  private static func count(for length: Double) -> Int {
    var count = 256
    while count < 8192, Double(count) < 2 * length { count *= 2 }
    return count
  }
}
