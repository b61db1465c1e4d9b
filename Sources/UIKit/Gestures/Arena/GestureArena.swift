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
  static let patience = 1.0

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
    recognizer.stakes.patience?.cancel()
    guard recognizer.arena !== self else { return }
    recognizer.arena = self
    recognizer.stakes.wasGiven = !recognizer.stakes.isEmpty
    members.append(recognizer)
  }

  /// Changes states; when the outermost call returns, targets and views have been told.
  func perform(_ changes: () -> Void) {
    depth += 1
    changes()
    depth -= 1
    isUnsettled = true
    if depth == 0 { settle() }
  }

  func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.currentState = state
    recognizer.announcedState = nil
    if state.isOver { recognizer.stakes.wanted = [] }
    if state.sendsAction { actions.append((recognizer, state)) }
    if state == .failed { resumeWaiting() }
  }

  func setAlarm(
    _ seconds: TimeInterval, after time: TimeInterval, _ ring: @escaping @MainActor () -> Void
  ) -> TimerQueue.QueuedTimer {
    timers.set(at: HostTime(seconds: time + seconds)) { [weak self] in self?.perform(ring) }
  }
}

extension GestureArena {
  /// First the targets, then the views, then the resets; again for what these have brought about.
  private func settle() {
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
    for recognizer in members where !recognizer.stakes.isLive && !recognizer.isWaiting {
      let isIdle = recognizer.currentState == .possible && recognizer.stakes.isEmpty
      if isIdle || recognizer.currentState.isOver {
        dismiss(recognizer)
      } else if recognizer.stakes.wasGiven {
        losePatience(with: recognizer)
      }
    }
  }

  private func dismiss(_ recognizer: UIGestureRecognizer) {
    recognizer.startOver()
    members.removeAll { $0 === recognizer }
    for other in members { other.stakes.answers[ObjectIdentifier(recognizer)] = nil }
    recognizer.stakes.patience?.cancel()
    recognizer.stakes = RecognizerTracking()
    recognizer.arena = nil
    perform { resumeWaiting() }
  }

  private func losePatience(with recognizer: UIGestureRecognizer) {
    guard recognizer.stakes.patience?.isSet != true else { return }
    let end = recognizer.stakes.lastChange
    recognizer.stakes.patience = setAlarm(Self.patience, after: end) { [weak recognizer] in
      recognizer?.abandon()
    }
  }
}
