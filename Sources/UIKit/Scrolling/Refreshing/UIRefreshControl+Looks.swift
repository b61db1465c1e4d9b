import CoreGraphics

extension UIRefreshControl {
  /// The part of the pull from which the wheel's blades come, one by one.
  private static let start: CGFloat = 0.25

  func prepareRefreshing() {
    isHidden = true
    spinner.hidesWhenStopped = false
    spinner.isHidden = false
    title.textAlignment = .center
    title.font = .preferredFont(forTextStyle: .footnote)
    addSubview(spinner)
    addSubview(title)
    showTint()
  }

  func place(at pull: CGFloat, in scrollView: UIScrollView) {
    isHidden = pull <= 0 && !isRefreshing
    let y = isRefreshing ? -max(pull, Self.height) : -pull
    let place = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    if frame != place { frame = place }
    let part = (pull / Self.distance - Self.start) / (1 - Self.start)
    spinner.shownPart = isRefreshing ? 1 : part
  }

  func placeParts() {
    let hasTitle = !(title.text ?? "").isEmpty
    spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
    title.frame = CGRect(x: 16, y: 36, width: max(bounds.width - 32, 0), height: 20)
  }

  func showTitle() {
    title.attributedText = attributedTitle
    setNeedsLayout()
  }

  /// Grey, unless the program has given it a tint.
  func showTint() {
    spinner.color = ownTintColor
    title.textColor = ownTintColor ?? .secondaryLabel
  }
}

extension UIScrollView {
  /// How far the content shows below the upper edge.
  var pullAtRefreshControl: CGFloat {
    max(0, rangeY.min + refreshInset - contentOffset.y)
  }

  /// Views in front of which the content is, besides a background.
  var viewsBehindContent: Int { refreshControl == nil ? 0 : 1 }

  func replaceRefreshControl(_ old: UIRefreshControl?) {
    old?.endRefreshing()
    old?.removeFromSuperview()
    refreshInset = refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
    guard let refreshControl else { return adjustedInsetMayHaveChanged() }
    insertSubview(refreshControl, at: hasBackground ? 1 : 0)
    adjustedInsetMayHaveChanged()
    refreshControl.follow()
  }

  private var hasBackground: Bool {
    (self as? UITableView)?.backgroundView != nil
      || (self as? UICollectionView)?.backgroundView != nil
  }

  func refreshInsetDidChange() {
    isRefreshInsetChanging = true
    adjustedInsetMayHaveChanged()
    isRefreshInsetChanging = false
    refreshControl?.follow()
  }

  /// The content goes back where the room was, unless it is held.
  func closeRefreshRoom() {
    refreshInset = 0
    if !isDragging, !driver.isRunning { returnIntoRange() }
  }
}

extension UIActivityIndicatorView {
  /// How much of the wheel shows, blade by blade.
  var shownPart: CGFloat {
    get { CGFloat(blades.shown) / CGFloat(blades.layers.count) }
    set { blades.shown = Int((newValue * CGFloat(blades.layers.count)).rounded(.down)) }
  }
}
