package import Foundation
package import PlatformKit

/// Counts taps in a row: each close to the previous one in time and place.
package struct TapCounter: Sendable {
  /// Largest time between touch-downs, in seconds, unless the desktop has set another for the mouse.
  package static let interval = 0.35
  /// Largest distance between touch-downs, in points.
  package static let distance: CGFloat = 30

  private var count = 0
  private var time = HostTime(seconds: -.infinity)
  private var position = CGPoint.zero
  private var window: ObjectIdentifier?

  package init() {}

  /// The `tapCount` of a touch that lands here and now.
  package mutating func count(
    at position: CGPoint, time: HostTime, in window: ObjectIdentifier,
    within interval: Double = Self.interval
  ) -> Int {
    let dx = position.x - self.position.x
    let dy = position.y - self.position.y
    let isNear = dx * dx + dy * dy <= Self.distance * Self.distance
    let isSoon = (0...interval).contains(time - self.time)
    count = isNear && isSoon && window == self.window ? count + 1 : 1
    self.position = position
    self.time = time
    self.window = window
    return count
  }
}
