/// The touches of a window that changed in one event, with their phases as the event came in: a
/// handler may well end what has just begun.
@MainActor
struct TouchBatch {
  /// The order in which they are told.
  static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  let event: UIEvent
  let changed: [(touch: UITouch, phase: UITouch.Phase)]

  init(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
      .map { ($0, $0.phase) }
  }

  /// Those that are still in the phase they came with.
  func touches(in phase: UITouch.Phase) -> [UITouch] {
    changed.filter { $0.phase == phase && $0.touch.phase == phase }.map(\.touch)
  }
}
