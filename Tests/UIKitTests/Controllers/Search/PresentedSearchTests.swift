import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Searches that a program presents.
@MainActor
struct PresentedSearchTests {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController
  private let window: UIWindow

  init() {
    search = UISearchController(searchResultsController: results)
    window = harness.show(root, size: CGSize(width: 400, height: 600))
    harness.settle()
  }

  private func present(from presenter: UIViewController? = nil) {
    (presenter ?? root).present(search, animated: true)
    harness.advance(by: 1)
  }

  @Test func theBarComesWithTheSearchAndGoesWithIt() throws {
    var told: [String] = []
    root.present(search, animated: true) { told.append("presented") }
    #expect(told == [] && search.isActive)
    harness.advance(by: 1)
    #expect(told == ["presented"])
    let bar = search.searchBar
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(bar.searchTextField.isFirstResponder && bar.showsCancelButton)
    #expect(root.presentedViewController === search && search.presentingViewController === root)
    harness.tap(try #require(harness.view(labelled: "Cancel")))
    harness.advance(by: 1)
    #expect(!search.isActive && bar.superview == nil && root.presentedViewController == nil)
    present()
    #expect(bar.window != nil, "a second time")
    root.dismiss(animated: true) { told.append("dismissed") }
    harness.advance(by: 1)
    #expect(told == ["presented", "dismissed"] && bar.window == nil && root.children.isEmpty)
  }

  @Test func resultsAreBeneathTheBarAndKnowTheirPresenter() {
    present()
    harness.type("x")
    harness.settle()
    #expect(results.view.window != nil && results.view.safeAreaInsets.top == 44)
    #expect(results.presentingViewController === root)
    #expect(results.presentedViewController == nil)
    results.dismiss(animated: false)
    harness.advance(by: 1)
    #expect(!search.isActive && results.parent == nil)
  }

  @Test func itIsOverTheNearestContext() {
    let page = UIViewController()
    page.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    harness.settle()
    present(from: page)
    let bar = search.searchBar
    #expect(search.presentingViewController === page)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 64, width: 400, height: 44))
    search.dismiss(animated: false)
    harness.advance(by: 1)
    page.definesPresentationContext = false
    present(from: page)
    #expect(search.presentingViewController === navigation)
    #expect(bar.convert(bar.bounds, to: nil).minY == 0, "over the navigation bar")
  }

  @Test func oneWithABarInThePageBegins() {
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    harness.settle()
    present()
    #expect(search.isActive && search.searchBar.isDescendant(of: navigation.navigationBar))
    present()
    #expect(search.isActive, "a second request is refused")
    root.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(!search.isActive && search.searchBar.isDescendant(of: navigation.navigationBar))
  }

  @Test func escapeEndsIt() {
    present()
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(!search.isActive && search.searchBar.superview == nil)
  }

  @Test func fromNoWindowItIsRefused() {
    let stray = UIViewController()
    stray.present(search, animated: true)
    #expect(!search.isActive && search.searchBar.superview == nil)
    present()
    #expect(search.isActive)
  }
}
