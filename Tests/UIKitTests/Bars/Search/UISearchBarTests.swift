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

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func iconsAreTheProgramsOwn() {
    let (search, clear, results) = (square(10), square(11), square(12))
    let field = bar.searchTextField
    let usual = (field.leftView as? UIImageView)?.image
    bar.setImage(search, for: .search, state: .normal)
    bar.setImage(clear, for: .clear, state: .normal)
    bar.setImage(results, for: .resultsList, state: .normal)
    bar.showsSearchResultsButton = true
    #expect((field.leftView as? UIImageView)?.image === search)
    #expect(bar.image(for: .search, state: .normal) === search)
    #expect(bar.image(for: .search, state: .disabled) == nil)
    #expect(bar.sideButton.image(for: .normal) === results)
    bar.text = "x"
    harness.settle()
    #expect(field.clearButton?.image(for: .normal) === clear)
    bar.setImage(nil, for: .search, state: .normal)
    bar.setImage(nil, for: .clear, state: .normal)
    #expect((field.leftView as? UIImageView)?.image != nil && usual != nil)
    #expect(field.clearButton?.image(for: .normal) !== clear)
  }

  @Test func backgroundsLieBehindTheirParts() {
    let (back, field, scope) = (square(10), square(11), square(12))
    bar.backgroundImage = back
    bar.setSearchFieldBackgroundImage(field, for: .normal)
    bar.scopeBarBackgroundImage = scope
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["One", "Two"], true)
    bar.frame.size.height = bar.intrinsicContentSize.height
    harness.settle()
    #expect(bar.subviews.first === bar.backgroundView && bar.backgroundView?.frame == bar.bounds)
    #expect(bar.backgroundView?.image === back && bar.scopeBackgroundView?.image === scope)
    #expect(bar.scopeBackgroundView?.frame == CGRect(x: 0, y: 42, width: 320, height: 44))
    #expect(bar.searchTextField.borderView.image === field)
    #expect(bar.searchTextField.backgroundColor == nil)
    bar.backgroundImage = nil
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    bar.showsScopeBar = false
    #expect(bar.backgroundView == nil && bar.scopeBackgroundView == nil)
    #expect(bar.searchTextField.backgroundColor == .tertiarySystemFill)
  }

  @Test func partsAreMovedByTheirOffsets() {
    let field = bar.searchTextField
    harness.settle()
    let (text, icon) = (
      field.textRect(forBounds: field.bounds), field.leftViewRect(forBounds: field.bounds)
    )
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 2)
    bar.setPositionAdjustment(UIOffset(horizontal: -3, vertical: .nan), for: .search)
    #expect(field.leftViewRect(forBounds: field.bounds) == icon)
    bar.setPositionAdjustment(UIOffset(horizontal: -3, vertical: 1), for: .search)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
    harness.settle()
    #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 5, dy: 2))
    #expect(field.leftView?.frame == icon.offsetBy(dx: -3, dy: 1))
    #expect(field.borderView.frame.minY == 4)
    #expect(bar.positionAdjustment(for: .clear) == .zero)
  }

  @Test func aDisabledBarTakesNoText() {
    bar.isEnabled = false
    harness.click(bar.searchTextField)
    #expect(!bar.isFirstResponder && log == [])
    bar.isEnabled = true
    harness.click(bar.searchTextField)
    #expect(bar.isFirstResponder)
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
