public import Foundation
public import FoundationAdditions

/// Recognizes one or more taps by one or more fingers, or clicks of a mouse button.
///
/// A finger may move 10 points. Taps in a row come within 0.35 s, or the desktop's double-click time
/// for the mouse, and 30 points of each other and take at most 0.75 s each. A single tap has no time
/// limit.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row.
  open var numberOfTapsRequired = 1
  /// The number of fingers that tap together.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons that must be down; ignored for fingers.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var sequence = TapSequence()
  private var pressCount = 0
  /// The touches of the current tap, including lifted ones.
  private var tapTouches: [UITouch] = []
  private var timeout: TimerQueue.QueuedTimer?

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowSelectKey()
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    allowSelectKey()
    coder.readNib(self, as: UITapGestureRecognizer.self)
  }

  private func allowSelectKey() {
    allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
  }

  override var precedence: Int { numberOfTapsRequired }
  override var countedTouches: [UITouch] { tapTouches }

  /// A tap does not prevent a tap recognizer that needs more taps, or a long press that follows
  /// taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    switch preventedGestureRecognizer {
    case let tap as UITapGestureRecognizer: tap.numberOfTapsRequired <= numberOfTapsRequired
    case let press as UILongPressGestureRecognizer:
      press.numberOfTapsRequired < numberOfTapsRequired
    default: true
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timeout?.cancel()
    if sequence.fingersDown == 0 { tapTouches = [] }
    for touch in touches {
      tapTouches.append(touch)
      if !land(touch, event) { return state = .failed }
    }
    if numberOfTapsRequired > 1 { giveUp(TapSequence.duration, after: event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !touches.allSatisfy(holdsStill) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    centroid = CGPoint(middleOf: tapTouches.map(\.position)) ?? centroid
    guard touches.allSatisfy(holdsStill) else { return state = .failed }
    for touch in touches { lift(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    pressCount += 1
    if pressCount >= numberOfTapsRequired { state = .ended }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    timeout?.cancel()
    sequence = TapSequence()
    pressCount = 0
    tapTouches = []
  }

  override func expectLanding(of touch: UITouch) {
    guard sequence.isBetweenTaps else { return }
    if !sequence.couldGoOn(at: touch.position, time: touch.timestamp) { state = .failed }
  }
}

extension UITapGestureRecognizer {
  private func land(_ touch: UITouch, _ event: UIEvent) -> Bool {
    sequence.interval = touch.type.tapInterval
    let isPressed =
      touch.type != .indirectPointer || event.buttonMask.isSuperset(of: buttonMaskRequired)
    return isPressed
      && sequence.land(
        ObjectIdentifier(touch), at: touch.position, time: touch.timestamp,
        fingers: numberOfTouchesRequired)
  }

  private func holdsStill(_ touch: UITouch) -> Bool {
    sequence.holdsStill(
      ObjectIdentifier(touch), at: touch.position, within: TapSequence.allowableMovement)
  }

  private func lift(_ touch: UITouch) {
    let outcome = sequence.lift(
      ObjectIdentifier(touch), time: touch.timestamp, fingers: numberOfTouchesRequired)
    switch outcome {
    case .pending: break
    case .failure: state = .failed
    case .tap where sequence.count >= numberOfTapsRequired: state = .ended
    case .tap: giveUp(sequence.interval, after: touch.timestamp)
    }
  }

  /// Fails unless the tap, or the next one, is completed within `seconds`.
  private func giveUp(_ seconds: TimeInterval, after time: TimeInterval) {
    timeout?.cancel()
    timeout = schedule(seconds, after: time) { [weak self] in
      if let self, !isWaiting { state = .failed }
    }
  }
}
