import CoreGraphics

/// What a document view controller shows as long as it has no document: a title with buttons, and the browser
/// beneath.
final class DocumentLaunchController: UIViewController {
  private var options: UIDocumentViewController.LaunchOptions
  private let launchView = DocumentLaunchView()

  init(_ options: UIDocumentViewController.LaunchOptions) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = launchView }

  override func viewDidLoad() {
    super.viewDidLoad()
    refresh()
  }

  /// Shows these options as they are now.
  func show(_ options: UIDocumentViewController.LaunchOptions) {
    self.options = options
    if isViewLoaded { refresh() }
  }

  private func refresh() {
    launchView.show(options)
    let browser = options.browserViewController
    guard browser.parent !== self else { return }
    for child in children { removeEmbedded(child) }
    addChild(browser)
    launchView.browser = browser.view
    browser.didMove(toParent: self)
  }
}

/// Two parts: the title with its buttons above, the browser beneath.
final class DocumentLaunchView: UIView {
  /// In points: the widest browser, and as much of the height as the title's part has at most.
  private static let (widest, share): (CGFloat, CGFloat) = (704, 0.4)

  private let background = BackgroundView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let stack = UIStackView()
  private let panel = UIView()
  private var buttons: [UIButton] = []
  private var accessories: (behind: UIView?, before: UIView?)

  var browser: UIView? {
    didSet {
      if oldValue !== browser, oldValue?.superview === panel { oldValue?.removeFromSuperview() }
      browser.map(panel.addSubview)
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 34, weight: .bold)
    title.accessibilityTraits = .header
    subtitle.textColor = .secondaryLabel
    for label in [title, subtitle] { label.textAlignment = .center }
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 12)
    panel.clipsToBounds = true
    panel.layer.cornerRadius = CellMetrics.cardRadius
    panel.layer.cornerCurve = .continuous
    panel.layer.maskedCorners = .top
    for part in [background, stack, panel] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ options: UIDocumentViewController.LaunchOptions) {
    background.show(
      options.background, color: options.background.backgroundColor ?? tintColor,
      radius: options.background.cornerRadius)
    (title.text, subtitle.text) = (options.title, options.subtitle)
    subtitle.isHidden = options.subtitle == nil
    buttons = [
      options.primaryAction.map { UIButton(configuration: .filled(), primaryAction: $0) },
      options.secondaryAction.map { UIButton(configuration: .tinted(), primaryAction: $0) },
    ].compactMap { $0 }
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for view in [title, subtitle] + buttons as [UIView] { stack.addArrangedSubview(view) }
    replaceAccessories(options)
    setNeedsLayout()
  }

  private func replaceAccessories(_ options: UIDocumentViewController.LaunchOptions) {
    for view in [accessories.behind, accessories.before] where view?.superview === self {
      view?.removeFromSuperview()
    }
    accessories = (options.backgroundAccessoryView, options.foregroundAccessoryView)
    accessories.behind.map { insertSubview($0, aboveSubview: background) }
    accessories.before.map { insertSubview($0, aboveSubview: stack) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let area = bounds.inset(by: safeAreaInsets)
    let wanted = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let height = max(area.height * Self.share, min(wanted.height + 32, area.height))
    let top = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    stack.frame = CGRect(
      x: top.midX - min(wanted.width, top.width) / 2, y: top.midY - wanted.height / 2,
      width: min(wanted.width, top.width), height: wanted.height)
    accessories.behind?.frame = top
    accessories.before?.frame = top
    let width = min(area.width, Self.widest)
    panel.frame = CGRect(
      x: area.midX - width / 2, y: top.maxY, width: width, height: max(bounds.height - top.maxY, 0))
    browser?.frame = panel.bounds
  }
}

extension UIDocumentViewController {
  /// As long as there is no document.
  func showLaunch() {
    guard isViewLoaded else { return }
    if held == nil { embedLaunch() } else { removeLaunch() }
  }

  private func embedLaunch() {
    guard launch == nil else { return }
    let new = DocumentLaunchController(launchOptions)
    launch = new
    embed(new, in: view)
    placeLaunch()
  }

  private func removeLaunch() {
    launch.map(removeEmbedded)
    launch = nil
  }

  func optionsDidChange() { launch?.show(launchOptions) }

  /// Over the rest of the view.
  func placeLaunch() {
    guard let shown = launch?.viewIfLoaded else { return }
    if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    shown.frame = view.bounds
  }
}
