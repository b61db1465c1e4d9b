import CoreGraphics
import Foundation

extension UIGestureRecognizer {
  /// The setter of `state`: the table says what the request means, the arena does it.
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

  /// A subclass may recognize something other than touches; then it competes with those of its window.
  private func loneArena() -> GestureArena {
    let arena = view?.window?.gestures.arena ?? GestureArena(timers: TimerQueue())
    arena.admit(self)
    return arena
  }

  /// Disabled, taken off its view, or its view taken away.
  func abandon() {
    guard let arena else { return }
    arena.perform {
      if !currentState.isOver { arena.enter(self, currentState.isUnderWay ? .cancelled : .failed) }
      stakes.dropAll()
    }
  }

  /// Whether it waits for others to fail before it may recognize.
  var isWaiting: Bool { !stakes.wanted.isEmpty }

  /// Whether the delegate and the views concerned let it begin.
  var mayBegin: Bool {
    if let touched = stakes.touches.last?.view, touched !== view,
      !touched.gestureRecognizerShouldBegin(self)
    {
      return false
    }
    return view?.gestureRecognizerShouldBegin(self) ?? true
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// The last of what a continuous gesture follows is lifted: it ends, or has come to nothing.
  func finish() { state = state == .possible && !isWaiting ? .failed : .ended }

  /// Goes with a device's gesture: `advance` takes its beginning and every change.
  func follow(_ event: DeviceGestureEvent, _ advance: () -> Void) {
    centroid = event.position
    switch event.phase {
    case .began, .changed: advance()
    case .ended: finish()
    case .cancelled: state = .cancelled
    }
  }

  /// Forgets a gesture that is over; what `reset` asks for is not heard.
  func startOver() {
    if currentState == .possible { currentState = .failed }
    reset()
    currentState = .possible
    announcedState = nil
  }

  /// Calls `ring` when `seconds` have passed since `time`, unless the gesture is over by then.
  func setAlarm(
    _ seconds: TimeInterval, after time: TimeInterval, _ ring: @escaping @MainActor () -> Void
  ) -> TimerQueue.QueuedTimer? {
    guard let arena else { return nil }
    return arena.setAlarm(seconds, after: time, ring)
  }
}
