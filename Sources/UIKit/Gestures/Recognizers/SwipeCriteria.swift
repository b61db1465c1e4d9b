import CoreGraphics
import Foundation

/// The limits of a swipe, depending on the time since the landing. Apple's numbers are private.
struct SwipeCriteria {
  /// Points in the direction of the swipe, and to the side.
  typealias Way = (along: CGFloat, aside: CGFloat)
  enum Verdict { case swipe, undecided, none }

  /// In seconds.
  static let duration = 0.5

  /// The shortest distance, in points: 50 at the start, falling to 15.
  let leastLength: CGFloat
  /// The largest sideways deviation, in points: 50 at the start, falling to 10.
  let mostAside: CGFloat

  init(after seconds: TimeInterval) {
    let part = CGFloat(min(max(seconds / Self.duration, 0), 1))
    leastLength = 50 - 35 * part
    mostAside = seconds > Self.duration ? -1 : 50 - 40 * part
  }

  func verdict(on way: Way) -> Verdict {
    if way.aside > mostAside || way.along < -TapSequence.allowableMovement { return .none }
    return way.along >= leastLength && way.aside < way.along ? .swipe : .undecided
  }
}
