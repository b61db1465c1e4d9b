import CoreGraphics
import Foundation

/// Counts taps of some fingers at about one place: a value without a clock.
struct TapSequence {
  /// Points a finger may stray from where it landed.
  static let allowableMovement: CGFloat = 10
  /// Seconds from the last lift of a tap to the first landing of the next.
  static let interval = 0.35
  /// Seconds that each of several taps may take.
  static let duration = 0.75
  /// Points between a finger's landing and the nearest of the tap before.
  static let spread: CGFloat = 30

  typealias Finger = ObjectIdentifier

  /// Whole taps so far.
  private(set) var count = 0
  /// The fingers of the present tap, where they landed, also those lifted by now.
  private var landings: [Finger: CGPoint] = [:]
  private var down: Set<Finger> = []
  private var previousLandings: [CGPoint] = []
  private var lastLift: TimeInterval?

  var isBetweenTaps: Bool { count > 0 && down.isEmpty }
  var fingersDown: Int { down.count }

  /// Whether a finger that lands here and now could belong to the next tap.
  func couldGoOn(at point: CGPoint, time: TimeInterval) -> Bool {
    guard let lastLift, count > 0 else { return true }
    return time - lastLift <= Self.interval
      && previousLandings.contains { $0.distance(to: point) <= Self.spread }
  }

  /// False when this cannot be a tap of `fingers` fingers any more.
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

  /// What a lift has come to: a whole tap, not yet one, or none of so many fingers.
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
