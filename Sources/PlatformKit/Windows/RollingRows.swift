package import RasterKit

/// The rows of a block of memory that a buffer uses at the moment.
///
/// Scrolling selects other rows: painted pixels stay where they are in memory, and only the rows
/// that come into view have to be painted. The memory is a ring, whose first row follows its last, or
/// it has one and a half times the buffer's rows. Where that ends, the rows that stay in view are
/// copied to its other end: at most two for each row that was scrolled by.
package struct RollingRows: Sendable {
  /// Rows of the buffer.
  package let height: Int32
  /// Rows of the memory.
  package let capacity: Int32
  /// The memory's row that is the buffer's first.
  package private(set) var first: Int32 = 0
  private let isRing: Bool

  /// X11 counts the rows of an image in 16 bits, so a buffer this high has no room to roll.
  private static let highest: Int32 = 1 << 15

  package init(height: Int32) {
    self.height = height
    isRing = false
    capacity = height <= RollingRows.highest ? height + height / 2 : height
  }

  /// Memory whose first row follows its last. A ring has a multiple of `step` rows.
  package init(ringOf height: Int32, step: Int32) {
    self.height = height
    isRing = true
    capacity = (height + step - 1) / step * step
  }

  /// Memory of exactly the buffer's height, which cannot roll.
  package init(fixed height: Int32) {
    self.height = height
    isRing = false
    capacity = height
  }

  /// Moves row y to row y + `rows`. `memory` has `capacity` rows.
  ///
  /// Returns false if no row stays in view, or if the memory has no room to roll in: the contents
  /// are lost then.
  package mutating func roll(by rows: Int32, in memory: PixelTarget) -> Bool {
    let next = Int64(first) - Int64(rows)
    if isRing {
      let turned = next % Int64(capacity)
      first = Int32(turned < 0 ? turned + Int64(capacity) : turned)
      return rows.magnitude < height.magnitude
    }
    let last = capacity - height
    if next >= 0 && next <= Int64(last) {
      first = Int32(next)
      return true
    }
    let old = first
    first = rows > 0 ? last : 0
    guard last > 0, rows.magnitude < height.magnitude else { return false }
    let (kept, shown) = (old + max(0, -rows), first + max(0, rows))
    memory.base.advanced(by: Int(shown) * memory.stride)
      .update(
        from: memory.base + Int(kept) * memory.stride,
        count: Int(height - abs(rows)) * memory.stride)
    return true
  }

  /// The buffer's rows of `memory`, which has `capacity` rows.
  package func target(in memory: PixelTarget) -> PixelTarget {
    PixelTarget(
      base: memory.base + Int(first) * memory.stride, stride: memory.stride,
      bounds: PixelRect(x: 0, y: 0, width: memory.bounds.width, height: height))
  }

  /// Parts of the buffer that are in one piece of the memory, each with the row of the memory that would
  /// be the buffer's first.
  package func pieces(of rect: PixelRect) -> [(rect: PixelRect, first: Int32)] {
    let end = capacity - first
    if rect.maxY <= end { return [(rect, first)] }
    if rect.minY >= end { return [(rect, first - capacity)] }
    let split = PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: end)
    let rest = PixelRect(minX: rect.minX, minY: end, maxX: rect.maxX, maxY: rect.maxY)
    return [(split, first), (rest, first - capacity)]
  }
}
