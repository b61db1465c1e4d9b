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
struct InputBox {
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

/// Fingers that come down, move together and lift.
struct TouchGesture {
  static let frame = 1.0 / 60
  /// Seconds between taps, as of a hand.
  static let pause = 0.08

  /// Of each finger: where it is, frame by frame.
  let ways: [[InputPoint]]
  /// How often all of it is done.
  var count = 1
  /// Seconds before they move.
  var holding = 0.0
  /// Seconds before they lift.
  var resting = 0.0

  var moves: Bool { ways[0].count > 1 }

  /// Frames for a length at a speed; at least one.
  static func frames(for length: CGFloat, at speed: CGFloat) -> Int {
    precondition(speed > 0, "a gesture needs a velocity that is not 0")
    return max(1, Int((length / speed / frame).rounded()))
  }

  /// Places at fractions from 0 to 1, one more than there are frames.
  static func way(_ frames: Int, place: (CGFloat) -> InputPoint) -> [InputPoint] {
    (0...frames).map { place(CGFloat($0) / CGFloat(frames)) }
  }

  /// In a straight line.
  static func way(from start: InputPoint, to end: InputPoint, frames: Int) -> [InputPoint] {
    way(frames) { part in
      InputPoint(
        window: start.window, x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part)
    }
  }
}
