import CoreGraphics

/// Fingers that come down, move together and lift.
struct TouchGesture {
  static let frame = 1.0 / 60
  /// Seconds between taps, as of a hand.
  static let pause = 0.08

  /// Of each finger: where it is, frame by frame.
  let paths: [[InputPoint]]
  /// How often all of it is done.
  var count = 1
  /// Seconds before they move.
  var holding = 0.0
  /// Seconds before they lift.
  var resting = 0.0

  var isDrag: Bool { paths[0].count > 1 }

  /// Frames for a length at a speed; at least one.
  static func frames(for length: CGFloat, at speed: CGFloat) -> Int {
    precondition(speed > 0, "a gesture needs a velocity that is not 0")
    return max(1, Int((length / speed / frame).rounded()))
  }

  /// Places at fractions from 0 to 1, one more than there are frames.
  static func path(_ frames: Int, place: (CGFloat) -> InputPoint) -> [InputPoint] {
    (0...frames).map { place(CGFloat($0) / CGFloat(frames)) }
  }

  /// In a straight line.
  static func path(from start: InputPoint, to end: InputPoint, frames: Int) -> [InputPoint] {
    path(frames) { part in
      InputPoint(
        window: start.window, x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part)
    }
  }
}
