import Foundation
import UIKitTesting

@testable import UIKit

/// A page with a search in a navigation controller, that writes down what its delegates are told.
@MainActor
final class RecordedSearch: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  let harness = AppHarness()
  let page = UIViewController()
  let table = UIScrollView()
  let results = UIViewController()
  let search: UISearchController
  let navigation: UINavigationController
  let window: UIWindow
  private(set) var lines: [String] = []

  init(
    hasResults: Bool = true, size: CGSize = CGSize(width: 400, height: 600), isLarge: Bool = false
  ) {
    search = UISearchController(searchResultsController: hasResults ? results : nil)
    table.contentSize = CGSize(width: 400, height: 3000)
    table.backgroundColor = .systemBackground
    results.view.backgroundColor = .systemBackground
    page.view = table
    page.title = "Fruit"
    page.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = isLarge
    window = harness.show(navigation, size: size)
    super.init()
    harness.settle()
    search.delegate = self
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
  }

  /// What was written since it was last asked.
  func recorded() -> [String] {
    defer { lines = [] }
    return lines
  }

  func finish() { harness.advance(by: 2) }
  var field: UISearchTextField { search.searchBar.searchTextField }

  func updateSearchResults(for searchController: UISearchController) {
    lines.append(
      "update '\(searchController.searchBar.text ?? "")' \(searchController.isActive)")
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    lines.append("will present \(searchController.isActive)")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    lines.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    lines.append("will dismiss \(searchController.isActive)")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    lines.append("did dismiss")
  }
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) { lines.append("will be \(newPlacement)") }
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) { lines.append("was \(previousPlacement)") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("text '\(searchText)'")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
}
