import CoreGraphics
public import Foundation
import PlatformKit

/// A wheel that turns while something goes on. The render side turns it; the main thread does nothing.
/// Main thread only.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// White and large, as it was before iOS 13.
    case whiteLarge = 0
    /// White and medium, as it was before iOS 13.
    case white = 1
    /// Gray and medium, as it was before iOS 13.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  let blades = SpinnerBlades()
  private var ownColor: UIColor?
  /// Whether it was started and not stopped.
  open private(set) var isAnimating = false

  /// Of the style's size, whatever the frame.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepareBlades()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepareBlades()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    prepareBlades()
    coder.readNib(self, as: UIActivityIndicatorView.self)
  }

  /// Setting it changes the size of the wheel, not the view's.
  @AlwaysObserved open var style: Style {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      showColor()
    }
  }

  /// Nil for the style's: gray, or white for the older ones.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      AppearanceRecorder.note(self, \UIActivityIndicatorView.color, newValue)
      ownColor = newValue
      showColor()
    }
  }

  /// Whether it hides while it stands still; true at first.
  @AlwaysObserved open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Turns the wheel, and shows it if it was hidden.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    turn()
  }

  /// Stops the wheel, and hides it unless `hidesWhenStopped` is false.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    turn()
  }

  open override var intrinsicContentSize: CGSize { style.size }
  /// The style's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    blades.place(in: bounds, size: style.size)
  }

  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    showColor()
  }

  /// Animations end when a layer leaves its window.
  override func windowHasChanged() {
    super.windowHasChanged()
    turn()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .activityIndicator)
    if isAnimating { defaults.states.insert(.busy) }
    defaults.label = isAnimating ? "In progress" : "Progress halted"
    defaults.value = isAnimating ? "1" : "0"
    defaults.traits = .updatesFrequently
    return defaults
  }
}

extension UIActivityIndicatorView {
  private func prepareBlades() {
    isOpaque = false
    isUserInteractionEnabled = false
    isHidden = true
    for blade in blades.layers { layer.addSublayer(blade) }
    showColor()
  }

  private func showColor() { blades.color = color.resolvedColor(with: traitCollection).cgColor }

  private func turn() {
    isAnimating && ownWindow != nil ? blades.start() : blades.stop()
  }
}

extension UIActivityIndicatorView.Style {
  /// Measured on iOS 26.
  fileprivate var size: CGSize {
    switch self {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }

  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .gray, .medium, .large: .systemGray
    }
  }
}
