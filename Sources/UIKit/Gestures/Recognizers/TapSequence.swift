import CoreGraphics
import Foundation

/// Counts taps by several fingers at about one place. A value that reads no clock.
struct TapSequence {
  /// How far a finger may move from its landing, in points.
  static let allowableMovement: CGFloat = 10
  /// Longest duration of one tap of several, in seconds.
  static let duration = 0.75

  typealias Finger = ObjectIdentifier

  /// Longest time between a tap's last lift and the next tap's first landing, in seconds, for the device that
  /// taps.
  var interval = TapCounter.interval
  private(set) var count = 0
  /// The landing positions of the current tap's fingers, including lifted ones.
  private var landings: [Finger: CGPoint] = [:]
  private var down: Set<Finger> = []
  private var previousLandings: [CGPoint] = []
  private var lastLift: TimeInterval?

  var isBetweenTaps: Bool { count > 0 && down.isEmpty }
  var fingersDown: Int { down.count }

  /// Whether a finger that lands here and now could belong to the next tap.
  func couldGoOn(at point: CGPoint, time: TimeInterval) -> Bool {
    guard let lastLift, count > 0 else { return true }
    return time - lastLift <= interval
      && previousLandings.contains { $0.distance(to: point) <= TapCounter.distance }
  }

  /// False if this can no longer be a tap of `fingers` fingers.
  mutating func land(
    _ finger: Finger, at point: CGPoint, time: TimeInterval, fingers: Int
  ) -> Bool {
    if down.isEmpty { landings = [:] }
    guard couldGoOn(at: point, time: time), down.count == landings.count else { return false }
    landings[finger] = point
    down.insert(finger)
    return down.count <= fingers
  }

  func holdsStill(_ finger: Finger, at point: CGPoint, within distance: CGFloat) -> Bool {
    landings[finger].map { $0.distance(to: point) <= distance } ?? true
  }

  /// The result of a lift: a completed tap, an incomplete one, or a tap of the wrong number of
  /// fingers.
  enum Lift { case tap, pending, failure }

  mutating func lift(_ finger: Finger, time: TimeInterval, fingers: Int) -> Lift {
    guard down.remove(finger) != nil else { return .pending }
    guard landings.count == fingers else { return .failure }
    guard down.isEmpty else { return .pending }
    count += 1
    lastLift = time
    previousLandings = Array(landings.values)
    return .tap
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
