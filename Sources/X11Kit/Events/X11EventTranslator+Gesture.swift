// Walk 2: X event translation, touchpad gestures. In: X11GestureEvent. Out: TransformReport.
// Next: PlatformKit/Events/PlatformEvent.

import PlatformKit

extension X11EventTranslator {
  func gesture(_ event: X11GestureEvent) {
    guard tracks[event.window] != nil else { return }
    noteInput(at: event.time, in: event.window)
    let report = TransformReport(
      kind: event.kind == .pinch ? .pinch : .swipe, phase: event.reportPhase,
      fingers: event.fingers, scale: event.scale, rotation: event.angle * .pi / 180,
      dx: event.dx, dy: event.dy, x: event.x, y: event.y,
      modifiers: KeyModifiers(state: event.state), time: hostTime(event.time))
    emit(.transform(WindowID(rawValue: UInt64(event.window)), report))
  }
}

extension X11GestureEvent {
  fileprivate var reportPhase: TransformReport.Phase {
    switch phase {
    case .began: .began
    case .changed: .changed
    case .ended: isCancelled ? .cancelled : .ended
    }
  }
}
