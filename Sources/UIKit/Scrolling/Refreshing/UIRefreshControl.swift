import CoreGraphics
public import Foundation

/// A wheel above the content that asks for new content when the content is pulled down far enough.
///
/// Set it as `refreshControl` of a scroll view, a table or a collection. It sends `valueChanged` while
/// it is pulled, once for each drag, and makes room for itself above the content until
/// `endRefreshing()`. Main thread only.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// As in UIKit.
  static let height: CGFloat = 60
  /// How far the content must be pulled, as it shows; UIKit's distance is not documented.
  static let distance: CGFloat = 90

  /// From the pull, or `beginRefreshing()`, to `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// Shown below the wheel.
  @AlwaysObserved open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  let spinner = UIActivityIndicatorView(style: .medium)
  let title = UILabel()
  /// Whether the present drag has had its effect.
  private var isSpent = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    prepareRefreshing()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareRefreshing()
    coder.readNib(self, as: UIRefreshControl.self)
  }

  /// A control that no scroll view has yet.
  public convenience init() { self.init(frame: .zero) }

  /// Shows that something refreshes that nobody has pulled for: no event is sent, and the content stays
  /// where it is.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    scrollView?.refreshInset = Self.height
  }

  /// The room above the content closes.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isSpent = scrollView?.isDragging ?? false
    spinner.stopAnimating()
    scrollView?.closeRefreshRoom()
    follow()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  // MARK: Pulling

  /// The content moves. The control hangs from the upper edge of what shows; while it refreshes it
  /// scrolls with the content.
  func follow() {
    guard let scrollView else { return }
    let pull = scrollView.pullAtRefreshControl
    if shouldStart(at: pull, scrollView) {
      start()
      sendActions(for: .valueChanged)
    }
    place(at: pull, in: scrollView)
  }

  /// A drag has ended.
  func scrollViewDidLift() {
    isSpent = false
    if isRefreshing { scrollView?.refreshInset = Self.height }
  }

  private func shouldStart(at pull: CGFloat, _ scrollView: UIScrollView) -> Bool {
    pull >= Self.distance && scrollView.isDragging && isEnabled && !isRefreshing && !isSpent
  }

  private func start() {
    isRefreshing = true
    isSpent = true
    spinner.startAnimating()
  }

  private var scrollView: UIScrollView? {
    (superview as? UIScrollView).flatMap { $0.refreshControl === self ? $0 : nil }
  }
}
