import CoreGraphics
import Foundation

/// What a touch was when an event told of it, for views that hear of it later.
@MainActor
struct TouchSnapshot {
  let phase: UITouch.Phase
  let event: UIEvent
  private let timestamp: TimeInterval
  private let position: CGPoint
  private var previousPosition: CGPoint
  private var samples: [TouchSample]

  init(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    self.phase = phase
    self.event = event
    timestamp = touch.timestamp
    position = touch.position
    previousPosition = touch.previousPosition
    samples = touch.samples
  }

  /// The same, begun where an earlier one began.
  func continuing(_ earlier: TouchSnapshot) -> TouchSnapshot {
    var moment = self
    moment.previousPosition = earlier.previousPosition
    moment.samples = earlier.samples + samples
    return moment
  }

  /// Makes the touch read as it did then; returns what it read until now, nil where nothing differs.
  func show(on touch: UITouch) -> TouchSnapshot? {
    if touch.phase == phase, touch.timestamp == timestamp { return nil }
    let present = TouchSnapshot(touch, touch.phase, event)
    write(to: touch)
    return present
  }

  /// Undoes `show`, unless the touch has gone on meanwhile.
  func restore(on touch: UITouch, after shown: TouchSnapshot) {
    if touch.phase == shown.phase, touch.timestamp == shown.timestamp { write(to: touch) }
  }

  private func write(to touch: UITouch) {
    touch.phase = phase
    touch.timestamp = timestamp
    touch.position = position
    touch.previousPosition = previousPosition
    touch.samples = samples
  }
}
