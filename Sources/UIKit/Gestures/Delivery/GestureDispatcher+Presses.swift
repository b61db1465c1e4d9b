// Walk 6: gesture recognizers and keys. In: UIPressesEvent. Out: the presses that no recognizer has
// claimed. Next: Responders/ResponderChain by the defaults of UIResponder.

import Foundation

extension GestureDispatcher {
  /// Recognizers see presses before their responders, as they see touches before views.
  func deliver(_ event: UIPressesEvent) {
    let changed = event.presses.filter { $0.window === window && $0.phase != .stationary }
    let moments = changed.map { ($0, $0.phase) }
    arena.perform {
      for press in changed where press.phase == .began { recruit(for: press, of: event) }
      for recognizer in arena.members { recognizer.receive(changed, of: event) }
    }
    for (press, phase) in moments where !press.isClaimed { tell(press, phase, of: event) }
  }

  /// If an earlier handler has ended the press, its responder never sees it begin.
  private func tell(_ press: UIPress, _ phase: UIPress.Phase, of event: UIPressesEvent) {
    guard press.isHeard || (phase == .began && !press.hasEnded) else { return }
    press.isHeard = phase == .began || phase == .changed
    press.responder?.receive(press, phase, event)
  }

  private func recruit(for press: UIPress, of event: UIPressesEvent) {
    let view = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
    // Few take presses, and keys are many.
    let type = press.type.rawValue
    let watchers = (view ?? window)?.watchers { recognizer in
      recognizer.allowedPressTypes.contains { $0.intValue == type }
    }
    for recognizer in watchers ?? [] where recognizer.wants(press, of: event) {
      recognizer.touchTracking.presses.append(press)
      press.gestureRecognizers = (press.gestureRecognizers ?? []) + [recognizer]
      arena.admit(recognizer)
    }
  }

  /// A recognized gesture claims its presses: their responders get a cancellation if they saw them
  /// begin.
  func cancelClaimedPresses() {
    for recognizer in arena.members
    where recognizer.cancelsTouchesInView && recognizer.currentState.claimsTouches {
      for press in recognizer.touchTracking.presses where !press.isClaimed { claim(press) }
    }
  }

  private func claim(_ press: UIPress) {
    press.isClaimed = true
    guard press.isHeard, let window else { return }
    let (phase, event) = (press.phase, UIPressesEvent(window: window))
    event.presses = [press]
    event.timestamp = press.timestamp
    press.phase = .cancelled
    press.responder?.receive(press, .cancelled, event)
    press.phase = phase
  }
}
