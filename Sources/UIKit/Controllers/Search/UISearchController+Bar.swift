import CoreGraphics

// What the search bar and its field tell the controller. The program's own delegate of the bar is told first.

extension UISearchController {
  func adoptBar() {
    searchBar.searchController = self
    searchBar.placeholder = "Search"
  }

  func barDidBeginEditing() { if !state.isActive { activate() } }

  func barTextDidChange() {
    update()
    showParts(animated: true)
  }

  func barScopeDidChange() { update() }

  var leavesSuggestionsOut: Bool {
    ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
  }
  func didSelect(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  /// The program has set a button or the scopes: they no longer come by themselves.
  func barPartWasSet(_ isScopeBar: Bool) {
    if state.setsParts { return }
    if isScopeBar { scopeBarActivation = .manual } else { automaticallyShowsCancelButton = false }
  }

  func update() {
    if automaticallyShowsSearchResultsController {
      state.showsResults = state.isActive && searchBar.searchTextField.hasContent
    }
    showContent()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Moves the search bar to where it belongs now. The delegate hears of another place before and after that.
  func changePlacement(_ move: () -> Void) {
    let (old, new) = (state.placement, searchBarPlacement)
    state.placement = new
    guard let old, old != new else { return move() }
    delegate?.searchController(self, willChangeTo: new)
    move()
    delegate?.searchController(self, didChangeFrom: old)
  }

  func itemDidChange() {
    viewIfLoaded?.setNeedsLayout()
    state.item?.bar?.searchDidChange()
    state.item?.bar?.navigation?.toolbar?.searchDidChange()
    state.item?.bar?.navigation?.barsDidChange()
  }

  /// The cancel button and the scopes, where they come by themselves.
  func showParts(animated: Bool) {
    state.setsParts = true
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(state.isActive, animated: animated)
    }
    if automaticallyShowsScopeBar {
      let shows =
        scopeBarActivation == .onTextEntry ? searchBar.searchTextField.hasContent : state.isActive
      searchBar.setShowsScope(shows && state.isActive, animated: animated)
    }
    state.setsParts = false
    itemDidChange()
  }

  // MARK: Results

  /// The results, a dimmed page, or nothing.
  func showContent() {
    guard isViewLoaded, let content = view as? SearchView else { return }
    // A search that ends fades as it is.
    guard state.isActive || view.superview == nil else { return }
    let results = searchResultsController
    content.isDimmed = obscuresBackgroundDuringPresentation && !state.showsResults
    guard let results else { return }
    if state.showsResults, results.parent == nil {
      embed(results, in: view)
    } else if !state.showsResults, results.parent === self {
      removeEmbedded(results)
    }
  }

  var showsResults: Bool { state.showsResults && searchResultsController != nil }

  /// Over what shows of the searched view, beneath a search bar that is in it.
  func placeView() {
    guard let page = state.page?.viewIfLoaded, view.superview === page else { return }
    var place = page.bounds
    if state.item == nil, state.host == nil, searchBar.isDescendant(of: page) {
      let edge = searchBar.convert(searchBar.bounds, to: page).maxY
      place.size.height = max(place.maxY - edge, 0)
      place.origin.y = edge
    }
    if view.frame != place { view.frame = place }
  }

  /// The height of a bar of its own, at the upper edge of the view.
  var ownBarHeight: CGFloat {
    guard let view = viewIfLoaded, searchBar.superview === view else { return 0 }
    return searchBar.sizeThatFits(view.bounds.size).height
  }

  func placeOwnBar() {
    guard let view = viewIfLoaded else { return }
    let height = ownBarHeight
    if let results = searchResultsController, results.barInsets.top != height {
      results.barInsets.top = height
    }
    guard height > 0 else { return }
    view.bringSubviewToFront(searchBar)
    searchBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
  }
}

extension UISearchTextField {
  /// Whether there is text or a token.
  var hasContent: Bool { hasText || !tokens.isEmpty }
}

/// Dims a page that is searched, and has the results over it. While nothing shows, touches go to the page.
final class SearchView: UIView {
  private weak var owner: UISearchController?
  private let dim = UIView()
  /// Behind a bar of its own, up to the window's edge.
  private let strip = UIView()

  init(_ owner: UISearchController) {
    self.owner = owner
    super.init(frame: .zero)
    dim.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dim.isHidden = true
    strip.backgroundColor = .systemBackground
    addSubview(dim)
    addSubview(strip)
    dim.addGestureRecognizer(
      UITapGestureRecognizer { [weak owner] _ in owner?.isActive = false })
  }

  required init?(coder: NSCoder) { nil }

  var isDimmed = false { didSet { dim.isHidden = !isDimmed } }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return isDimmed || owner?.showsResults == true || strip.frame.contains(point)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// What is beneath the bars is not dimmed.
  override func layoutSubviews() {
    super.layoutSubviews()
    let barHeight = owner?.ownBarHeight ?? 0
    owner?.placeOwnBar()
    let top = safeAreaInsets.top + barHeight
    strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight > 0 ? top : 0)
    dim.frame = bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }
}
