import CoreGraphics
import Foundation

extension UIGestureRecognizer {
  /// The setter of `state`: the state machine interprets the request and the arena performs it.
  func request(_ wanted: State) {
    let arena = self.arena ?? loneArena()
    arena.perform {
      switch GestureStateMachine.move(from: currentState, to: wanted) {
      case .stays: break
      case .asks(let state): arena.attempt(self, reaching: state)
      case .goes(let state): arena.enter(self, state)
      }
    }
  }

  /// A subclass may recognize something other than touches. It then competes in its window's arena.
  private func loneArena() -> GestureArena {
    let arena = view?.window?.gestures.arena ?? GestureArena(timers: TimerQueue())
    arena.admit(self)
    return arena
  }

  /// Called when it is disabled or removed from its view, or when the view leaves its window.
  func abandon() {
    guard let arena else { return }
    arena.perform {
      if !currentState.isOver { arena.enter(self, currentState.isUnderWay ? .cancelled : .failed) }
      touchTracking.dropAll()
    }
  }

  var isWaiting: Bool { !touchTracking.wanted.isEmpty }

  var mayBegin: Bool {
    if let touched = touchTracking.touches.last?.view, touched !== view,
      !touched.gestureRecognizerShouldBegin(self)
    {
      return false
    }
    return view?.gestureRecognizerShouldBegin(self) ?? true
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// The last touch of a continuous gesture was lifted: it ends, or fails if it has not begun.
  func finish() { state = state == .possible && !isWaiting ? .failed : .ended }

  /// Follows a device gesture; `advance` handles its beginning and every change.
  func follow(_ event: DeviceGestureEvent, _ advance: () -> Void) {
    centroid = event.position
    switch event.phase {
    case .began, .changed: advance()
    case .ended: finish()
    case .cancelled: state = .cancelled
    }
  }

  /// Resets the recognizer. State changes made by `reset` are ignored.
  func startOver() {
    if currentState == .possible { currentState = .failed }
    reset()
    currentState = .possible
    announcedState = nil
  }

  /// Calls `ring` at `time` + `seconds`, unless the gesture is over by then.
  func schedule(
    _ seconds: TimeInterval, after time: TimeInterval, _ ring: @escaping @MainActor () -> Void
  ) -> TimerQueue.QueuedTimer? {
    guard let arena else { return nil }
    return arena.schedule(seconds, after: time, ring)
  }
}
