import CoreGraphics

/// Where solved frames may lie.
///
/// As measured in UIKit: without a window origins are whole points and sizes whole halves, in a window
/// both are whole device pixels. The grid is the superview's, and the far edge follows from the two.
struct PixelGrid: Equatable {
  /// Lines a point, for each corner and for each length.
  var originScale: CGFloat
  var sizeScale: CGFloat

  static let withoutWindow = PixelGrid(originScale: 1, sizeScale: 2)

  init(originScale: CGFloat, sizeScale: CGFloat) {
    self.originScale = originScale
    self.sizeScale = sizeScale
  }

  /// Of a window with this many pixels a point.
  init(scale: CGFloat) { self.init(originScale: scale, sizeScale: scale) }

  func rounded(_ frame: CGRect) -> CGRect {
    CGRect(
      x: Self.round(frame.origin.x, originScale), y: Self.round(frame.origin.y, originScale),
      width: Self.round(frame.size.width, sizeScale),
      height: Self.round(frame.size.height, sizeScale))
  }

  func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(
      width: Self.roundUp(size.width, sizeScale), height: Self.roundUp(size.height, sizeScale))
  }

  private static func roundUp(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// Ties go away from zero. A value that rounding errors have left just below a tie is one.
  private static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    let steps = value * scale
    return (steps + (steps < 0 ? -1e-6 : 1e-6)).rounded() / scale
  }
}
