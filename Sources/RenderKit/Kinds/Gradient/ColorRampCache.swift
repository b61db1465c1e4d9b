import CoreGraphics
import RasterKit

/// The colour ramp of a gradient, rebuilt only when its stops or its length change.
final class ColorRampCache: LayerKindState {
  private var key: Key?
  private var ramp = ColorRamp(colors: [0, 0])

  private struct Key: Equatable {
    var colors: [CGColor]
    var locations: [Double]
    var count: Int
  }

  func ramp(of gradient: GradientSnapshot, length: Double) -> ColorRamp {
    let count = ColorRampCache.count(for: length)
    let wanted = Key(colors: gradient.colors, locations: gradient.locations, count: count)
    if wanted != key {
      key = wanted
      ramp = ColorRamp(stops: gradient.stops, count: count)
    }
    return ramp
  }

  /// About two steps per pixel, so that hard edges stay in place. Few different sizes, so that a
  /// growing gradient seldom needs a new ramp.
  private static func count(for length: Double) -> Int {
    var count = 256
    while count < 8192, Double(count) < 2 * length { count *= 2 }
    return count
  }
}
