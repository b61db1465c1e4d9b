package import RasterKit
import Synchronization

/// One period of a pattern as pixels.
package final class PatternTile: Sendable {
  package let image: CGImage
  /// From the image's pixels to the initial user space.
  package let map: CGAffineTransform
  private let repeated = Mutex<RepeatedPixels?>(nil)

  init(_ image: CGImage, map: CGAffineTransform) {
    self.image = image
    self.map = map
  }

  /// The pixels as the compositor repeats them; made once.
  package var repeatedPixels: RepeatedPixels {
    repeated.withLock { known in
      if let known { return known }
      let made = RepeatedPixels(image.pixels)
      known = made
      return made
    }
  }
}

/// What the pixels of a tile depend on.
struct TileRequest: Hashable {
  var size: PixelSize
  /// Whether the first row has the greatest y.
  var isFlipped: Bool
  /// The colour of a stencil; nil for cells with colours of their own.
  var color: SIMD4<Float>?

  /// Coarser above this.
  private static let longestSide: CGFloat = 4096

  /// For a period of `step` under a map to pixels.
  init(_ step: CGSize, _ map: CGAffineTransform, color: SIMD4<Float>?) {
    func pixels(_ length: CGFloat) -> Int32 {
      Int32(min(max((length - 0.001).rounded(.up), 1), Self.longestSide))
    }
    size = PixelSize(
      width: pixels(step.width * hypot(map.a, map.b)),
      height: pixels(step.height * hypot(map.c, map.d)))
    isFlipped = map.determinant < 0
    self.color = color
  }
}
