// Walk 6: conflicts. In: recognizers with their touches and the states they ask for. Out: who recognizes,
// who waits, who fails. Next: Delivery/TouchGate.

import Foundation
import PlatformKit

/// Where the recognizers of a window compete for touches: who may recognize, who has to wait, who fails.
///
/// Recognizers come in with their first touch and go when their gesture is over. States change at once;
/// targets and views hear of it when the event has been heard by all. Main thread only.
@MainActor
final class GestureArena {
  /// Seconds without a touch after which a recognizer that has decided nothing is made to fail.
  static let timeout = 1.0

  /// In the order in which they came in.
  private(set) var members: [UIGestureRecognizer] = []
  let timers: TimerQueue
  /// Lets pass to the views what no recognizer holds back or has claimed.
  var passTouches: @MainActor () -> Void = {}

  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var depth = 0
  private var isUnsettled = false

  init(timers: TimerQueue) { self.timers = timers }

  func admit(_ recognizer: UIGestureRecognizer) {
    recognizer.touchTracking.timeout?.cancel()
    guard recognizer.arena !== self else { return }
    recognizer.arena = self
    recognizer.touchTracking.wasGiven = !recognizer.touchTracking.isEmpty
    members.append(recognizer)
  }

  /// Changes states; when the outermost call returns, targets and views have been told.
  func perform(_ changes: () -> Void) {
    depth += 1
    changes()
    depth -= 1
    isUnsettled = true
    if depth == 0 { processPending() }
  }

  func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.currentState = state
    recognizer.announcedState = nil
    if state.isOver { recognizer.touchTracking.wanted = [] }
    if state.sendsAction { actions.append((recognizer, state)) }
    if state == .failed { resumeWaiting() }
  }

  func schedule(
    _ seconds: TimeInterval, after time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> TimerQueue.QueuedTimer {
    timers.set(at: HostTime(seconds: time + seconds)) { [weak self] in self?.perform(action) }
  }
}

extension GestureArena {
  /// First the targets, then the views, then the resets; again for what these have brought about.
  private func processPending() {
    depth += 1
    while isUnsettled {
      isUnsettled = false
      sendActions()
      passTouches()
      dismissFinished()
    }
    depth -= 1
    checkInvariants()
  }

  private func sendActions() {
    while !actions.isEmpty {
      let action = actions.removeFirst()
      action.recognizer.announce(action.state)
    }
  }

  /// A gesture that is over ends for good with the last of its touches.
  private func dismissFinished() {
    for recognizer in members where !recognizer.touchTracking.isLive && !recognizer.isWaiting {
      let isIdle = recognizer.currentState == .possible && recognizer.touchTracking.isEmpty
      if isIdle || recognizer.currentState.isOver {
        dismiss(recognizer)
      } else if recognizer.touchTracking.wasGiven {
        startTimeout(of: recognizer)
      }
    }
  }

  private func dismiss(_ recognizer: UIGestureRecognizer) {
    recognizer.startOver()
    members.removeAll { $0 === recognizer }
    for other in members { other.touchTracking.answers[ObjectIdentifier(recognizer)] = nil }
    recognizer.touchTracking.timeout?.cancel()
    recognizer.touchTracking = RecognizerTracking()
    recognizer.arena = nil
    perform { resumeWaiting() }
  }

  private func startTimeout(of recognizer: UIGestureRecognizer) {
    guard recognizer.touchTracking.timeout?.isSet != true else { return }
    let end = recognizer.touchTracking.lastChange
    recognizer.touchTracking.timeout = schedule(Self.timeout, after: end) { [weak recognizer] in
      recognizer?.abandon()
    }
  }
}
