import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Search bars in the toolbar of a navigation controller.
@MainActor
struct ToolbarSearchTests {
  private let rig: RecordedSearch
  private var item: UINavigationItem { rig.page.navigationItem }
  private var toolbar: UIToolbar { rig.navigation.toolbar }
  private var bar: UISearchBar { rig.search.searchBar }

  init() { rig = Self.makeRig() }

  private static func makeRig(width: CGFloat = 400) -> RecordedSearch {
    let rig = RecordedSearch(size: CGSize(width: width, height: 600))
    rig.page.navigationItem.preferredSearchBarPlacement = .integrated
    rig.page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    rig.navigation.isToolbarHidden = false
    rig.harness.settle()
    return rig
  }

  @Test func itIsTheLastItem() {
    #expect(item.searchBarPlacement == .integrated && bar.superview === toolbar)
    #expect(bar.frame == CGRect(x: 68, y: 0, width: 316, height: 44))
    #expect(rig.navigation.navigationBar.frame.height == 54)
  }

  @Test func theProgramPlacesIt() {
    rig.page.toolbarItems = [
      item.searchBarPlacementBarButtonItem, UIBarButtonItem(systemItem: .add),
    ]
    rig.harness.settle()
    #expect(bar.frame == CGRect(x: 16, y: 0, width: 316, height: 44))
    item.preferredSearchBarPlacement = .automatic
    rig.harness.settle()
    #expect(bar.superview === toolbar, "its item is among the toolbar's")
    item.preferredSearchBarPlacement = .stacked
    rig.harness.settle()
    #expect(bar.superview === rig.navigation.navigationBar && item.searchBarPlacement == .stacked)
    #expect(item.searchBarPlacementBarButtonItem.isHidden)
  }

  @Test func aSearchHasTheWholeToolbar() {
    #expect(rig.harness.view(labelled: "Add") != nil)
    rig.harness.tap(rig.field)
    rig.finish()
    #expect(rig.search.isActive && bar.showsCancelButton && rig.field.isFirstResponder)
    #expect(bar.frame == CGRect(x: 16, y: 0, width: 368, height: 44))
    #expect(rig.harness.view(labelled: "Add") == nil)
    rig.harness.type("a")
    rig.finish()
    #expect(rig.results.view.window != nil)
    rig.harness.press(.keyboardEscape)
    rig.finish()
    #expect(!rig.search.isActive && bar.frame.minX == 68)
    #expect(rig.harness.view(labelled: "Add") != nil)
  }

  @Test func aButtonStandsForIt() throws {
    item.preferredSearchBarPlacement = .integratedButton
    rig.harness.settle()
    #expect(item.searchBarPlacement == .integratedButton && bar.window == nil)
    let button = try #require(rig.harness.view(labelled: "Search"))
    rig.harness.tap(button)
    rig.finish()
    #expect(rig.search.isActive && bar.superview === toolbar && rig.field.isFirstResponder)
    rig.search.isActive = false
    rig.finish()
    #expect(bar.window == nil && rig.harness.view(labelled: "Search") != nil)
  }

  @Test func itGoesWithTheToolbarAndWithTheRoom() {
    rig.navigation.isToolbarHidden = true
    rig.harness.settle()
    #expect(bar.superview === rig.navigation.navigationBar)
    #expect(rig.navigation.navigationBar.frame.height == 106)
    rig.navigation.isToolbarHidden = false
    rig.harness.settle()
    #expect(bar.superview === toolbar && rig.navigation.navigationBar.frame.height == 54)
    rig.harness.resize(rig.window, to: CGSize(width: 900, height: 600))
    rig.harness.settle()
    #expect(bar.superview === rig.navigation.navigationBar)
    item.searchBarPlacementAllowsToolbarIntegration = false
    rig.harness.resize(rig.window, to: CGSize(width: 400, height: 600))
    rig.harness.settle()
    #expect(bar.superview === rig.navigation.navigationBar && item.searchBarPlacement == .stacked)
  }

  @Test func anotherPageTakesItAway() {
    rig.navigation.pushViewController(UIViewController(), animated: false)
    rig.harness.settle()
    #expect(bar.window == nil)
    rig.navigation.popViewController(animated: false)
    rig.harness.settle()
    #expect(bar.superview === toolbar && bar.frame.minX == 68)
  }
}
