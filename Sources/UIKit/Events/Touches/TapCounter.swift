package import Foundation
package import PlatformKit

/// Counts touches in a row: each soon after and near to the one before.
package struct TapCounter: Sendable {
  /// Seconds from one touch-down to the next.
  package static let interval = 0.35
  /// Points between one touch-down and the next.
  package static let distance: CGFloat = 30

  private var count = 0
  private var time = HostTime(seconds: -.infinity)
  private var position = CGPoint.zero
  private var window: ObjectIdentifier?

  package init() {}

  /// The `tapCount` of a touch that lands at this time and place.
  package mutating func count(
    at position: CGPoint, time: HostTime, in window: ObjectIdentifier
  ) -> Int {
    let dx = position.x - self.position.x
    let dy = position.y - self.position.y
    let isNear = dx * dx + dy * dy <= Self.distance * Self.distance
    let isSoon = (0...Self.interval).contains(time - self.time)
    count = isNear && isSoon && window == self.window ? count + 1 : 1
    self.position = position
    self.time = time
    self.window = window
    return count
  }
}
