import CoreGraphics
import Foundation

/// A current drag: its start and its recent offsets.
struct ScrollDrag {
  /// The offset at zero travel. Past an edge it is the unresisted offset.
  private var origin: CGPoint
  private let axes: (x: Bool, y: Bool)
  private var trail: [(time: TimeInterval, offset: CGPoint)] = []

  /// In seconds. As in UIKit, the speed at the lift is the change over the last 0.1 s.
  private static let memory: TimeInterval = 0.1

  init(from origin: CGPoint = .zero, axes: (x: Bool, y: Bool) = (true, true)) {
    self.origin = origin
    self.axes = axes
  }

  /// The offset that a finger with this travel asks for.
  func unlimitedOffset(at travel: CGPoint) -> CGPoint {
    CGPoint(
      x: axes.x ? origin.x - travel.x : origin.x, y: axes.y ? origin.y - travel.y : origin.y)
  }

  mutating func note(_ offset: CGPoint, at time: TimeInterval) {
    trail.removeAll { $0.time < time - Self.memory }
    trail.append((time, offset))
  }

  /// The content has moved under the finger by this.
  mutating func shift(by step: CGPoint) {
    origin = CGPoint(x: origin.x + step.x, y: origin.y + step.y)
    for index in trail.indices {
      trail[index].offset.x += step.x
      trail[index].offset.y += step.y
    }
  }

  /// Points per second of the offset; zero if the finger rested before the lift.
  func velocity(at time: TimeInterval) -> CGVector {
    let recent = trail.filter { $0.time >= time - Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return CGVector(dx: 0, dy: 0)
    }
    let span = last.time - first.time
    return CGVector(
      dx: (last.offset.x - first.offset.x) / span, dy: (last.offset.y - first.offset.y) / span)
  }
}
