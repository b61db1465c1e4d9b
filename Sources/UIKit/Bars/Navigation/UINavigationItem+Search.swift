extension UINavigationItem {
  /// Where the search bar of an item is.
  public enum SearchBarPlacement: Int, Sendable {
    /// Beside the buttons where there is room, else beneath the titles, or in a toolbar that has
    /// `searchBarPlacementBarButtonItem`.
    case automatic
    /// Beside the buttons; in narrow windows in the toolbar, if that shows, else beneath the titles.
    case integrated
    /// Beneath the titles.
    case stacked
    /// As `integrated`.
    case integratedCentered
    /// As `integrated`, and in a toolbar a button as long as the user does not search.
    case integratedButton

    /// The former name of `integrated`.
    public static let inline = integrated
  }

  /// Where it is now: never `automatic`. Tabs in the bar's row leave it no room there.
  var resolvedPlacement: SearchBarPlacement {
    if isSearchInToolbar {
      return preferredSearchBarPlacement == .integratedButton ? .integratedButton : .integrated
    }
    let isWide = bar?.traitCollection.horizontalSizeClass == .regular && bar?.taken == nil
    return preferredSearchBarPlacement != .stacked && isWide ? .integrated : .stacked
  }

  /// Whether it is in the toolbar of a navigation controller.
  var isSearchInToolbar: Bool {
    guard searchController != nil, searchBarPlacementAllowsToolbarIntegration,
      preferredSearchBarPlacement != .stacked, let bar, bar.topItem === self,
      bar.traitCollection.horizontalSizeClass == .compact, let navigation = bar.navigation,
      navigation.showsToolbar
    else { return false }
    guard preferredSearchBarPlacement == .automatic else { return true }
    let items = navigation.topViewController?.toolbarItems ?? []
    return items.contains { $0 === searchPlacementItem }
  }

  /// Shows the search bar in the toolbar, or a button for it; nil leaves the item out.
  func showSearchInToolbar(_ search: UISearchController?) {
    guard let search else {
      guard let item = searchPlacementItem, !item.isHidden else { return }
      (item.customView, item.isHidden) = (nil, true)
      return
    }
    let item = searchBarPlacementBarButtonItem
    let isButton = preferredSearchBarPlacement == .integratedButton && !search.isActive
    let view = isButton ? nil : search.searchBar
    if item.customView !== view { item.customView = view }
    if item.isHidden { item.isHidden = false }
  }

  func makeSearchPlacementItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "magnifyingglass"),
      primaryAction: UIAction { [weak self] _ in self?.searchController?.isActive = true })
    item.accessibilityLabel = "Search"
    item.isHidden = true
    return item
  }

  func replaceSearch(_ old: UISearchController?) {
    guard old !== searchController else { return }
    if old?.state.item === self { old?.state.item = nil }
    searchController?.state.item = self
    didChange()
  }
}
