import CoreGraphics
import Foundation

/// A touch's state in one event, for views that see it later.
@MainActor
struct TouchSnapshot {
  let phase: UITouch.Phase
  let event: UIEvent
  private let buttonMask: UIEvent.ButtonMask
  private let timestamp: TimeInterval
  private let position: CGPoint
  private var previousPosition: CGPoint
  private var samples: [TouchSample]

  init(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    self.phase = phase
    self.event = event
    buttonMask = event.buttonMask
    timestamp = touch.timestamp
    position = touch.position
    previousPosition = touch.previousPosition
    samples = touch.samples
  }

  /// Merges with an earlier moment: the motion starts where that one started.
  func continuing(_ earlier: TouchSnapshot) -> TouchSnapshot {
    var moment = self
    moment.previousPosition = earlier.previousPosition
    moment.samples = earlier.samples + samples
    return moment
  }

  /// Puts this state into the touch. Returns the replaced state; nil if they are the same.
  func show(on touch: UITouch) -> TouchSnapshot? {
    if touch.phase == phase, touch.timestamp == timestamp { return nil }
    let present = TouchSnapshot(touch, touch.phase, event)
    write(to: touch)
    return present
  }

  /// Undoes `show`, unless the touch has changed since.
  func restore(on touch: UITouch, after shown: TouchSnapshot) {
    if touch.phase == shown.phase, touch.timestamp == shown.timestamp { write(to: touch) }
  }

  private func write(to touch: UITouch) {
    event.buttonMask = buttonMask
    touch.phase = phase
    touch.timestamp = timestamp
    touch.position = position
    touch.previousPosition = previousPosition
    touch.samples = samples
  }
}
