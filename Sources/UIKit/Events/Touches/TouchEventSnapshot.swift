import Foundation

/// What an event of touches says at a moment of its delivery.
///
/// A handler may cause another event of the same sequence, which is the same object: when that has been
/// delivered, those who have not yet heard of the first must find it as it was.
@MainActor
struct TouchEventSnapshot {
  private let timestamp: TimeInterval
  private let phases: [(touch: UITouch, phase: UITouch.Phase)]

  init(_ event: UIEvent) {
    timestamp = event.timestamp
    phases = event.touches.map { ($0, $0.phase) }
  }

  /// What the other event has changed stays changed, and what it has ended is gone.
  func resume(_ event: UIEvent) {
    event.timestamp = timestamp
    for (touch, phase) in phases where touch.phase == .stationary { touch.phase = phase }
    let told = phases.filter { $0.touch.phase == $0.phase || !$0.touch.hasEnded }.map(\.touch)
    let landed = event.touches.filter { touch in !told.contains { $0 === touch } }
    event.touches = told + landed
  }
}
