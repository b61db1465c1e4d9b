// Workaround: without `@usableFromInline` for the type and what it stores, `@inlinable` is ignored outside this
// module where it is `package`.

/// A position on a pixel grid; x grows to the right, y downwards.
@usableFromInline
package struct PixelPoint: Hashable, Sendable {
  @usableFromInline package var x: Int32
  @usableFromInline package var y: Int32

  @inlinable
  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

/// A size in device pixels.
@usableFromInline
package struct PixelSize: Hashable, Sendable {
  @usableFromInline package var width: Int32
  @usableFromInline package var height: Int32

  @inlinable
  package init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }

  @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }
  @inlinable package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }
}

/// A half-open rectangle of device pixels: `minX ..< maxX` by `minY ..< maxY`.
///
/// Stored as edges, because intersection, union and scan conversion all work on edges. Every
/// rectangle with no area counts as empty, whatever its edges are.
@usableFromInline
package struct PixelRect: Hashable, Sendable {
  @usableFromInline package var minX: Int32
  @usableFromInline package var minY: Int32
  @usableFromInline package var maxX: Int32
  @usableFromInline package var maxY: Int32

  @inlinable
  package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  @inlinable
  package init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.init(minX: x, minY: y, maxX: x &+ width, maxY: y &+ height)
  }

  @inlinable
  package init(size: PixelSize) {
    self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  @usableFromInline package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  @inlinable package var width: Int32 { maxX &- minX }
  @inlinable package var height: Int32 { maxY &- minY }
  @inlinable package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  @inlinable package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }
}

extension PixelRect {
  /// The shared pixels. If there are none, the result is empty but not necessarily `.empty`.
  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  @inlinable
  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle that holds both; empty rectangles are ignored.
  @inlinable
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether every pixel of `other` is in this rectangle; an empty `other` always is.
  @inlinable
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  @inlinable
  package func contains(x: Int32, y: Int32) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }

  @inlinable
  package func offsetBy(x: Int32, y: Int32) -> PixelRect {
    PixelRect(minX: minX &+ x, minY: minY &+ y, maxX: maxX &+ x, maxY: maxY &+ y)
  }
}
