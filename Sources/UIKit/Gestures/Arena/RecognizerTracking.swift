import Foundation

/// What a recognizer has in the game, from its first touch to its reset.
struct RecognizerTracking {
  /// All it was given since the last reset, in the order of landing, also those lifted by now.
  var touches: [UITouch] = []
  var presses: [UIPress] = []
  /// The scrolling or touchpad gesture it follows.
  var deviceGesture: DeviceGesture?
  /// Whether it was ever given any of these: one that follows none is its own master.
  var wasGiven = false
  /// The states it will enter once others have failed; empty where it does not wait.
  var wanted: [UIGestureRecognizer.State] = []
  /// What was said in this attempt about having to wait for another.
  var answers: [ObjectIdentifier: Bool] = [:]
  /// Ends the patience with a recognizer that decides nothing.
  var patience: TimerQueue.QueuedTimer?

  var isEmpty: Bool { touches.isEmpty && presses.isEmpty && deviceGesture == nil }

  /// Whether something can still come of it without a new touch.
  @MainActor var isLive: Bool {
    touches.contains { !$0.hasEnded } || presses.contains { !$0.hasEnded } || deviceGesture != nil
  }

  /// When any of it last changed.
  @MainActor var lastChange: TimeInterval {
    max(touches.map(\.timestamp).max() ?? 0, presses.map(\.timestamp).max() ?? 0)
  }

  func share(with other: RecognizerTracking) -> Bool {
    touches.contains { touch in other.touches.contains { $0 === touch } }
      || presses.contains { press in other.presses.contains { $0 === press } }
      || deviceGesture != nil && deviceGesture === other.deviceGesture
  }

  mutating func dropAll() {
    touches = []
    presses = []
    deviceGesture = nil
  }
}

/// One scrolling or touchpad gesture, by identity: from its first event to its last.
final class DeviceGesture {}

/// Another recognizer that must fail first; it is not kept alive.
struct FailureRequirement {
  weak var recognizer: UIGestureRecognizer?
}
