import CoreGraphics
import Foundation

/// What a swipe must be and may be so many seconds after its landing; Apple's numbers are private.
struct SwipeCriteria {
  /// Points forward, and to the side.
  typealias Way = (along: CGFloat, aside: CGFloat)
  enum Verdict { case swipe, undecided, none }

  /// Seconds.
  static let duration = 0.5

  /// Points it must have come: 50 at once, 15 at the end.
  let leastLength: CGFloat
  /// Points it may be off its line: 50 at once, 10 at the end.
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
