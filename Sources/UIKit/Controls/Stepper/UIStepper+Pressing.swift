import CoreGraphics
import PlatformKit

extension UIStepper {
  /// In seconds: before the first repeat, and between repeats.
  private static let (repeatDelay, repeatInterval) = (0.5, 0.1)

  func half(at place: CGPoint) -> StepperHalf {
    (place.x < bounds.midX) == isRightToLeft ? .increment : .decrement
  }

  func press(_ half: StepperHalf, _ event: UIEvent?) {
    pressed = half
    step(half, event)
    repeatLater(after: Self.repeatDelay)
    showParts()
  }

  /// The finger is over another half, or over none.
  func hold(_ half: StepperHalf?, _ event: UIEvent?) {
    guard half != pressed else { return }
    repeatTimer?.cancel()
    pressed = half
    half.map { press($0, event) }
    showParts()
  }

  func letGo(_ event: UIEvent?) {
    repeatTimer?.cancel()
    (repeatTimer, pressed) = (nil, nil)
    if hasPendingChange { sendValueChanged(event) }
    hasPendingChange = false
    showParts()
  }

  private func repeatLater(after seconds: Double) {
    repeatTimer?.cancel()
    guard autorepeat, let engine = window?.application?.engine else { return }
    let time = engine.platform.clock.now() + seconds
    repeatTimer = engine.timers.set(at: time) { [weak self] in self?.repeatStep() }
  }

  private func repeatStep() {
    guard let pressed, isTracking else { return }
    step(pressed, nil)
    repeatLater(after: Self.repeatInterval)
  }

  private func step(_ half: StepperHalf, _ event: UIEvent?) {
    let old = value
    change(to: wrapped(half == .increment ? value + stepValue : value - stepValue))
    if value != old { isContinuous ? sendValueChanged(event) : (hasPendingChange = true) }
  }

  private func wrapped(_ value: Double) -> Double {
    guard wraps else { return value }
    if value > maximumValue { return minimumValue }
    return value < minimumValue ? maximumValue : value
  }

  /// The user has set a value.
  func choose(_ value: Double) {
    let old = self.value
    self.value = value
    if self.value != old { sendValueChanged(nil) }
  }

  /// A step by a key, the wheel or an assistive technology.
  func adjust(_ step: ControlStep, _ event: UIEvent?) {
    let old = value
    switch step {
    case .increment: change(to: wrapped(value + stepValue))
    case .decrement: change(to: wrapped(value - stepValue))
    default:
      let range = minimumValue...maximumValue
      change(to: step.value(from: value, in: range, by: stepValue, page: 10 * stepValue))
    }
    if value != old { sendValueChanged(event) }
  }

  /// Whether a half would change the value.
  func canStep(_ half: StepperHalf) -> Bool {
    isEnabled && (wraps || (half == .increment ? value < maximumValue : value > minimumValue))
  }
}
