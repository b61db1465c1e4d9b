import CoreGraphics
public import Foundation

/// Shows a text above or below a section of a table, or what a program puts in `contentView`. Main
/// thread only.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Under which the view is reused; nil if it is not.
  open var reuseIdentifier: String? { ownIdentifier }
  private var ownIdentifier: String?
  /// Where a program's own subviews go.
  open var contentView: UIView { content }
  /// The text; nil in a view with a content configuration.
  open var textLabel: UILabel? { contentConfiguration == nil ? text : nil }
  /// A second text, below the first.
  open var detailTextLabel: UILabel? { contentConfiguration == nil ? ensureDetail() : nil }
  /// Behind everything.
  @AlwaysObserved open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// What the view shows; its view fills `contentView`.
  @AlwaysObserved open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      show(contentConfiguration)
      setNeedsUpdateConfiguration()
    }
  }
  /// What lies behind the content, in the place of `backgroundView`; nil for nothing.
  @AlwaysObserved open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether `contentConfiguration` follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether `backgroundConfiguration` follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called after `updateConfiguration(using:)`. Set it to give the view's configurations for a state.
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations are updated for.
  open var configurationState: UIViewConfigurationState { currentState }
  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Called when the state has changed. Override it to set the configurations for it.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// What a content configuration of a header or footer in a table of this style starts from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { usualContent }
  /// What a background configuration of a header or footer in a table of this style starts from.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { usualBackground }
  /// Called before the view is used for another section. Override it to take back what the next one
  /// does not set, and call super.
  open func prepareForReuse() {}

  let content: UIView = CellContentView()
  let text = UILabel()
  var detail: UILabel?
  var configured: (any UIView & UIContentView)?
  var configuredBackground: BackgroundView?
  var needsConfiguration = false
  /// Whether the table has given it a colour, as it lies over rows.
  var coversRows = false
  /// Whether it is a footer.
  var isFooter = false {
    didSet { if isFooter != oldValue { followKind() } }
  }
  /// Whether the table groups its rows; headers are gray there, as those of list sections.
  var isGrouped = false {
    didSet { if isGrouped != oldValue { followKind() } }
  }

  /// The text's font, colour and traits as long as no program has set others.
  fileprivate var usual: (font: UIFont, color: UIColor, traits: UIAccessibilityTraits)?

  /// A view to reuse under this identifier.
  public init(reuseIdentifier: String?) {
    ownIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    prepare()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    ownIdentifier = coder.nib?.attribute("reuseIdentifier")
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UITableViewHeaderFooterView.self)
  }

  /// A view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// The identifier that its nib was registered for. Another one in the nib traps.
  func take(_ identifier: String) {
    checkIdentifier(ownIdentifier, against: identifier)
    ownIdentifier = identifier
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }
  /// The height that its texts need at this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(size.width))
  }
  /// By the constraints in `contentView`, if there are any; else as `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard configured == nil, content.layoutFlags.contains(.hasConstraints) else {
      return sizeThatFits(targetSize)
    }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

extension UITableViewHeaderFooterView {
  private var margins: (top: CGFloat, bottom: CGFloat) { isFooter ? (8, 6) : (10, 10) }

  private func prepare() {
    isOpaque = false
    content.isOpaque = false
    addSubview(content)
    text.numberOfLines = 0
    text.adjustsFontForContentSizeCategory = true
    content.addSubview(text)
    followKind()
  }

  private func followKind() {
    let style: UIFont.TextStyle = isFooter ? .footnote : .headline
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    let traits: UIAccessibilityTraits = isFooter ? .staticText : .header
    let color: UIColor = isFooter || isGrouped ? .secondaryLabel : .label
    if usual == nil || text.font == usual?.font { text.setFont(font) }
    if usual == nil || text.textColor == usual?.color { text.setTextColor(color) }
    if usual == nil || text.accessibilityTraits == usual?.traits {
      text.accessibilityTraits = traits
    }
    usual = (font, color, traits)
    if contentConfiguration != nil { setNeedsUpdateConfiguration() }
  }

  private func ensureDetail() -> UILabel {
    if let detail { return detail }
    let label = UILabel()
    label.numberOfLines = 0
    label.setFont(.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection))
    label.setTextColor(.secondaryLabel)
    content.addSubview(label)
    detail = label
    return label
  }

  private func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  private func textHeight(_ label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  private func fittingHeight(_ width: CGFloat) -> CGFloat {
    if let configured {
      let room = CGSize(width: width, height: 0)
      let size = configured.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return max(size.height, configured.sizeThatFits(room).height)
    }
    let room = max(0, width - 2 * CellMetrics.margin)
    let height = textHeight(text, room) + textHeight(detail, room)
    return height == 0 ? 0 : height + margins.top + margins.bottom
  }

  private func placeParts() {
    backgroundView?.frame = bounds
    configuredBackground?.frame = bounds
    content.frame = bounds
    if let configured { return configured.frame = content.bounds }
    let room = max(0, bounds.width - 2 * CellMetrics.margin)
    let (first, second) = (textHeight(text, room), textHeight(detail, room))
    let top = isFooter ? margins.top : max(0, bounds.height - margins.bottom - first - second)
    text.frame = CGRect(x: CellMetrics.margin, y: top, width: room, height: first)
    detail?.frame = CGRect(x: CellMetrics.margin, y: top + first, width: room, height: second)
  }
}
