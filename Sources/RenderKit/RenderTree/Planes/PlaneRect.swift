/// A rectangle in a layer's plane, in that layer's points, stored as edges.
///
/// A box without area is empty, and so is one with NaN edges.
package struct PlaneRect: Hashable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package static let empty = PlaneRect(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }
  package var isEmpty: Bool { !(minX < maxX && minY < maxY) }
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

extension PlaneRect {
  package func union(_ other: PlaneRect) -> PlaneRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PlaneRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  package func intersection(_ other: PlaneRect) -> PlaneRect {
    PlaneRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Whether the two share any area; false if either is empty.
  package func intersects(_ other: PlaneRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package func contains(_ other: PlaneRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  package func insetBy(_ distance: Double) -> PlaneRect {
    PlaneRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }
}
