public import Foundation

/// Is asked what a search bar may do, and told what its user does.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Asked before the field becomes first responder.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has become first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asked before the field resigns.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has resigned.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user has changed the text, by the clear button too.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asked before the user changes the text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was tapped, or Escape pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The results button was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// True.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
