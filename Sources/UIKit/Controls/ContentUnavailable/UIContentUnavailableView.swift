import CoreGraphics
public import Foundation

/// Shows why there is no content: an image, texts and buttons. Main thread only.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let backdrop = BackgroundView()
  private let scroller = UIScrollView()
  private let icon = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let texts = [UILabel(), UILabel()]
  private let buttons = [UIButton(configuration: .plain()), UIButton(configuration: .plain())]
  private var shown: UIContentUnavailableConfiguration

  /// Shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepareParts()
  }

  /// Shows nothing, for `appearance()`.
  public override convenience init(frame: CGRect) {
    self.init(configuration: .empty())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    prepareParts()
  }

  /// Setting it changes what is shown; configurations of other types are not taken.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      showConfiguration()
    }
  }

  /// Whether content that is higher than the view scrolls.
  @AlwaysObserved open var isScrollEnabled = false {
    didSet { scroller.isScrollEnabled = isScrollEnabled }
  }

  /// Whether it is one for unavailable content.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  /// As wide as asked, and as high as the content then is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width, apply: false))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    scroller.frame = bounds
    let height = place(in: bounds.width, apply: true)
    scroller.contentSize = CGSize(width: bounds.width, height: height)
    guard shown.alignment == .center, height < bounds.height else { return }
    for part in parts { part.center.y += ((bounds.height - height) / 2).rounded() }
  }
}

extension UIContentUnavailableView {
  private var parts: [UIView] { [icon, spinner] + texts + buttons }

  private func prepareParts() {
    addSubview(backdrop)
    addSubview(scroller)
    scroller.isScrollEnabled = isScrollEnabled
    for part in parts { scroller.addSubview(part) }
    icon.contentMode = .scaleAspectFit
    for label in texts { label.textAlignment = .center }
    showConfiguration()
  }

  private func showConfiguration() {
    icon.image = shown.image
    icon.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    icon.setTintColor(shown.imageProperties.tintColor)
    icon.layer.cornerRadius = shown.imageProperties.cornerRadius
    icon.clipsToBounds = shown.imageProperties.cornerRadius > 0
    shown.isLoading ? spinner.startAnimating() : spinner.stopAnimating()
    texts[0].show(shown.text, shown.attributedText, shown.textProperties)
    texts[1].show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    buttons[0].show(shown.button, shown.buttonProperties)
    buttons[1].show(shown.secondaryButton, shown.secondaryButtonProperties)
    let background = shown.background
    backdrop.show(
      background, color: background.backgroundColor, radius: background.cornerRadius)
    setNeedsLayout()
  }

  /// What shows, with the space above it.
  private var column: [(view: UIView, gap: CGFloat)] {
    var column: [(view: UIView, gap: CGFloat)] = []
    func add(_ view: UIView, _ gap: CGFloat) { column.append((view, column.isEmpty ? 0 : gap)) }
    if shown.isLoading { add(spinner, 0) } else if shown.image != nil { add(icon, 0) }
    if texts[0].hasContent { add(texts[0], shown.imageToTextPadding) }
    if texts[1].hasContent {
      add(
        texts[1], texts[0].hasContent ? shown.textToSecondaryTextPadding : shown.imageToTextPadding)
    }
    if shown.button.hasContent { add(buttons[0], shown.textToButtonPadding) }
    if shown.secondaryButton.hasContent {
      let follows = shown.button.hasContent
      add(buttons[1], follows ? shown.buttonToSecondaryButtonPadding : shown.textToButtonPadding)
    }
    return column
  }

  /// Returns the height of everything with its margins.
  private func place(in width: CGFloat, apply: Bool) -> CGFloat {
    let margins = shown.directionalLayoutMargins.absolute(effectiveUserInterfaceLayoutDirection)
    let room = max(1, width - margins.left - margins.right)
    let column = column
    var y = margins.top
    for (view, gap) in column {
      let size = size(of: view, room)
      y += gap
      if apply {
        view.frame = CGRect(
          x: margins.left + ((room - size.width) / 2).rounded(), y: y.rounded(), width: size.width,
          height: size.height)
      }
      y += size.height
    }
    if apply { for part in parts { part.alpha = column.contains { $0.view === part } ? 1 : 0 } }
    return y + margins.bottom
  }

  private func size(of view: UIView, _ room: CGFloat) -> CGSize {
    let size = view.sizeThatFits(CGSize(width: room, height: 0))
    let limit = view === icon ? shown.imageProperties.maximumSize : .zero
    return CGSize(
      width: min(size.width, room, limit.width > 0 ? limit.width : room),
      height: limit.height > 0 ? min(size.height, limit.height) : size.height)
  }
}

extension UILabel {
  fileprivate func show(
    _ plain: String?, _ rich: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    setFont(properties.font)
    setTextColor(properties.color)
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let rich { setAttributedText(rich) } else { text = plain }
  }

  fileprivate var hasContent: Bool { text?.isEmpty == false }
}

extension UIButton {
  fileprivate func show(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    configuration = look
    (isEnabled, role) = (properties.isEnabled, properties.role)
    enumerateEventHandlers { action, _, events, _ in
      if let action { removeAction(action, for: events) }
    }
    properties.primaryAction.map { addAction($0, for: .primaryActionTriggered) }
    menu = properties.menu
    showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
  }
}

extension UIButton.Configuration {
  fileprivate var hasContent: Bool { title?.isEmpty == false || image != nil }
}
