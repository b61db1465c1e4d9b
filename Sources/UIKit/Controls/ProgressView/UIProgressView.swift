import CoreGraphics
public import Foundation
import FoundationAdditions
import PlatformKit

/// A bar that shows how much of a task is done. Main thread only.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How thick the bar is.
  public enum Style: Int, Sendable {
    /// 4 points.
    case `default`
    /// 2.5 points, without round ends, for bars.
    case bar
  }

  let track = UIImageView()
  let fill = UIImageView()
  private var part: Float = 0
  private var observation: ProgressObservation?

  /// As high as the style's bar.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.height))
    prepareParts()
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Style.default.fit(frame.size)))
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.readNib(self, as: UIProgressView.self)
  }

  /// From 0 to 1. Setting it does not animate.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// The bar moves to a value from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    let new = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard new != part else { return }
    ObservedChange.announce(self, "progress") { part = new }
    showProgress(animated: animated)
  }

  /// What the bar shows as long as this is set. It is looked at ten times a second, as Foundation for
  /// Linux tells nobody of its changes.
  @AlwaysObserved open var observedProgress: Progress? {
    didSet { if observedProgress !== oldValue { observe() } }
  }

  /// How thick the bar is.
  @AlwaysObserved open var progressViewStyle: Style = .default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      frame.size.height = progressViewStyle.height
    }
  }
  /// The part that is done; nil for the tint.
  @AlwaysObserved open var progressTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(self, \UIProgressView.progressTintColor, progressTintColor)
      showColors()
    }
  }
  /// The rest; nil for a light gray.
  @AlwaysObserved open var trackTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(self, \UIProgressView.trackTintColor, trackTintColor)
      showColors()
    }
  }
  /// Shown instead of the colour of the part that is done; stretched if it is resizable.
  @AlwaysObserved open var progressImage: UIImage? {
    didSet {
      AppearanceRecorder.note(self, \UIProgressView.progressImage, progressImage)
      showColors()
    }
  }
  /// Shown instead of the colour of the rest; stretched if it is resizable.
  @AlwaysObserved open var trackImage: UIImage? {
    didSet {
      AppearanceRecorder.note(self, \UIProgressView.trackImage, trackImage)
      showColors()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(origin: newValue.origin, size: progressViewStyle.fit(newValue.size))
    }
  }

  /// As high as the style's bar, as wide as it gets.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }
  /// The width stays.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
  override func windowHasChanged() {
    super.windowHasChanged()
    observe()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .progressIndicator)
    defaults.number = AccessibilityNumber(Double(progress), in: 0...1)
    defaults.label = observedProgress?.localizedDescription
    defaults.value = "\(Int((progress * 100).rounded()))%"
    defaults.traits = .updatesFrequently
    return defaults
  }

  private func observe() {
    observation = observedProgress.flatMap { progress in
      ProgressObservation(progress, clockOf: self) { [weak self] fraction in
        self?.setProgress(fraction, animated: true)
      }
    }
  }
}
