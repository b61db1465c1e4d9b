/// A rectangle of coverage in memory: one byte for each pixel, 0 (nothing) to 255 (all).
///
/// `Sendable` because only its owner writes to it, and only while it is being made.
package final class MaskBuffer: @unchecked Sendable {
  package let size: PixelSize
  /// Distance from one row to the next.
  package let stride: Int
  /// The first pixel of the first row; 64-byte aligned.
  package let base: UnsafeMutablePointer<UInt8>

  /// Allocates a zeroed mask. Traps on an empty size or one above 2^30 bytes.
  package init(size: PixelSize) {
    precondition(!size.isEmpty, "a mask needs a size of at least 1x1")
    stride = (Int(size.width) + 15) & ~15
    let count = stride * Int(size.height)
    precondition(count <= 1 << 30, "a mask of \(size.width)x\(size.height) is too large")
    // Kernels that sample masks read up to 16 bytes past the end.
    let room = count + 16
    let raw = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 64)
    base = raw.initializeMemory(as: UInt8.self, repeating: 0, count: room)
    self.size = size
  }

  deinit { base.deallocate() }

  package func row(_ y: Int32) -> UnsafeMutablePointer<UInt8> { base + Int(y) * stride }

  /// Sets row `y` to the coverage of a shape, starting at the pixel (`x`, `shapeY`) of the shape's
  /// grid.
  package func setRow(_ y: Int32, to shape: RoundedShape, x: Int32, shapeY: Int32) {
    shape.coverage(y: shapeY, x: x..<(x &+ size.width), into: row(y))
  }
}
