import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class UISearchBarTests: UISearchBarDelegate {
  private let harness = AppHarness()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let window: UIWindow
  private var log: [String] = []
  private var refused: Set<String> = []

  init() {
    page.addSubview(bar)
    window = harness.show(page)
    bar.delegate = self
  }

  private func ask(_ question: String) -> Bool {
    log.append(question)
    return !refused.contains(question)
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("may begin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begun") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("may end") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("may change to \(text)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    log.append("scope \(scope)")
  }

  @Test func itsPartsAreWhereTheFactsSay() {
    harness.settle()
    #expect(bar.intrinsicContentSize.height == 44)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 4, width: 304, height: 36))
    bar.prompt = "Prompt"
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["One", "Two"], true)
    #expect(bar.intrinsicContentSize.height == 110)
    bar.showsCancelButton = true
    bar.frame.size.height = 110
    harness.settle()
    #expect(bar.searchTextField.frame.minY == 26)
    #expect(bar.searchTextField.frame.maxX < bar.cancelButton.frame.minX)
    #expect(bar.cancelButton.frame.maxX == 312 && !bar.scopeControl.isHidden)
  }

  @Test func rightToLeftIsTheMirrorImage() {
    bar.semanticContentAttribute = .forceRightToLeft
    bar.showsCancelButton = true
    harness.settle()
    #expect(bar.cancelButton.frame.minX == 8 && bar.searchTextField.frame.maxX == 312)
  }

  @Test func theDelegateHearsInThisOrder() {
    harness.click(bar.searchTextField)
    #expect(log == ["may begin", "begun"] && bar.isFirstResponder)
    log = []
    harness.type("a")
    #expect(log == ["may change to a", "text a"])
    log = []
    harness.press(.keyboardReturnOrEnter)
    #expect(log == ["search"] && bar.isFirstResponder)
    log = []
    bar.resignFirstResponder()
    #expect(log == ["may end", "ended"])
  }

  @Test func theClearButtonIsAChangeOfTheText() throws {
    bar.text = "text"
    #expect(log == [] && bar.text == "text")
    bar.becomeFirstResponder()
    harness.settle()
    log = []
    harness.click(try #require(harness.view(labelled: "Clear text")))
    #expect(log == ["text "] && bar.text == "")
  }

  @Test func refusalsKeepOrRefuseTheKeyboard() {
    refused = ["may begin"]
    harness.click(bar.searchTextField)
    #expect(!bar.isFirstResponder)
    refused = ["may end", "may change to x"]
    bar.becomeFirstResponder()
    harness.type("x")
    #expect(bar.text == "")
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
  }

  @Test func theCancelButtonAndEscapeCancel() {
    bar.setShowsCancelButton(true, animated: true)
    harness.advance(by: 0.5)
    harness.click(bar.cancelButton)
    #expect(log == ["cancel"])
    bar.becomeFirstResponder()
    log = []
    harness.press(.keyboardEscape)
    #expect(log == ["cancel"])
    bar.showsCancelButton = false
    harness.press(.keyboardEscape)
    #expect(log == ["cancel"])
  }

  @Test func scopesAreChosen() {
    bar.scopeButtonTitles = ["One"]
    bar.showsScopeBar = true
    #expect(bar.scopeControl.isHidden, "one is no choice")
    bar.scopeButtonTitles = ["One", "Two", "Three"]
    bar.frame.size.height = 88
    harness.settle()
    #expect(bar.selectedScopeButtonIndex == 0 && !bar.scopeControl.isHidden)
    harness.click(bar.scopeControl, at: CGPoint(x: bar.scopeControl.bounds.width - 10, y: 16))
    #expect(log == ["scope 2"] && bar.selectedScopeButtonIndex == 2)
    bar.selectedScopeButtonIndex = 7
    #expect(bar.selectedScopeButtonIndex == 2)
    bar.selectedScopeButtonIndex = 1
    #expect(bar.selectedScopeButtonIndex == 1 && log == ["scope 2"])
  }

  @Test func anEmptyFieldHasAnotherButton() throws {
    bar.showsBookmarkButton = true
    harness.settle()
    harness.click(try #require(harness.view(labelled: "Bookmarks")))
    bar.showsBookmarkButton = false
    bar.showsSearchResultsButton = true
    harness.settle()
    harness.click(try #require(harness.view(labelled: "Results")))
    #expect(log == ["bookmarks", "results"])
    bar.text = "text"
    harness.settle()
    #expect(harness.view(labelled: "Results") == nil)
  }
}
