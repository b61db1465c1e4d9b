package import RasterKit

/// The rows of a block of memory that a buffer uses at the moment. The memory has one and a half
/// times the buffer's rows.
///
/// Scrolling selects other rows: painted pixels stay where they are in memory, and only the rows
/// that come into view have to be painted.
package struct RollingRows: Sendable {
  /// Rows of the buffer.
  package let height: Int32
  /// Rows of the memory.
  package let capacity: Int32
  /// The memory's row that is the buffer's first.
  package private(set) var first: Int32 = 0

  /// X11 counts the rows of an image in 16 bits, so a buffer this high has no room to roll.
  private static let highest: Int32 = 1 << 15

  package init(height: Int32) {
    self.height = height
    capacity = height <= RollingRows.highest ? height + height / 2 : height
  }

  /// Memory of exactly the buffer's height, which cannot roll.
  package init(fixed height: Int32) {
    self.height = height
    capacity = height
  }

  /// Selects the rows that move row y to row y + `rows`.
  ///
  /// Returns false if the memory ends before that. The buffer is then at the other end, with the
  /// most room for rolling further in this direction, and its contents are lost.
  package mutating func roll(by rows: Int32) -> Bool {
    let next = Int64(first) - Int64(rows)
    let last = capacity - height
    if next >= 0 && next <= Int64(last) {
      first = Int32(next)
      return true
    }
    first = rows > 0 ? last : 0
    return false
  }

  /// The buffer's rows of `memory`, which has `capacity` rows.
  package func target(in memory: PixelTarget) -> PixelTarget {
    PixelTarget(
      base: memory.base + Int(first) * memory.stride, stride: memory.stride,
      bounds: PixelRect(x: 0, y: 0, width: memory.bounds.width, height: height))
  }
}
