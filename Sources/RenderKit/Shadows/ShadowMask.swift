import RasterKit

/// A mask with its place on a grid of its own.
struct ShadowMask: Sendable {
  let bounds: PixelRect
  private let memory: MaskBuffer

  /// Larger ones are not worth their time.
  private static let largestArea = 1 << 24

  init(_ memory: MaskBuffer, bounds: PixelRect) {
    self.memory = memory
    self.bounds = bounds
  }

  /// Covers nothing; nil for a rectangle that is empty or too large.
  init?(bounds: PixelRect) {
    guard !bounds.isEmpty, bounds.area <= ShadowMask.largestArea else { return nil }
    let size = PixelSize(width: bounds.width, height: bounds.height)
    self.init(MaskBuffer(size: size), bounds: bounds)
  }

  var base: UnsafeMutablePointer<UInt8> { memory.base }
  var stride: Int { memory.stride }
  var byteCount: Int { stride * Int(bounds.height) }

  /// The byte of a pixel of the grid, which must lie inside `bounds`.
  func address(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt8> {
    base + (Int(y &- bounds.minY) * stride + Int(x &- bounds.minX))
  }
}
