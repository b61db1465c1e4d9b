extension UINavigationItem {
  /// Where the search bar of an item is.
  public enum SearchBarPlacement: Int, Sendable {
    /// Beside the buttons where there is room, else beneath the titles.
    case automatic
    /// Beside the buttons.
    case inline
    /// Beneath the titles.
    case stacked
    /// As `inline`.
    case integrated
    /// As `inline`.
    case integratedCentered
    /// As `inline`.
    case integratedButton
  }

  /// Where it is now: never `automatic`. Tabs in the bar's row leave it no room there.
  var resolvedPlacement: SearchBarPlacement {
    let isWide = bar?.traitCollection.horizontalSizeClass == .regular && bar?.taken == nil
    return switch preferredSearchBarPlacement {
    case .stacked: .stacked
    case .automatic, .inline, .integrated, .integratedCentered, .integratedButton:
      isWide ? .inline : .stacked
    }
  }

  func replaceSearch(_ old: UISearchController?) {
    guard old !== searchController else { return }
    if old?.state.item === self { old?.state.item = nil }
    searchController?.state.item = self
    didChange()
  }
}
