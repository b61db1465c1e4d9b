import CoreGraphics

extension UIToolbar {
  /// The width, in points, that a search bar has at least beside other items.
  private static let leastSearchWidth: CGFloat = 120

  /// That of the navigation item, while it is in the bar.
  var searchBar: UISearchBar? {
    let bar = searched?.searchController?.searchBar
    return bar === searched?.searchPlacementItem?.customView ? bar : nil
  }

  /// The bar's items, with the search at the end where they don't say otherwise.
  var shownItems: [UIBarButtonItem] {
    let own = items ?? []
    guard let item = searched?.searchPlacementItem, !own.contains(item) else { return own }
    return own + [item]
  }

  /// The search of a navigation item comes into the bar; nil takes away the one that is there.
  func adoptSearch(of item: UINavigationItem?) {
    if let old = searched, old !== item { old.showSearchInToolbar(nil) }
    let isNew = searched !== item
    searched = item
    item?.showSearchInToolbar(item?.searchController)
    if isNew { reload() }
  }

  /// The search has begun or is over.
  func searchDidChange() {
    searched?.showSearchInToolbar(searched?.searchController)
    setNeedsLayout()
  }

  /// What other items leave, or all while the user searches.
  func sizeSearchBar(in room: CGRect) {
    guard let searchBar else { return }
    let height = searchBar.sizeThatFits(room.size).height
    let others = BarItemRow(row.entries.filter { $0.view !== searchBar })
    let taken = others.width(room.height)
    let rest = room.width - (taken > 0 ? taken + BarItemRow.gap : 0)
    let isActive = searched?.searchController?.isActive == true
    searchBar.bounds.size = CGSize(
      width: isActive ? room.width : max(rest, Self.leastSearchWidth), height: height)
  }
}
