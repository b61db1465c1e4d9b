public import Foundation

/// Read-only text of one or more lines, centred vertically in its bounds.
///
/// Drawn once into the layer's backing store and again only when text, look or size change. Main
/// thread only.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What is shown, and how; all that can be set.
  var style = LabelStyle()
  /// The last measurement, good until the text or its look change.
  var measured: (limits: LabelLimits, size: CGSize)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty label: there are no archives to read labels from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text, without its attributes. Setting it drops them.
  open var text: String? {
    get { style.text }
    set { change(\.content, to: newValue.map { .plain($0) }) }
  }

  /// The text with its attributes; what they leave open is as the label says.
  open var attributedText: NSAttributedString? {
    get { style.attributedText }
    set { setAttributedText(newValue) }
  }

  /// The system font at 17 points unless set; setting it replaces the fonts of an attributed text.
  open var font: UIFont! {
    get { style.font }
    set { setFont(newValue ?? LabelStyle.defaultFont) }
  }

  /// `UIColor.label` unless set; setting it replaces the colours of an attributed text.
  open var textColor: UIColor! {
    get { style.textColor }
    set { setTextColor(newValue ?? .label) }
  }

  /// Leading unless set. An attributed text's paragraph style goes before it.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { change(\.alignment, to: newValue, resizes: false) }
  }

  /// An ellipsis at the end unless set. An attributed text's paragraph style goes before it.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { change(\.lineBreakMode, to: newValue) }
  }

  /// At most so many lines; 0 for as many as it takes.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set { change(\.numberOfLines, to: max(0, newValue)) }
  }

  /// Whether a single line that doesn't fit is made smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSize }
    set { change(\.adjustsFontSize, to: newValue, resizes: false) }
  }

  /// The least factor for the font size, 0 for none; anything outside 0...1 is cut to it.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set { change(\.minimumScaleFactor, to: newValue.unitFraction, resizes: false) }
  }

  /// The colour of a copy of the text beneath it; nil for no shadow.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set { change(\.shadowColor, to: newValue, resizes: false) }
  }

  /// Where the shadow lies; (0, -1), above the text, unless set.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { change(\.shadowOffset, to: newValue, resizes: false) }
  }

  /// The text's colour while the label is highlighted; `textColor` where nil.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedTextColor }
    set { change(\.highlightedTextColor, to: newValue, resizes: false) }
  }

  /// Whether the text shows in `highlightedTextColor`.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set { change(\.isHighlighted, to: newValue, resizes: false) }
  }

  /// Whether the text shows at full strength.
  open var isEnabled: Bool {
    get { style.isEnabled }
    set { change(\.isEnabled, to: newValue, resizes: false) }
  }

  /// The width that `intrinsicContentSize` breaks lines at; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredMaxLayoutWidth }
    set { change(\.preferredMaxLayoutWidth, to: newValue.isFinite ? max(0, newValue) : 0) }
  }

  open override var intrinsicContentSize: CGSize { fittingSize(width: preferredMaxLayoutWidth) }

  /// The text's size in lines of at most `size.width`, if that is above 0, rounded up to pixels. A
  /// single line's width isn't limited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// Where the text goes in `bounds`; override to move or limit it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    placedTextRect(in: bounds, numberOfLines)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the current context, centred vertically in `rect`; override to give it room.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
}

extension CGFloat {
  fileprivate var unitFraction: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1) : 0 }
}
