// Walk 6: gesture recognizers. In: UIEvent with hit-tested touches. Out: the touches that no
// recognizer delays or has claimed. Next: Windows/UIWindow+Events, through Delivery/TouchGate.

import Foundation

/// Sends a window's touches to its recognizers, before its views. Main thread only.
@MainActor
final class GestureDispatcher {
  let arena: GestureArena
  private(set) weak var window: UIWindow?
  private let gate = TouchGate()
  private var deviceGestures: [UIEvent.EventType: DeviceGesture] = [:]

  init(window: UIWindow, timers: TimerQueue) {
    self.window = window
    arena = GestureArena(timers: timers)
    arena.passTouches = { [weak self] in
      self?.gate.pass()
      self?.cancelClaimedPresses()
    }
  }

  var isAtRest: Bool { arena.members.isEmpty && gate.isAtRest && deviceGestures.isEmpty }

  /// The receivers of a touch are fixed when it lands. Recognizers come before views.
  func deliver(_ event: UIEvent) {
    guard let window else { return }
    foretell(event, in: window)
    let batch = TouchBatch(event, in: window)
    arena.perform {
      gate.take(batch)
      for touch in batch.touches(in: .began) { recruit(for: touch, of: event) }
      for recognizer in receivers(of: batch) { recognizer.receive(batch) }
    }
  }

  /// A recognizer follows a device gesture from beginning to end.
  func deliver(_ event: DeviceGestureEvent) {
    arena.perform {
      if event.phase == .began { recruit(for: event) }
      guard let gesture = deviceGestures[event.type] else { return }
      let receivers = arena.members.filter { $0.touchTracking.deviceGesture === gesture }
      for recognizer in receivers where !recognizer.currentState.isOver {
        recognizer.receive(event)
      }
      guard event.isLast else { return }
      deviceGestures[event.type] = nil
      for recognizer in receivers { recognizer.touchTracking.deviceGesture = nil }
    }
  }
}

extension GestureDispatcher {
  /// Hover recognizers under the pointer follow it; those no longer under it end.
  func deliver(_ event: UIHoverEvent) {
    let touch = event.touch
    let isGone = touch.phase == .regionExited
    let watchers = isGone ? [] : touch.view?.watchers ?? []
    let over = watchers.compactMap { $0 as? UIHoverGestureRecognizer }
    arena.perform {
      for case let recognizer as UIHoverGestureRecognizer in arena.members
      where recognizer.holds(touch) && !over.contains(where: { $0 === recognizer }) {
        recognizer.leave(touch)
      }
      for recognizer in over { lead(touch, over: recognizer, event) }
    }
  }

  private func lead(
    _ touch: UITouch, over recognizer: UIHoverGestureRecognizer, _ event: UIHoverEvent
  ) {
    if !recognizer.holds(touch) {
      guard recognizer.touchTracking.isEmpty, recognizer.wants(touch, of: event) else { return }
      recognizer.take(touch, in: arena)
    }
    recognizer.modifierFlags = event.modifierFlags
    recognizer.follow(touch)
  }
}

extension GestureDispatcher {
  /// A new touch may decide a recognizer that has waited since the last lift. Decide first, so that
  /// every recognizer can take the touch.
  private func foretell(_ event: UIEvent, in window: UIWindow) {
    let landing = event.touches.filter { $0.window === window && $0.phase == .began }
    guard !landing.isEmpty, !arena.members.isEmpty else { return }
    arena.perform {
      for recognizer in arena.members {
        for touch in landing { recognizer.expectLanding(of: touch) }
      }
    }
  }

  private func recruit(for touch: UITouch, of event: UIEvent) {
    guard touch.reachesRecognizers else { return }
    let recruits = (touch.view?.watchers ?? []).filter { $0.wants(touch, of: event) }
    touch.gestureRecognizers = recruits
    for recognizer in recruits { recognizer.take(touch, in: arena) }
  }

  private func recruit(for event: DeviceGestureEvent) {
    let gesture = DeviceGesture()
    deviceGestures[event.type] = gesture
    for recognizer in event.view?.watchers ?? [] where recognizer.wants(event) {
      guard recognizer.currentState == .possible, recognizer.touchTracking.isEmpty else { continue }
      recognizer.touchTracking.deviceGesture = gesture
      arena.admit(recognizer)
    }
  }

  /// Each recognizer once, in the order of the touches' lists.
  private func receivers(of batch: TouchBatch) -> [UIGestureRecognizer] {
    var met: Set<ObjectIdentifier> = []
    return batch.changed.flatMap { $0.touch.gestureRecognizers ?? [] }
      .filter { met.insert(ObjectIdentifier($0)).inserted }
  }
}
