import CoreGraphics
import Foundation

/// The limits of a swipe, depending on the time since the landing. Apple's numbers are private.
struct SwipeCriteria {
  /// Points in the direction of the swipe, and at right angles to it.
  typealias Travel = (along: CGFloat, across: CGFloat)
  enum Verdict { case swipe, undecided, none }

  /// In seconds.
  static let duration = 0.5

  /// The shortest distance, in points: 50 at the start, falling to 15.
  let leastLength: CGFloat
  /// The largest sideways deviation, in points: 50 at the start, falling to 10.
  let mostAcross: CGFloat

  init(after seconds: TimeInterval) {
    let part = CGFloat(min(max(seconds / Self.duration, 0), 1))
    leastLength = 50 - 35 * part
    mostAcross = seconds > Self.duration ? -1 : 50 - 40 * part
  }

  func verdict(on travel: Travel) -> Verdict {
    if travel.across > mostAcross || travel.along < -TapSequence.allowableMovement { return .none }
    return travel.along >= leastLength && travel.across < travel.along ? .swipe : .undecided
  }
}
