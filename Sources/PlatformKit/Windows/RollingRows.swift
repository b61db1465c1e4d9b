package import RasterKit

/// Which rows of a piece of memory, half as high again as a buffer, the buffer is at the moment.
///
/// Scrolling takes other rows for the buffer: what is painted stays where it is in memory, and only
/// what comes into sight has to be painted.
package struct RollingRows: Sendable {
  /// Rows of the buffer.
  package let height: Int32
  /// Rows of the memory.
  package let capacity: Int32
  /// The row of the memory that is the buffer's first.
  package private(set) var first: Int32 = 0

  /// X11 counts the rows of an image in 16 bits; a buffer that high has no room to roll in.
  private static let highest: Int32 = 1 << 15

  package init(height: Int32) {
    self.height = height
    capacity = height <= RollingRows.highest ? height + height / 2 : height
  }

  /// Memory of just the buffer's height, which cannot roll.
  package init(fixed height: Int32) {
    self.height = height
    capacity = height
  }

  /// Takes the rows for which what was at row y is at row y + `rows`.
  ///
  /// False where the memory ends before: then the buffer is at its other end, with all the room
  /// there is for going on that way, and what was painted is lost.
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

  /// The rows of `memory`, which is `capacity` high, that are the buffer.
  package func target(in memory: PixelTarget) -> PixelTarget {
    PixelTarget(
      base: memory.base + Int(first) * memory.stride, stride: memory.stride,
      bounds: PixelRect(x: 0, y: 0, width: memory.bounds.width, height: height))
  }
}
