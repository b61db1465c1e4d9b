public import CoreGraphics
public import Foundation

/// A button that pastes what the pasteboard has into its target. It is disabled while the target takes
/// nothing of that. Nobody is asked for leave here, so it does what the command Paste does. Main thread only.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  static let word = "Paste"

  private let button = PasteFace(configuration: .filled())
  private var look = Configuration()
  private var observer: NotificationObserver?
  private weak var receiver: (any UIPasteConfigurationSupporting)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
  }

  /// With a look, which is copied.
  public convenience init(configuration: Configuration) {
    self.init(frame: .zero)
    look = configuration.copied()
    button.configuration = look.buttonConfiguration
    frame.size = intrinsicContentSize
  }

  /// A copy of the look.
  open var configuration: Configuration { look.copied() }

  /// Takes what is pasted; held weakly.
  open var target: (any UIPasteConfigurationSupporting)? {
    get { receiver }
    set {
      receiver = newValue
      updateEnabling()
    }
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  /// The size of its word and symbol.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateEnabling()
  }

  override func sendLiftInside(_ event: UIEvent?) {
    super.sendLiftInside(event)
    target?.paste(itemProviders: UIPasteboard.general.itemProviders)
  }
  override func stateDidChange() {
    super.stateDidChange()
    (button.isEnabled, button.isHighlighted) = (isEnabled, isHighlighted)
  }
  override func hoverDidChange() { button.isHovered = isHovered }
  override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.label) = (true, Self.word)
    defaults.traits.insert(.button)
    return defaults
  }
}

extension UIPasteControl {
  private func prepareParts() {
    isOpaque = false
    button.isUserInteractionEnabled = false
    button.isPointerInteractionEnabled = true
    button.isAccessibilityElement = false
    button.configuration = look.buttonConfiguration
    addSubview(button)
    followPointer()
    updateEnabling()
    observer = NotificationObserver(UIPasteboard.changedNotification) { [weak self] in
      self?.updateEnabling()
    }
  }

  private func updateEnabling() {
    guard let target, window != nil else { return isEnabled = false }
    isEnabled = target.canPaste(UIPasteboard.general.itemProviders)
  }
}

/// What a paste control looks like.
private final class PasteFace: UIButton {
  override var canBecomeFocused: Bool { false }
}
