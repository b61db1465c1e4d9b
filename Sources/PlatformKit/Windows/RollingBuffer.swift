package import RasterKit

/// A buffer in this process's memory that can be rolled.
package struct RollingBuffer: Sendable {
  package let size: PixelSize
  private let memory: PixelBuffer
  private var rows: RollingRows

  package init(size: PixelSize) {
    self.size = size
    rows = RollingRows(height: size.height)
    memory = PixelBuffer(size: PixelSize(width: size.width, height: rows.capacity))
  }

  /// The whole buffer; valid until it is rolled or freed.
  package var target: PixelTarget { rows.target(in: memory.target) }

  /// See `PresentTarget.roll`.
  package mutating func roll(_ buffer: inout PresentBuffer, by distance: Int32) -> Bool {
    let isKept = rows.roll(by: distance, in: memory.target)
    buffer.pixels = target
    return isKept
  }
}
