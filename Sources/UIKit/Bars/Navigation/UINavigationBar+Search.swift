import CoreGraphics

// The search bar is a part of the navigation bar itself, and not of what it shows of an item, so that it keeps
// the focus when that is made anew.

extension UINavigationBar {
  /// A row beneath the titles, and the least width beside the buttons, in points.
  static let searchRow: CGFloat = 52
  private static let inlineWidth: CGFloat = 240

  var search: UISearchController? { topItem?.searchController }

  /// Whether the title and the buttons have made way for the search bar. Tabs in their row don't.
  var isSearching: Bool {
    guard let search, isSearchStacked, taken == nil else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  var isSearchStacked: Bool { topItem?.searchBarPlacement == .stacked }

  /// Of the row, with the scopes.
  var wholeSearchHeight: CGFloat {
    guard let search, isSearchStacked else { return 0 }
    let wanted = search.searchBar.sizeThatFits(bounds.size).height
    return wanted + Self.searchRow - SearchBarLayout.height
  }

  /// Whether the row goes as the content is scrolled.
  var searchFollowsContent: Bool {
    guard let search, let item = topItem else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// What shows of the row.
  var searchHeight: CGFloat {
    let whole = wholeSearchHeight
    guard searchFollowsContent else { return whole }
    return min(max(scrolledSearchHeight ?? whole, 0), whole)
  }

  func searchDidChange() {
    content?.setSearching(isSearching)
    largeHeightDidChange()
  }

  /// The search bar of the item on top comes, any other goes.
  func adoptSearchBar() {
    let isBelow = topItem?.isSearchInToolbar == true
    navigation?.toolbar?.adoptSearch(of: isBelow ? topItem : nil)
    let new = isBelow ? nil : search?.searchBar
    guard new !== shownSearchBar else { return }
    if shownSearchBar?.superview === self { shownSearchBar?.removeFromSuperview() }
    shownSearchBar = new
    new.map(addSubview)
    setNeedsLayout()
  }

  /// The toolbar has come or gone, or has other items.
  func placeOfSearchMayHaveChanged() {
    guard let search else { return }
    guard window != nil else { return placeSearch() }
    search.changePlacement { placeSearch() }
  }

  private func placeSearch() {
    let old = shownSearchBar
    adoptSearchBar()
    if old !== shownSearchBar { heightDidChange() }
  }

  func placeSearchBar() {
    guard let shown = shownSearchBar else { return }
    bringSubviewToFront(shown)
    shown.frame = mirrored(searchPlace(shown))
    let height = isSearchStacked ? wholeSearchHeight : 1
    let part = isSearchStacked ? searchHeight / max(height, 1) : 1
    shown.alpha = part < 1 ? min(max(2 * part - 1, 0), 1) : 1
  }

  /// Its upper part goes beneath the titles as the content is scrolled.
  private func searchPlace(_ shown: UISearchBar) -> CGRect {
    let height = shown.sizeThatFits(bounds.size).height
    guard isSearchStacked else {
      let end = NavigationBarLayout.side + (content?.trailingWidth ?? 0)
      let room = max(bounds.width - (content?.middleEnd ?? bounds.width / 2) - end, 0)
      let width = min(max(Self.inlineWidth, bounds.width / 4), room)
      return CGRect(x: bounds.width - end - width, y: 0, width: width, height: height)
    }
    let bottom = bounds.height - (Self.searchRow - SearchBarLayout.height) / 2
    let side = NavigationBarLayout.side - SearchBarLayout.margin
    return CGRect(
      x: side, y: bottom - height, width: max(bounds.width - 2 * side, 0), height: height)
  }
}
