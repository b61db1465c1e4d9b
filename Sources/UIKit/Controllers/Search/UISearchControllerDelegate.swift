public import Foundation

/// Shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search has begun or ended, or its text, tokens or scope have changed.
  func updateSearchResults(for searchController: UISearchController)
  /// The user has taken a suggestion.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Told when a search begins and ends. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Without animation it has not begun yet; `isActive` is true.
  func willPresentSearchController(_ searchController: UISearchController)
  /// It shows.
  func didPresentSearchController(_ searchController: UISearchController)
  /// It is about to end; `isActive` is false.
  func willDismissSearchController(_ searchController: UISearchController)
  /// It has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the controller in a way of the program's own. Nobody is told of it then but the updater.
  func presentSearchController(_ searchController: UISearchController)
  /// The search bar is about to go elsewhere: the window has another width, or the item wants another place.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// The search bar is elsewhere.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// The usual way.
  public func presentSearchController(_ searchController: UISearchController) {
    searchController.presentItself()
  }
}
