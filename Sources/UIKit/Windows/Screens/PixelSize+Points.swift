import CoreGraphics
import RasterKit

// A size in points as one in device pixels, between 1 and 16384 on each side.

extension PixelSize {
  /// Rounds to whole pixels.
  init(points: CGSize, scale: CGFloat) {
    self.init(points, scale) { $0.rounded() }
  }

  /// Rounds up to whole pixels, except for what is within a hundredth above one.
  init(covering points: CGSize, scale: CGFloat) {
    self.init(points, scale) { ($0 - 0.01).rounded(.up) }
  }

  private init(_ points: CGSize, _ scale: CGFloat, _ round: (CGFloat) -> CGFloat) {
    func pixels(_ length: CGFloat) -> Int32 {
      guard length.isFinite else { return 1 }
      return Int32(min(max(round(length * scale), 1), 16384))
    }
    self.init(width: pixels(points.width), height: pixels(points.height))
  }

  func points(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
