import CoreGraphics
public import Foundation
import FoundationAdditions
import PlatformKit

/// A control that is on or off. Its size cannot be changed. Main thread only.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// How a switch looks. There are no checkboxes: switches always slide.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// In points, measured on iOS 26.
  static let size = CGSize(width: 63, height: 28)

  let track = UIView()
  let thumb = ThumbView()
  private var isSet = false
  /// Where a finger has dragged the thumb; nil while none has.
  var dragged: Bool?

  /// A switch that is off. The size of `frame` is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepareParts()
    coder.readNib(self, as: UISwitch.self)
  }

  /// Whether it is on. Setting it neither animates nor sends an event.
  open var isOn: Bool {
    get { isSet }
    set { setOn(newValue, animated: false) }
  }

  /// Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isSet else { return }
    ObservedChange.announce(self, "on") { isSet = on }
    showState(animated: animated)
  }

  /// The track while it is on; nil for green.
  @AlwaysObserved open var onTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(self, \UISwitch.onTintColor, onTintColor)
      if onTintColor != oldValue { showState(animated: false) }
    }
  }

  /// Nil for white.
  @AlwaysObserved open var thumbTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(self, \UISwitch.thumbTintColor, thumbTintColor)
      thumb.setBackgroundColor(thumbTintColor ?? .white)
    }
  }

  /// Kept; has no effect since iOS 7.
  open var onImage: UIImage?
  /// Kept; has no effect since iOS 7.
  open var offImage: UIImage?
  /// Kept; a switch shows no title.
  open var title: String?
  /// Kept; switches always slide.
  open var preferredStyle: Style = .automatic
  /// Always sliding.
  open var style: Style { .sliding }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Its one size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// Its one size without the alignment insets.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - 2, height: Self.size.height)
  }
  /// A point on each side.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragged = nil
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isInside = touch.map { keepsInside($0.location(in: self), with: event) } ?? false
    finish(dragged ?? (isInside ? !isOn : isOn), event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finish(isOn, event)
  }

  override func activate(with event: UIEvent?) { finish(!isOn, event) }
  /// Always false: a press has another meaning.
  open override var showsMenuAsPrimaryAction: Bool {
    get { false }
    set {}
  }

  override var stepsUpAndDown: Bool { false }
  override func take(_ step: ControlStep, with event: UIEvent?) -> Bool {
    switch step {
    case .decrement, .pageDecrement, .minimum: finish(false, event)
    case .increment, .pageIncrement, .maximum: finish(true, event)
    }
    return true
  }

  /// A switch turns with a flick of the finger past its middle; a lift outside of it counts.
  override func keepsInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    HitTester.contains(bounds.insetBy(dx: -70, dy: -70), point)
  }

  // MARK: Looks

  override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }

  override func stateDidChange() {
    super.stateDidChange()
    showPress()
  }

  override func hoverDidChange() { showPress() }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    showState(animated: false)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .toggle)
    defaults.value = isOn ? "1" : "0"
    defaults.traits.formUnion([.button, .toggleButton])
    return defaults
  }

  /// Turns it as a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    finish(!isOn, nil)
    return true
  }
}
