// Walk 6: gesture recognizers. In: UIEvent with hit-tested touches. Out: the touches that no recognizer
// holds back or has claimed. Next: Windows/UIWindow+Events, through Delivery/TouchGate.

import Foundation

/// Gives a window's touches to its recognizers before its views hear of them. Main thread only.
@MainActor
final class GestureDispatcher {
  let arena: GestureArena
  private(set) weak var window: UIWindow?
  private let gate = TouchGate()
  /// The scrolling and the touchpad gesture under way.
  private var deviceGestures: [UIEvent.EventType: DeviceGesture] = [:]

  init(window: UIWindow, timers: TimerQueue) {
    self.window = window
    arena = GestureArena(timers: timers)
    arena.passTouches = { [weak self] in
      self?.gate.pass()
      self?.cancelClaimedPresses()
    }
  }

  /// Whether no gesture is going on or waited for.
  var isAtRest: Bool { arena.members.isEmpty && gate.isAtRest && deviceGestures.isEmpty }

  /// Who hears of a touch is settled when it lands; recognizers come before views.
  func deliver(_ event: UIEvent) {
    guard let window else { return }
    foretell(event, in: window)
    let batch = TouchBatch(event, in: window)
    arena.perform {
      gate.take(batch)
      for touch in batch.touches(in: .began) { recruit(for: touch, of: event) }
      for recognizer in hearers(of: batch) { recognizer.hear(batch) }
    }
  }

  /// A recognizer follows a device's gesture from its beginning to its end.
  func deliver(_ event: DeviceGestureEvent) {
    arena.perform {
      if event.phase == .began { recruit(for: event) }
      guard let gesture = deviceGestures[event.type] else { return }
      let hearers = arena.members.filter { $0.stakes.deviceGesture === gesture }
      for recognizer in hearers where !recognizer.currentState.isOver { recognizer.hear(event) }
      guard event.isLast else { return }
      deviceGestures[event.type] = nil
      for recognizer in hearers { recognizer.stakes.deviceGesture = nil }
    }
  }
}

extension GestureDispatcher {
  /// Whatever is under the pointer follows it; what was and is no longer is told so.
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
      guard recognizer.stakes.isEmpty, recognizer.wants(touch, of: event) else { return }
      recognizer.take(touch, in: arena)
    }
    recognizer.modifierFlags = event.modifierFlags
    recognizer.follow(touch)
  }
}

extension GestureDispatcher {
  /// A landing may decide what a recognizer has been waiting for since the lift before it; that is
  /// settled first, so that all can take the new touch.
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
      guard recognizer.currentState == .possible, recognizer.stakes.isEmpty else { continue }
      recognizer.stakes.deviceGesture = gesture
      arena.admit(recognizer)
    }
  }

  /// Each once, in the order of their touches' lists.
  private func hearers(of batch: TouchBatch) -> [UIGestureRecognizer] {
    var met: Set<ObjectIdentifier> = []
    return batch.changed.flatMap { $0.touch.gestureRecognizers ?? [] }
      .filter { met.insert(ObjectIdentifier($0)).inserted }
  }
}
