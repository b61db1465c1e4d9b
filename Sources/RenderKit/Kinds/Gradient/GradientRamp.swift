import CoreGraphics
import RasterKit

/// The colours of a gradient, worked out again only when its stops or its length change.
final class GradientRamp: LayerKindState {
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
