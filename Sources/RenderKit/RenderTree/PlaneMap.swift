import CoreGraphics
package import RasterKit

/// How the plane of one layer lies in another plane: its parent's, or the device's pixels.
///
/// A type of its own, so that it can carry perspective one day without a change to its users.
package struct PlaneMap: Hashable, Sendable {
  package var affine: AffineMap

  package init(_ affine: AffineMap) { self.affine = affine }

  package static let identity = PlaneMap(.identity)
}

extension PlaneMap {
  /// Whether something drawn through it has a finite shape with area.
  package var isDrawable: Bool {
    let determinant = affine.determinant
    return affine.isFinite && determinant.isFinite && determinant != 0
  }

  /// First this map, then `next`.
  package func concatenating(_ next: PlaneMap) -> PlaneMap {
    PlaneMap(affine.concatenating(next.affine))
  }

  package var inverted: PlaneMap? { affine.inverted.map(PlaneMap.init) }

  /// The smallest upright box around the image of `box`.
  package func box(of box: PlaneBox) -> PlaneBox {
    if box.isEmpty { return .empty }
    let m = affine
    let (x0, x1) = (m.a * box.minX, m.a * box.maxX)
    let (x2, x3) = (m.c * box.minY, m.c * box.maxY)
    let (y0, y1) = (m.b * box.minX, m.b * box.maxX)
    let (y2, y3) = (m.d * box.minY, m.d * box.maxY)
    return PlaneBox(
      minX: min(x0, x1) + min(x2, x3) + m.tx, minY: min(y0, y1) + min(y2, y3) + m.ty,
      maxX: max(x0, x1) + max(x2, x3) + m.tx, maxY: max(y0, y1) + max(y2, y3) + m.ty)
  }

  /// Every pixel that something drawn inside `box` may touch, when this map leads to pixels.
  package func pixelExtent(of box: PlaneBox) -> PixelRect {
    let image = self.box(of: box)
    if image.isEmpty { return .empty }
    // Turned edges are smoothed by their distance to pixel centres, which reaches a little further.
    let margin = affine.isAxisAligned ? -PlaneBox.snapDistance : 1
    return image.insetBy(-margin).outwardPixels
  }
}

extension PlaneBox {
  /// An edge this close to a pixel edge is on it: less than a quarter of a level of coverage.
  package static let snapDistance = 1.0 / 1024

  /// Coordinates beyond this are of no use to any screen and would overflow pixel arithmetic.
  static let pixelLimit = 16_777_216.0

  /// The pixels that hold the box, clamped to ±2^24.
  package var outwardPixels: PixelRect {
    PixelRect(
      minX: PlaneBox.pixel(minX.rounded(.down)), minY: PlaneBox.pixel(minY.rounded(.down)),
      maxX: PlaneBox.pixel(maxX.rounded(.up)), maxY: PlaneBox.pixel(maxY.rounded(.up)))
  }

  private static func pixel(_ value: Double) -> Int32 {
    // A NaN compares false with everything and ends as the lower limit.
    Int32(min(max(-pixelLimit, value.isNaN ? -pixelLimit : value), pixelLimit))
  }

  package init(_ rect: PixelRect) {
    self.init(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX),
      maxY: Double(rect.maxY))
  }

  /// The box with edges moved onto pixel edges that are next to them, and kept within ±2^24.
  package var snapped: PlaneBox {
    PlaneBox(
      minX: PlaneBox.snap(minX), minY: PlaneBox.snap(minY), maxX: PlaneBox.snap(maxX),
      maxY: PlaneBox.snap(maxY))
  }

  private static func snap(_ value: Double) -> Double {
    let clamped = min(max(value, -pixelLimit), pixelLimit)
    let nearest = clamped.rounded()
    return abs(clamped - nearest) < snapDistance ? nearest : clamped
  }
}
