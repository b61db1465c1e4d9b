import CoreGraphics
public import Foundation
import FoundationAdditions
import PlatformKit
import QuartzCore

/// A control that shows a colour and opens a `UIColorPickerViewController` to choose another. Main thread only.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// In points: the well, what is in its ring, and the colour.
  private static let (size, hole, dot): (CGFloat, CGFloat, CGFloat) = (28, 22, 18)

  private let ring = CAGradientLayer()
  private let gap = UIView()
  private let disc = UIView()
  private var opened: ControlPopover?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.readNib(self, as: UIColorWell.self)
  }

  /// Nil for none. Setting it sends no event.
  @AlwaysObserved open var selectedColor: UIColor? {
    willSet { KeyValueChanges.willChange(self, "selectedColor") }
    didSet {
      KeyValueChanges.didChange(self, "selectedColor")
      showColor()
    }
  }
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true
  /// Stored only: what is picked is not brighter than white, as windows show nothing brighter.
  open var maximumLinearExposure: CGFloat = 0
  /// What the colour is for; shown above the choice, and read by assistive technologies.
  open var title: String?

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.size, height: Self.size) }
  /// Its usual size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, keepsInside(touch.location(in: self), with: event) { openPicker() }
  }
  override func activate(with event: UIEvent?) { openPicker() }

  override var focusOutline: (rect: CGRect, radius: CGFloat) { (place(Self.size), Self.size / 2) }
  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }
  override func hoverDidChange() { showState() }
  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    showColor()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .colorWell)
    defaults.label = title
    defaults.value = selectedColor?.accessibilityName
    defaults.traits.insert(.button)
    return defaults
  }
}

extension UIColorWell {
  private func prepareParts() {
    isOpaque = false
    ring.type = .conic
    ring.colors = (0...6).map {
      CGColor.hue(CGFloat($0) / 6)
    }
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.masksToBounds = true
    layer.addSublayer(ring)
    gap.setBackgroundColor(.systemBackground)
    for part in [gap, disc] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    followPointer()
    showColor()
  }

  private func place(_ size: CGFloat) -> CGRect {
    CGRect(
      x: ((bounds.width - size) / 2).rounded(), y: ((bounds.height - size) / 2).rounded(),
      width: size, height: size)
  }

  private func placeParts() {
    CATransaction.withoutActions {
      ring.frame = place(Self.size)
      ring.cornerRadius = Self.size / 2
    }
    for (part, size) in [(gap, Self.hole), (disc, Self.dot)] {
      part.frame = place(size)
      part.layer.cornerRadius = size / 2
    }
  }

  private func showColor() { disc.setBackgroundColor(selectedColor) }

  private func showState() {
    let part: Float = isEnabled ? (isHighlighted ? 0.6 : isHovered ? 0.85 : 1) : 0.4
    for layer in [ring, gap.layer, disc.layer] { layer.opacity = part }
  }

  private func openPicker() {
    guard opened?.isOpen != true else { return }
    opened = ControlPopover.open(makePicker(), orPanelOf: makeContent(), beside: self)
  }

  private func makePicker() -> UIColorPickerViewController {
    let picker = UIColorPickerViewController()
    (picker.title, picker.supportsAlpha) = (title, supportsAlpha)
    picker.maximumLinearExposure = maximumLinearExposure
    picker.selectedColor = selectedColor ?? .black
    picker.onSelect = { [weak self] in self?.choose($0) }
    return picker
  }

  private func makeContent() -> ColorPanelContent {
    let content = ColorPanelContent(color: selectedColor ?? .black, supportsAlpha: supportsAlpha)
    content.onChange = { [weak self] color, _ in self?.choose(color) }
    return content
  }

  /// The last colour of a drag comes twice.
  private func choose(_ color: UIColor) {
    guard color != selectedColor else { return }
    selectedColor = color
    sendValueChanged(nil)
  }
}

extension CGColor {
  fileprivate static func hue(_ hue: CGFloat) -> CGColor {
    let rgb = HSBColor.rgb(hue: hue, saturation: 0.9, brightness: 1)
    return CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: 1)
  }
}
