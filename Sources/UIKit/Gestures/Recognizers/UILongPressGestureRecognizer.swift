import CoreGraphics
public import Foundation

/// Recognizes fingers that rest. It begins after `minimumPressDuration`, changes as the fingers
/// move and ends with the first lift.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that press together.
  open var numberOfTouchesRequired = 1
  /// In seconds; 0 begins as soon as the fingers land.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  private var sequence = TapSequence()
  private var timer: TimerQueue.QueuedTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !isWaiting else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    timer?.cancel()
    for touch in touches where !land(touch) { return state = .failed }
    if sequence.count < numberOfTapsRequired {
      giveUp(TapSequence.duration, after: event.timestamp)
    } else if sequence.fingersDown == numberOfTouchesRequired {
      press(at: event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible { return state = .changed }
    if !isWaiting, !touches.allSatisfy(holdsStill) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible || isWaiting { return state = .ended }
    for touch in touches { lift(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    sequence = TapSequence()
  }

  override func expectLanding(of touch: UITouch) {
    guard sequence.isBetweenTaps else { return }
    if !sequence.couldGoOn(at: touch.position, time: touch.timestamp) { state = .failed }
  }
}

extension UILongPressGestureRecognizer {
  private func land(_ touch: UITouch) -> Bool {
    sequence.interval = touch.type.tapInterval
    return sequence.land(
      ObjectIdentifier(touch), at: touch.position, time: touch.timestamp,
      fingers: numberOfTouchesRequired)
  }

  private func holdsStill(_ touch: UITouch) -> Bool {
    sequence.holdsStill(ObjectIdentifier(touch), at: touch.position, within: allowableMovement)
  }

  private func press(at time: TimeInterval) {
    if minimumPressDuration <= 0 { return state = .began }
    timer = schedule(minimumPressDuration, after: time) { [weak self] in self?.state = .began }
  }

  /// A lift before the gesture begins completes one of the required taps.
  private func lift(_ touch: UITouch) {
    guard sequence.count < numberOfTapsRequired else { return state = .failed }
    let outcome = sequence.lift(
      ObjectIdentifier(touch), time: touch.timestamp, fingers: numberOfTouchesRequired)
    switch outcome {
    case .pending: break
    case .failure: state = .failed
    case .tap: giveUp(sequence.interval, after: touch.timestamp)
    }
  }

  /// Fails unless the next step happens within `seconds`.
  private func giveUp(_ seconds: TimeInterval, after time: TimeInterval) {
    timer?.cancel()
    timer = schedule(seconds, after: time) { [weak self] in self?.state = .failed }
  }
}
