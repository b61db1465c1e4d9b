package import RasterKit

extension PlaneRect {
  /// An edge this close to a pixel edge snaps to it: less than a quarter of a coverage level.
  package static let snapDistance = 1.0 / 1024

  /// Larger coordinates are beyond every screen and would overflow pixel arithmetic.
  static let pixelLimit = 16_777_216.0

  /// The pixels that contain the box, clamped to ±2^24.
  package var outwardPixels: PixelRect {
    PixelRect(
      minX: PlaneRect.pixel(minX.rounded(.down)), minY: PlaneRect.pixel(minY.rounded(.down)),
      maxX: PlaneRect.pixel(maxX.rounded(.up)), maxY: PlaneRect.pixel(maxY.rounded(.up)))
  }

  private static func pixel(_ value: Double) -> Int32 {
    // A NaN compares false with everything and would become the lower limit.
    Int32(min(max(-pixelLimit, value.isNaN ? -pixelLimit : value), pixelLimit))
  }

  package init(_ rect: PixelRect) {
    self.init(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX),
      maxY: Double(rect.maxY))
  }

  /// The box with its edges snapped to nearby pixel edges and clamped to ±2^24.
  package var snapped: PlaneRect {
    PlaneRect(
      minX: PlaneRect.snap(minX), minY: PlaneRect.snap(minY), maxX: PlaneRect.snap(maxX),
      maxY: PlaneRect.snap(maxY))
  }

  private static func snap(_ value: Double) -> Double {
    let clamped = min(max(value, -pixelLimit), pixelLimit)
    let nearest = clamped.rounded()
    return abs(clamped - nearest) < snapDistance ? nearest : clamped
  }
}
