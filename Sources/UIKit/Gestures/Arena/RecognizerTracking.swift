import Foundation

/// The input and the pending decision of a recognizer, from its first touch to its reset.
struct RecognizerTracking {
  /// All touches since the last reset, in landing order, including lifted ones.
  var touches: [UITouch] = []
  var presses: [UIPress] = []
  var deviceGesture: DeviceGesture?
  /// Whether it ever got input. Without any, it decides itself when it is over.
  var wasGiven = false
  /// The states to enter once others have failed; empty if it does not wait.
  var wanted: [UIGestureRecognizer.State] = []
  /// The answers of this attempt on whether it has to wait for another recognizer.
  var answers: [ObjectIdentifier: Bool] = [:]
  var timeout: TimerQueue.QueuedTimer?

  var isEmpty: Bool { touches.isEmpty && presses.isEmpty && deviceGesture == nil }

  /// Whether more input can come without a new touch.
  @MainActor var isLive: Bool {
    touches.contains { !$0.hasEnded } || presses.contains { !$0.hasEnded } || deviceGesture != nil
  }

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

/// The identity of one scroll or touchpad gesture.
final class DeviceGesture {}

/// A recognizer that must fail first; held weakly.
struct FailureRequirement {
  weak var recognizer: UIGestureRecognizer?
}
