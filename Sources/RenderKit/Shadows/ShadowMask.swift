import RasterKit

/// A mask with its position on a grid of its own.
struct ShadowMask: Sendable {
  let bounds: PixelRect
  private let memory: MaskBuffer

  /// Larger masks are not worth their time.
  private static let largestArea = 1 << 24

  /// An empty mask; nil for a rectangle that is too small for a shadow, or too large.
  init?(bounds: PixelRect) {
    guard bounds.width > 1, bounds.height > 1, bounds.area <= ShadowMask.largestArea else {
      return nil
    }
    memory = MaskBuffer(size: PixelSize(width: bounds.width, height: bounds.height))
    self.bounds = bounds
  }

  /// An empty mask with room for a blur around `area`.
  init?(_ area: PixelRect, blurredBy sigma: Double) {
    let reach = Int32(min(max(3 * sigma, 0), 1024).rounded(.up))
    self.init(bounds: area.insetBy(-(reach + 1)))
  }

  var byteCount: Int { memory.stride * Int(bounds.height) }

  /// The byte of a pixel of the grid, which must lie inside `bounds`.
  func address(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt8> {
    memory.row(y &- bounds.minY) + Int(x &- bounds.minX)
  }

  /// Call it only while the mask is being made; `sigma` is in pixels.
  func blur(sigma: Double) { memory.blur(Gaussian(sigma: sigma)) }

  /// The mask with its middle column and row stretchable.
  var nineParts: NinePartMask {
    NinePartMask(memory, middleX: bounds.width / 2, middleY: bounds.height / 2)
  }

  func stretched(byX excessX: Double, y excessY: Double) -> StretchedMask {
    StretchedMask(
      memory, origin: PixelPoint(x: bounds.minX, y: bounds.minY), excessX: excessX,
      excessY: excessY)
  }
}
