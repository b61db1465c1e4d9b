import Synchronization

/// A rectangle of pixels in memory: premultiplied 8-bit BGRA, one `UInt32` (0xAARRGGBB) each.
///
/// `Sendable` because only its owner writes to it while it is being made. Once handed to another
/// thread or wrapped in an image it must not be written to.
package final class PixelBuffer: @unchecked Sendable {
  package let size: PixelSize
  /// Distance from one row to the next, in pixels.
  package let stride: Int
  /// The first pixel of the first row; 64-byte aligned.
  package let base: UnsafeMutablePointer<UInt32>
  /// Whether every pixel is known to have alpha 255, so that the buffer hides what is below it.
  package let isOpaque: Bool
  /// How many of its pixels have been painted, also again, before its ink was looked for.
  let pixelsPainted = Atomic<UInt32>(0)
  let foundInk = AtomicLazyReference<InkMap>()
  private let release: (() -> Void)?

  /// Allocates a zeroed (transparent black) buffer. Traps on an empty size or one above 2^31 bytes.
  package init(size: PixelSize, isOpaque: Bool = false) {
    precondition(!size.isEmpty, "a pixel buffer needs a size of at least 1x1")
    let stride = (Int(size.width) + 15) & ~15
    let count = stride * Int(size.height)
    precondition(count <= 1 << 29, "a pixel buffer of \(size.width)x\(size.height) is too large")
    let raw = UnsafeMutableRawPointer.allocate(byteCount: count * 4, alignment: 64)
    raw.initializeMemory(as: UInt32.self, repeating: 0, count: count)
    self.size = size
    self.stride = stride
    self.base = raw.assumingMemoryBound(to: UInt32.self)
    self.isOpaque = isOpaque
    self.release = nil
  }

  /// Wraps memory owned by the caller; `release` runs when the last reference goes away.
  package init(
    wrapping base: UnsafeMutablePointer<UInt32>, size: PixelSize, stride: Int, isOpaque: Bool,
    release: @escaping () -> Void
  ) {
    self.size = size
    self.stride = stride
    self.base = base
    self.isOpaque = isOpaque
    self.release = release
  }

  deinit {
    if let release { release() } else { base.deallocate() }
  }

  /// The whole buffer as a paint target, with its first pixel at (0, 0).
  package var target: PixelTarget {
    PixelTarget(base: base, stride: stride, bounds: PixelRect(size: size))
  }

  /// The same with its first pixel at `origin`.
  package func target(at origin: PixelPoint) -> PixelTarget {
    var placed = target
    placed.bounds = placed.bounds.offsetBy(x: origin.x, y: origin.y)
    return placed
  }
}

/// A borrowed view of pixels to paint on, valid only while their owner keeps them.
///
/// `bounds` places the memory on a larger grid: the pixel at (`bounds.minX`, `bounds.minY`) is at
/// `base`. A band or an offscreen pass is then painted with the coordinates of the whole surface.
package struct PixelTarget: @unchecked Sendable {
  package var base: UnsafeMutablePointer<UInt32>
  /// Distance from one row to the next, in pixels.
  package var stride: Int
  package var bounds: PixelRect

  @inlinable
  package init(base: UnsafeMutablePointer<UInt32>, stride: Int, bounds: PixelRect) {
    self.base = base
    self.stride = stride
    self.bounds = bounds
  }

  /// The address of the pixel at (x, y) of the grid, which must lie inside `bounds`.
  @inlinable
  package func address(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt32> {
    base + (Int(y &- bounds.minY) * stride + Int(x &- bounds.minX))
  }
}
