import CoreGraphics
import PlatformKit
import RasterKit

/// A place for fingers and the mouse, in pixels of a window; of the screen where there is no window.
struct InputPoint {
  let window: WindowID?
  let x: Double
  let y: Double
}

/// Where an element is for fingers and the mouse.
struct ElementBounds {
  let window: WindowID?
  let pixels: PixelRect
  /// Pixels for each point.
  let scale: Double

  /// In points.
  var size: CGSize {
    CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// At parts of the width and height, and so many points from there.
  func point(at part: CGVector, offset: CGVector = .zero) -> InputPoint {
    InputPoint(
      window: window,
      x: Double(pixels.minX) + Double(pixels.width) * part.dx + offset.dx * scale,
      y: Double(pixels.minY) + Double(pixels.height) * part.dy + offset.dy * scale)
  }

  /// So many points from the middle.
  func point(fromMiddle offset: CGVector) -> InputPoint { point(at: .middle, offset: offset) }
}

extension CGVector {
  /// Of the width and height of an element.
  static let middle = CGVector(dx: 0.5, dy: 0.5)
}
