import CoreGraphics
public import Foundation

/// Shows the content of a row, header or footer of a list. Main thread only.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private(set) var shown: UIListContentConfiguration
  private(set) var icon: UIImageView?
  private(set) var labels = (text: UILabel?.none, secondary: UILabel?.none)
  private var guides: [ListContentGuide.Part: ListContentGuide] = [:]

  /// Shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    isOpaque = false
    showContent()
  }

  /// An empty row, for `appearance()`.
  public override convenience init(frame: CGRect) {
    self.init(configuration: .cell())
    self.frame = frame
  }

  /// An empty row, as there are no archives to read.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    isOpaque = false
  }

  /// A list content configuration; others are not taken.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      showContent()
    }
  }

  /// Whether it is one of a list's content.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The first text; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? { labels.text == nil ? nil : guide(.text) }
  /// The second text; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    labels.secondary == nil ? nil : guide(.secondary)
  }
  /// The image; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { icon == nil ? nil : guide(.image) }

  open override var intrinsicContentSize: CGSize {
    layout(width: viewLayout?.automaticWidth ?? 0).size
  }

  /// As wide as asked, if that is above 0, and as high as the content then is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite ? size.width : 0
    return CGSize(
      width: width > 0 ? min(width, naturalWidth) : naturalWidth, height: height(at: width))
  }

  /// The target's width where it is required, and the height of the content at that width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority == .required && targetSize.width > 0
    let width = isWidthGiven ? targetSize.width : naturalWidth
    return CGSize(
      width: width,
      height: verticalFittingPriority == .required ? targetSize.height : height(at: width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.size)
    icon?.frame = layout.image
    labels.text?.frame = layout.text
    labels.secondary?.frame = layout.secondary
    for guide in guides.values { guide.insetsDidChange() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  /// How far from the leading edge the first text begins, or would begin.
  var textStart: CGFloat {
    guard labels.text != nil else { return 16 }
    let layout = layout(in: bounds.size)
    return isRightToLeft ? layout.size.width - layout.text.maxX : layout.text.minX
  }

  // MARK: Overrides for the package

  override var wrapsContent: Bool { true }
  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func guide(_ part: ListContentGuide.Part) -> UILayoutGuide {
    if let guide = guides[part] { return guide }
    let guide = ListContentGuide(part, of: self)
    guides[part] = guide
    return guide
  }
}

extension UIListContentView {
  private func showContent() {
    showImage()
    labels.text = label(
      labels.text, shown.text, shown.attributedText, shown.textProperties)
    showKind()
    labels.secondary = label(
      labels.secondary, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    alpha = shown.alpha
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Assistive technologies go from header to header. Nothing is set for the texts of rows.
  private func showKind() {
    let isHeader = shown.style.isHeader
    guard isHeader || labels.text?.accessibility?.traits != nil else { return }
    labels.text?.accessibilityTraits = isHeader ? .header : .staticText
  }

  private func showImage() {
    guard let image = shown.image else {
      icon?.removeFromSuperview()
      icon = nil
      return
    }
    let view = icon ?? UIImageView()
    if icon == nil {
      view.contentMode = .scaleAspectFit
      addSubview(view)
      icon = view
    }
    view.image = image
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
    showTint()
  }

  private func showTint() {
    guard let icon else { return }
    let properties = shown.imageProperties
    icon.setTintColor(properties.resolvedTintColor(for: tintColor))
    guard properties.strokeWidth > 0 else { return }
    icon.layer.borderColor =
      properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }

  private func label(
    _ existing: UILabel?, _ plain: String?, _ rich: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard plain?.isEmpty == false || (rich?.length ?? 0) > 0 else {
      existing?.removeFromSuperview()
      return nil
    }
    let label = existing ?? UILabel()
    if existing == nil { addSubview(label) }
    label.show(plain, rich, properties)
    return label
  }
}

extension UILabel {
  fileprivate func show(
    _ plain: String?, _ rich: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    setFont(properties.font)
    setTextColor(properties.resolvedColor())
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    lineBreakStrategy = properties.lineBreakStrategy
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if properties.showsExpansionTextWhenTruncated != showsExpansionTextWhenTruncated {
      showsExpansionTextWhenTruncated.toggle()
    }
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let rich { setAttributedText(rich) } else { text = properties.transformed(plain) }
  }
}
