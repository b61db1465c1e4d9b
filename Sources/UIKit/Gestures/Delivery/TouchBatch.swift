/// The touches of a window that changed in one event, with the phases they came with, as a handler
/// may end a touch that has just begun.
@MainActor
struct TouchBatch {
  static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  let event: UIEvent
  let changed: [(touch: UITouch, phase: UITouch.Phase)]

  init(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
      .map { ($0, $0.phase) }
  }

  /// The touches that still have the phase they came with.
  func touches(in phase: UITouch.Phase) -> [UITouch] {
    changed.filter { $0.phase == phase && $0.touch.phase == phase }.map(\.touch)
  }
}
