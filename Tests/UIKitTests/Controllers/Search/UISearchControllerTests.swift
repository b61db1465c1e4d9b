import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Where the search bar is, and what shows of the page and the results.
@MainActor
struct UISearchControllerTests {
  @Test func theBarGoesAsTheContentIsScrolledAndThenTheLargeTitle() {
    let rig = RecordedSearch(isLarge: true)
    let bar = rig.navigation.navigationBar
    #expect(bar.frame.height == 158 && rig.table.contentOffset.y == -168)
    #expect(rig.search.searchBar.frame == CGRect(x: 8, y: 110, width: 384, height: 44))
    rig.table.contentOffset.y = -148
    rig.harness.settle()
    #expect(bar.frame.height == 138 && bar.largeHeight == 52 && bar.searchHeight == 32)
    rig.table.contentOffset.y = -100
    rig.harness.settle()
    #expect(bar.searchHeight == 0 && bar.largeHeight == 36 && rig.search.searchBar.alpha == 0)
    rig.table.contentOffset.y = 300
    rig.harness.settle()
    #expect(bar.frame.height == 54 && rig.page.view.safeAreaInsets.top == 64)
    rig.page.navigationItem.hidesSearchBarWhenScrolling = false
    rig.harness.settle()
    #expect(bar.frame.height == 106 && rig.search.searchBar.alpha == 1)
  }

  @Test func titlesMakeWay() {
    let rig = RecordedSearch(isLarge: true)
    let bar = rig.navigation.navigationBar
    rig.search.isActive = true
    rig.finish()
    #expect(bar.frame.height == 52 && bar.content?.title.alpha == 0)
    #expect(rig.page.view.safeAreaInsets.top == 62)
    #expect(rig.search.searchBar.showsCancelButton)
    rig.search.isActive = false
    rig.finish()
    #expect(bar.frame.height == 158 && !rig.search.searchBar.showsCancelButton)
    rig.search.hidesNavigationBarDuringPresentation = false
    rig.search.isActive = true
    rig.finish()
    #expect(bar.frame.height == 158)
  }

