import RasterKit

/// A shadow's mask placed on the surface.
enum PlanShadow {
  /// Pixel for pixel.
  case exact(PlacedMask)
  /// Stretched, rotated, or in perspective.
  case sampled(StretchedMask, Projection)

  /// The pixels of an exact mask; nil for a sampled one.
  var exactBounds: PixelRect? {
    if case .exact(let mask) = self { mask.bounds } else { nil }
  }

  /// Writes the coverage of the pixels `x` of row `y`, the first of them to `row[0]`.
  func coverage(y: Int32, x: Range<Int32>, into row: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .exact(let mask): mask.coverage(y: y, x: x, into: row)
    case .sampled(let mask, let projection):
      Kernels.sampleMask(
        row, mask: mask, projection: projection, x: x.lowerBound, y: y, count: x.count)
    }
  }
}

extension PlanShadow {
  /// `map` leads from the mask's grid, stretched by the excess, to device pixels; `corner` is a
  /// nearby pixel that does not depend on the damage.
  init?(
    _ mask: ShadowMask, _ map: ProjectiveMap, near corner: PixelPoint, excessX: Double,
    excessY: Double
  ) {
    if map.isAffine, excessX == 0, excessY == 0, let shift = map.numerator.snappedShift {
      self.init(mask, at: shift, excessX: 0, excessY: 0)
      return
    }
    guard let projection = Projection(map: map, minX: max(corner.x, 0)) else {
      return nil
    }
    self = .sampled(mask.stretched(byX: excessX, y: excessY), projection)
  }

  /// `origin` is the pixel at which the mask's grid begins.
  init?(_ mask: ShadowMask, at origin: PixelPoint, excessX: Int32, excessY: Int32) {
    var bounds = mask.bounds.offsetBy(x: origin.x, y: origin.y)
    bounds.maxX &+= excessX
    bounds.maxY &+= excessY
    guard let placed = PlacedMask(mask.nineParts, over: bounds) else { return nil }
    self = .exact(placed)
  }
}
