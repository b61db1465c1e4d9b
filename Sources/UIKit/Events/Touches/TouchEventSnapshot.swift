import Foundation

/// The state of a touch event at one moment of its delivery.
///
/// A handler may cause another event of the same sequence, which is the same object. After that
/// event, the remaining receivers of the first must see its state again.
@MainActor
struct TouchEventSnapshot {
  private let timestamp: TimeInterval
  private let phases: [(touch: UITouch, phase: UITouch.Phase)]

  init(_ event: UIEvent) {
    timestamp = event.timestamp
    phases = event.touches.map { ($0, $0.phase) }
  }

  /// Restores the event, except for touches that the nested event changed or ended.
  func resume(_ event: UIEvent) {
    event.timestamp = timestamp
    for (touch, phase) in phases where touch.phase == .stationary { touch.phase = phase }
    let told = phases.filter { $0.touch.phase == $0.phase || !$0.touch.hasEnded }.map(\.touch)
    let landed = event.touches.filter { touch in !told.contains { $0 === touch } }
    event.touches = told + landed
  }
}
