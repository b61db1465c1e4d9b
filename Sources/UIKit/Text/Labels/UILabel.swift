public import Foundation

/// Read-only text of one or more lines, centred vertically in its bounds.
///
/// Drawn into the layer's backing store, and redrawn only when the text, look or size changes. Main
/// thread only.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// All settable properties.
  var style = LabelStyle()
  /// The last measurement, valid until the text or its look changes.
  var measured: (limits: LabelLimits, size: CGSize, isRightToLeft: Bool)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UILabel.self)
  }

  private func prepare() {
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text without its attributes. Setting it removes them.
  open var text: String? {
    get { style.text }
    set {
      ObservedChange.announce(self, "text") {
        (style.font, style.textColor) = (font, textColor)
        (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
        change(\.content, to: newValue.map { .plain($0) })
      }
    }
  }

  /// The text with its attributes. The label's properties apply where it has none.
  open var attributedText: NSAttributedString? {
    get { style.attributedText }
    set { ObservedChange.announce(self, "attributedText") { setAttributedText(newValue) } }
  }

  /// By default the system font at 17 points; that of the first character of an attributed text. Setting it
  /// replaces the fonts of an attributed text.
  open var font: UIFont! {
    get { style.firstAttribute(.font) ?? style.font }
    set {
      AppearanceRecorder.note(self, \UILabel.font, newValue)
      ObservedChange.announce(self, "font") { setFont(newValue ?? LabelStyle.defaultFont) }
    }
  }

  /// By default `UIColor.label`; that of the first character of an attributed text. Setting it replaces the
  /// colours of an attributed text.
  open var textColor: UIColor! {
    get { style.firstAttribute(.foregroundColor) ?? style.textColor }
    set {
      AppearanceRecorder.note(self, \UILabel.textColor, newValue)
      ObservedChange.announce(self, "textColor") { setTextColor(newValue ?? .label) }
    }
  }

  /// By default natural; that of the first paragraph style of an attributed text. Setting it is for all of
  /// an attributed text, which keeps what else its paragraph styles say.
  open var textAlignment: NSTextAlignment {
    get { style.firstParagraph?.alignment ?? style.alignment }
    set { setAlignment(newValue) }
  }

  /// By default an ellipsis at the end. With an attributed text, as `textAlignment`.
  open var lineBreakMode: NSLineBreakMode {
    get { style.firstParagraph?.lineBreakMode ?? style.lineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// The largest number of lines; 0 for no limit.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set { change(\.numberOfLines, to: max(0, newValue)) }
  }

  /// Whether to shrink a single line that does not fit, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSize }
    set { change(\.adjustsFontSize, to: newValue, resizes: false) }
  }

  /// The smallest factor for the font size, clamped to 0...1; 0 for no limit.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set { change(\.minimumScaleFactor, to: newValue.unitFraction, resizes: false) }
  }

  /// Whether characters of a text that does not fit are set closer, by up to a twentieth of the font
  /// size, before it shrinks or is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { style.allowsTightening }
    set { change(\.allowsTightening, to: newValue, resizes: false) }
  }

  /// Where a line that has shrunk stands; by default on the baseline of the text at its full size.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { style.baselineAdjustment }
    set { change(\.baselineAdjustment, to: newValue, resizes: false) }
  }

  /// Where lines may end; `standard` by default. The paragraph style of an attributed text takes
  /// precedence.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy }
    set { change(\.lineBreakStrategy, to: newValue) }
  }

  /// Whether a card with the whole text shows while the pointer rests on a truncated label.
  @AlwaysObserved open var showsExpansionTextWhenTruncated = false {
    didSet { if showsExpansionTextWhenTruncated { _ = ownWindow?.ensureExpansionTips } }
  }

  /// The colour of the text's shadow; nil for no shadow.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set {
      AppearanceRecorder.note(self, \UILabel.shadowColor, newValue)
      change(\.shadowColor, to: newValue, resizes: false)
    }
  }

  /// The offset of the shadow; by default (0, -1), above the text.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set {
      AppearanceRecorder.note(self, \UILabel.shadowOffset, newValue)
      change(\.shadowOffset, to: newValue, resizes: false)
    }
  }

  /// The text colour while highlighted; nil keeps `textColor`.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedTextColor }
    set {
      AppearanceRecorder.note(self, \UILabel.highlightedTextColor, newValue)
      change(\.highlightedTextColor, to: newValue, resizes: false)
    }
  }

  /// Whether to use `highlightedTextColor`.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set {
      ObservedChange.announce(self, "highlighted") {
        change(\.isHighlighted, to: newValue, resizes: false)
      }
    }
  }

  /// Whether the text is drawn at full opacity.
  open var isEnabled: Bool {
    get { style.isEnabled }
    set {
      ObservedChange.announce(self, "enabled") {
        change(\.isEnabled, to: newValue, resizes: false)
      }
    }
  }

  /// The width at which `intrinsicContentSize` breaks lines. 0 stands for the width that constraints
  /// find, or, without constraints, for no limit.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredMaxLayoutWidth }
    set { change(\.preferredMaxLayoutWidth, to: newValue.isFinite ? max(0, newValue) : 0) }
  }

  /// Whether a font of a text style, or one made by `UIFontMetrics`, follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.followsTextSize }
    set {
      style.followsTextSize = newValue
      adapt(to: traitCollection)
    }
  }

  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    if style.followsTextSize { setFont(font.following(traits)) }
  }

  override func windowHasChanged() {
    super.windowHasChanged()
    if showsExpansionTextWhenTruncated { _ = ownWindow?.ensureExpansionTips }
  }

  /// Aligns the text anew.
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsDisplay()
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
  override func baseline(
    _ attribute: NSLayoutConstraint.Attribute, width: CGFloat?
  ) -> Baseline {
    textBaseline(attribute, width: width)
  }
  override var baselineFont: UIFont? { font }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.label, defaults.traits) = (true, text, .staticText)
    return defaults
  }

  open override var intrinsicContentSize: CGSize { fittingSize(width: maxLayoutWidth) }

  /// The text size, rounded up to pixels, with lines of at most `size.width` if that is above 0.
  /// The width of a single line is not limited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The rectangle of the text in `bounds`. Override it to move or limit the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    placedTextRect(in: bounds, numberOfLines)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the current context, centred vertically in `rect`. Override it to add
  /// margins.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
}

extension CGFloat {
  fileprivate var unitFraction: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1) : 0 }
}
