/// How much of each pixel of a rectangle is covered, 0 (outside) to 255 (inside), a byte each.
///
/// Written by its only owner while it is being made; never again once it is shared. That rule is
/// what makes it `Sendable`.
package final class CoverageMask: @unchecked Sendable {
  /// Where the mask lies on its grid; never empty.
  package let bounds: PixelRect
  /// Distance from one row to the next, in bytes; a multiple of 64.
  package let stride: Int
  /// The first byte of the first row; 64-byte aligned.
  package let base: UnsafeMutablePointer<UInt8>

  /// The longest side a mask may have, which is the longest Cairo takes.
  package static let longestSide: Int32 = 32_767

  /// A mask that covers nothing; nil for a rectangle that is empty or has a side too long.
  package init?(bounds: PixelRect) {
    guard !bounds.isEmpty, bounds.width <= CoverageMask.longestSide,
      bounds.height <= CoverageMask.longestSide
    else { return nil }
    let stride = (Int(bounds.width) + 63) & ~63
    let count = stride * Int(bounds.height)
    let raw = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    base = raw.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    self.bounds = bounds
    self.stride = stride
  }

  deinit { base.deallocate() }

  /// The address of the byte for the pixel at (x, y) of the grid, which must lie inside `bounds`.
  @inlinable
  package func address(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt8> {
    base + (Int(y &- bounds.minY) * stride + Int(x &- bounds.minX))
  }
}