  @Test func aCrossInACircleEndsIt() {
    let rig = RecordedSearch()
    let bar = rig.search.searchBar
    rig.search.isActive = true
    rig.finish()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 4, width: 324, height: 36))
    #expect(bar.cancelButton.frame == CGRect(x: 340, y: 4, width: 36, height: 36))
    #expect(bar.cancelButton.configuration?.title == nil)
    rig.harness.click(bar.cancelButton)
    rig.finish()
    #expect(!rig.search.isActive && !bar.showsCancelButton)
  }

  @Test func resultsShowWithTheText() {
    let rig = RecordedSearch()
    rig.search.isActive = true
    rig.finish()
    #expect(rig.results.parent == nil && !rig.search.showsSearchResultsController)
    rig.harness.type("a")
    rig.harness.settle()
    #expect(rig.results.view.window != nil && rig.search.showsSearchResultsController)
    #expect(rig.results.view.frame.size == CGSize(width: 400, height: 600))
    rig.search.searchBar.text = ""
    rig.search.update()
    #expect(rig.results.parent == nil)
    rig.search.showsSearchResultsController = true
    #expect(rig.results.view.window != nil && !rig.search.automaticallyShowsSearchResultsController)
    rig.search.isActive = false
    rig.finish()
    #expect(rig.results.view.window == nil)
  }

  @Test func aDimmedPageEndsTheSearch() {
    let rig = RecordedSearch()
    rig.search.isActive = true
    rig.finish()
    rig.harness.tap(rig.page.view, at: CGPoint(x: 200, y: rig.table.bounds.minY + 400))
    rig.finish()
    #expect(!rig.search.isActive)
  }

  @Test func aPageThatIsNotObscuredCanBeUsed() {
    let rig = RecordedSearch(hasResults: false)
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 400, height: 60))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    rig.table.addSubview(button)
    rig.search.obscuresBackgroundDuringPresentation = false
    rig.search.isActive = true
    rig.finish()
    rig.harness.tap(button)
    #expect(taps == 1 && rig.search.isActive)
  }

  @Test func scopesComeWithTheSearch() {
    let rig = RecordedSearch()
    let bar = rig.search.searchBar
    bar.scopeButtonTitles = ["All", "Red"]
    #expect(!bar.showsScopeBar)
    rig.search.isActive = true
    rig.finish()
    #expect(bar.showsScopeBar && rig.navigation.navigationBar.frame.height == 96)
    rig.search.scopeBarActivation = .onTextEntry
    #expect(!bar.showsScopeBar)
    rig.harness.type("a")
    #expect(bar.showsScopeBar)
    bar.showsScopeBar = false
    #expect(rig.search.scopeBarActivation == .manual)
    bar.showsCancelButton = false
    #expect(!rig.search.automaticallyShowsCancelButton)
  }

  @Test func suggestionsAreLeftOutBeneathTheTitlesWhereTheProgramWantsThat() {
    let rig = RecordedSearch()
    rig.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apple")]
    rig.search.isActive = true
    rig.finish()
    #expect(rig.search.searchBarPlacement == .stacked && rig.field.suggestionList != nil)
    rig.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    #expect(rig.field.suggestionList == nil)
    rig.harness.type("a")
    #expect(rig.field.suggestionList == nil)
    let wide = RecordedSearch(size: CGSize(width: 1000, height: 600))
    wide.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    wide.search.searchSuggestions = rig.search.searchSuggestions
    wide.search.isActive = true
    wide.finish()
    #expect(wide.search.searchBarPlacement == .integrated && wide.field.suggestionList != nil)
  }

  @Test func wideWindowsHaveItBesideTheButtons() {
    let rig = RecordedSearch(size: CGSize(width: 1000, height: 600))
    #expect(rig.search.searchBarPlacement == .integrated)
    #expect(rig.navigation.navigationBar.frame.height == 54)
    #expect(rig.search.searchBar.frame == CGRect(x: 734, y: 0, width: 250, height: 44))
    rig.search.isActive = true
    rig.finish()
    #expect(rig.navigation.navigationBar.content?.title.alpha == 1)
    rig.search.isActive = false
    rig.page.navigationItem.preferredSearchBarPlacement = .stacked
    rig.finish()
    #expect(rig.search.searchBarPlacement == .stacked)
    #expect(rig.navigation.navigationBar.frame.height == 106)
  }

  @Test func theDelegateHearsWhereTheBarGoes() {
    let rig = RecordedSearch()
    #expect(rig.recorded() == [])
    rig.harness.resize(rig.window, to: CGSize(width: 1000, height: 600))
    rig.harness.settle()
    #expect(rig.recorded() == ["will be integrated", "was stacked"])
    rig.harness.resize(rig.window, to: CGSize(width: 900, height: 600))
    rig.harness.settle()
    #expect(rig.recorded() == [])
    rig.page.navigationItem.preferredSearchBarPlacement = .stacked
    rig.harness.settle()
    #expect(rig.recorded() == ["will be stacked", "was integrated"])
  }

  @Test func aPushedPageHasItsOwnBar() {
    let rig = RecordedSearch()
    rig.search.isActive = true
    rig.finish()
    let next = UIViewController()
    rig.navigation.pushViewController(next, animated: true)
    rig.finish()
    #expect(rig.navigation.navigationBar.frame.height == 54)
    #expect(rig.search.searchBar.superview == nil && rig.search.isActive)
    rig.navigation.popViewController(animated: true)
    rig.finish()
    #expect(rig.search.searchBar.window != nil && rig.navigation.navigationBar.frame.height == 52)
  }

  @Test func inTheHeaderOfAPage() {
    let rig = RecordedSearch(hasResults: true)
    rig.page.navigationItem.searchController = nil
    let page = UIViewController()
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.searchBar.frame = CGRect(x: 0, y: 64, width: 400, height: 44)
    page.view.addSubview(search.searchBar)
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    search.isActive = true
    rig.finish()
    rig.harness.type("b")
    rig.harness.settle()
    #expect(search.view.frame == CGRect(x: 0, y: 108, width: 400, height: 492))
    #expect(results.view.window != nil && search.presentingViewController === page)
  }

  @Test func withoutAWindowItStaysInactive() {
    let rig = RecordedSearch()
    let search = UISearchController(searchResultsController: nil)
    search.isActive = true
    #expect(!search.isActive)
    search.isActive = false
    #expect(rig.recorded() == [])
  }

  @Test func itIsLetGo() {
    let rig = RecordedSearch()
    weak var gone: UISearchController?
    do {
      let search = UISearchController(searchResultsController: UIViewController())
      rig.page.navigationItem.searchController = search
      rig.harness.settle()
      search.isActive = true
      rig.finish()
      search.isActive = false
      rig.finish()
      gone = search
      rig.page.navigationItem.searchController = nil
    }
    rig.finish()
    #expect(gone == nil)
  }

  @Test(arguments: ["rest", "active", "dark", "wide", "rightToLeft"])
  func picture(_ name: String) throws {
    let size = CGSize(width: name == "wide" ? 800 : 393, height: 400)
    let rig = RecordedSearch(size: size, isLarge: true)
    rig.page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    rig.search.searchBar.scopeButtonTitles = ["All", "Red"]
    rig.window.overrideUserInterfaceStyle = name == "dark" ? .dark : .light
    if name == "rightToLeft" {
      rig.navigation.traitOverrides.layoutDirection = .rightToLeft
    }
    if name == "active" { rig.search.isActive = true }
    rig.finish()
    let image = rig.harness.screenshot(of: rig.window)
    try expectSnapshot(image, named: name, tolerance: 8, allowedPixels: 120)
  }
}
