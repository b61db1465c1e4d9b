import CoreGraphics
public import Foundation
import FoundationAdditions
import PlatformKit

/// Two buttons that decrement and increment a value. Main thread only.
///
/// A button that is held repeats after half a second, ten times a second.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// In points, measured on iOS 26.
  static let size = CGSize(width: 94, height: 32)

  let parts = StepperParts()
  var images = StepperImages()
  private var current: Double = 0
  private var limits: (least: Double, greatest: Double) = (0, 100)
  /// The half that is held.
  var pressed: StepperHalf?
  var repeatTimer: TimerQueue.QueuedTimer?
  var hasPendingChange = false

  /// The size of `frame` is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepareParts()
    coder.readNib(self, as: UIStepper.self)
  }

  // MARK: Value

  /// Within the limits. Setting it sends no event.
  open var value: Double {
    get { current }
    set { change(to: newValue.isNaN ? limits.least : newValue) }
  }
  /// 0 at first. Traps unless it is less than the maximum.
  open var minimumValue: Double {
    get { limits.least }
    set {
      precondition(newValue < limits.greatest, "minimumValue must be less than maximumValue")
      limits.least = newValue
      change(to: current)
    }
  }
  /// 100 at first. Traps unless it is greater than the minimum.
  open var maximumValue: Double {
    get { limits.greatest }
    set {
      precondition(newValue > limits.least, "maximumValue must be greater than minimumValue")
      limits.greatest = newValue
      change(to: current)
    }
  }
  /// 1 at first. Traps unless it is above 0.
  @AlwaysObserved open var stepValue: Double = 1 {
    didSet { precondition(stepValue > 0, "stepValue must be greater than 0") }
  }
  /// Whether events are sent for each repeat, or once the button is let go.
  open var isContinuous = true
  /// Whether a button that is held repeats.
  open var autorepeat = true
  /// Whether it goes on at the other limit.
  @AlwaysObserved open var wraps = false {
    didSet { showParts() }
  }

  // MARK: Looks

  /// Nil uses the normal state's image, or else a plus.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    AppearanceRecorder.note(self, "incrementImage", state) {
      $0.setIncrementImage(image, for: state)
    }
    images.increments[state] = image
    showParts()
  }
  /// Nil uses the normal state's image, or else a minus.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    AppearanceRecorder.note(self, "decrementImage", state) {
      $0.setDecrementImage(image, for: state)
    }
    images.decrements[state] = image
    showParts()
  }
  /// Behind both buttons, stretched if it is resizable.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    AppearanceRecorder.note(self, "backgroundImage", state) {
      $0.setBackgroundImage(image, for: state)
    }
    images.backgrounds[state] = image
    showParts()
  }
  /// Between the buttons while they are in these states. That of normal states shows for others.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[StepperImages.Sides(left: leftState, right: rightState)] = image
    showParts()
  }
  /// The image set for exactly this state.
  open func incrementImage(for state: State) -> UIImage? { images.increments[state] }
  /// The image set for exactly this state.
  open func decrementImage(for state: State) -> UIImage? { images.decrements[state] }
  /// The image set for exactly this state.
  open func backgroundImage(for state: State) -> UIImage? { images.backgrounds[state] }
  /// The image set for exactly these states.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    images.dividers[StepperImages.Sides(left: leftState, right: rightState)]
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Its one size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(half(at: touch.location(in: self)), event)
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    hold(keepsInside(place, with: event) ? half(at: place) : nil, event)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { letGo(event) }
  open override func cancelTracking(with event: UIEvent?) { letGo(event) }

  override func take(_ step: ControlStep, with event: UIEvent?) -> Bool {
    adjust(step, event)
    return true
  }
  /// The keys that tap other controls do nothing here.
  override func activate(with event: UIEvent?) {}

  override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  override func stateDidChange() {
    super.stateDidChange()
    showParts()
  }
  override func hoverDidChange() { showParts() }
  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    showParts()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    showParts()
  }

  /// The value is as it was set; what is out of the limits is moved to them.
  func change(to value: Double) {
    let new = min(max(value, limits.least), limits.greatest)
    if new != current { ObservedChange.announce(self, "value") { current = new } }
    showParts()
    noteAccessibilityChange()
  }

  override func takeAccessibilityNumber(_ number: Double) -> Bool {
    choose(number)
    return true
  }
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .stepper)
    defaults.number = AccessibilityNumber(
      value, in: minimumValue...max(minimumValue, maximumValue), step: stepValue)
    defaults.value = value.formatted()
    defaults.traits.insert(.adjustable)
    return defaults
  }
}
