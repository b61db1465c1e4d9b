import CoreGraphics
import Foundation

/// A drag under way: where it began, and the offsets it has led to of late.
struct ScrollDrag {
  /// The offset asked for at no travel, past the edges as far as a finger would have to pull.
  private let origin: CGPoint
  private let axes: (x: Bool, y: Bool)
  private var trail: [(time: TimeInterval, offset: CGPoint)] = []

  /// Facts: the speed at the lift is the change of the offset over the last tenth of a second.
  private static let memory: TimeInterval = 0.1

  init(from origin: CGPoint = .zero, axes: (x: Bool, y: Bool) = (true, true)) {
    self.origin = origin
    self.axes = axes
  }

  /// Where a finger that has travelled so far wants the content.
  func wish(at travel: CGPoint) -> CGPoint {
    CGPoint(
      x: axes.x ? origin.x - travel.x : origin.x, y: axes.y ? origin.y - travel.y : origin.y)
  }

  mutating func note(_ offset: CGPoint, at time: TimeInterval) {
    trail.removeAll { $0.time < time - Self.memory }
    trail.append((time, offset))
  }

  /// Points a second, of the offset; a finger that rested before the lift gives none.
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
