import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// What a search field suggests, in a list beneath it.
@MainActor
struct SearchSuggestionTests {
  private final class Delegate: NSObject, UISearchTextFieldDelegate {
    var taken: [String] = []

    func searchTextField(
      _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {
      taken.append(suggestion.representedObject as? String ?? "?")
    }
  }

  private let harness = AppHarness()
  private let field = UISearchTextField(frame: CGRect(x: 20, y: 20, width: 240, height: 36))
  private let delegate = Delegate()
  private let window: UIWindow

  init() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    page.addSubview(field)
    window = harness.show(page)
    field.delegate = delegate
    field.searchSuggestions = Self.items("Apple", "Pear", "Plum")
  }

  private static func items(_ texts: String...) -> [UISearchSuggestionItem] {
    texts.map { text in
      let item = UISearchSuggestionItem(
        localizedSuggestion: text, localizedDescription: "a \(text)")
      item.representedObject = text
      return item
    }
  }

  private var list: SearchSuggestionList? { field.suggestionList }

  @Test func theListShowsWhileTheFieldIsEdited() throws {
    #expect(list == nil)
    field.becomeFirstResponder()
    let list = try #require(self.list)
    #expect(list.frame.minX == 20 && list.frame.minY == 62 && list.superview === window)
    harness.settle()
    #expect(harness.view(labelled: "a Pear") != nil)
    field.resignFirstResponder()
    #expect(self.list == nil)
    field.becomeFirstResponder()
    field.searchSuggestions = []
    #expect(self.list == nil)
    field.searchSuggestions = Self.items("Fig")
    #expect(self.list != nil)
    field.removeFromSuperview()
    #expect(self.list == nil)
  }

  @Test func keysGoThroughItAndTakeARow() {
    field.becomeFirstResponder()
    harness.post([.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter])
    harness.settle()
    #expect(delegate.taken == ["Pear"] && list == nil && field.isFirstResponder)
    harness.type("x")
    #expect(list != nil && field.text == "x", "another text brings the list back")
    harness.press(.keyboardUpArrow)
    harness.press(.keyboardReturnOrEnter)
    #expect(delegate.taken == ["Pear", "Plum"])
  }

  @Test func escapeHidesItAndTheArrowsAreTheFieldsAgain() {
    field.text = "word"
    field.becomeFirstResponder()
    harness.press(.keyboardEscape)
    #expect(list == nil && field.isFirstResponder)
    harness.press(.keyboardUpArrow)
    harness.type("a")
    #expect(field.text == "aword")
  }

  @Test func aTouchOrAClickTakesARow() throws {
    field.becomeFirstResponder()
    harness.settle()
    harness.tap(try #require(harness.view(labelled: "a Apple")))
    #expect(delegate.taken == ["Apple"] && list == nil)
    field.searchSuggestions = Self.items("Fig", "Date")
    harness.settle()
    harness.click(try #require(harness.view(labelled: "a Date")))
    #expect(delegate.taken == ["Apple", "Date"])
  }

  @Test func aLowWindowLetsItScroll() {
    field.searchSuggestions = (0..<40).map { UISearchSuggestionItem(localizedSuggestion: "\($0)") }
    field.becomeFirstResponder()
    #expect(list?.frame.maxY == 492)
    for _ in 0..<30 { harness.press(.keyboardDownArrow) }
    harness.press(.keyboardReturnOrEnter)
    #expect(delegate.taken == ["?"])
  }

  @Test func attributedOnesShowTheirLetters() {
    let text = NSAttributedString(string: "Quince")
    let item = UISearchSuggestionItem(localizedAttributedSuggestion: text)
    #expect(item.localizedSuggestion == nil && item.localizedDescription == nil)
    field.searchSuggestions = [item]
    field.becomeFirstResponder()
    harness.settle()
    #expect(harness.view(labelled: "Quince") != nil)
  }

  @Test func aSearchControllersUpdaterIsTold() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var taken: [String] = []
      func updateSearchResults(for searchController: UISearchController) {}
      func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
      ) {
        taken.append(searchSuggestion.localizedSuggestion ?? "")
      }
    }
    let (rig, updater) = (RecordedSearch(), Updater())
    rig.search.searchResultsUpdater = updater
    rig.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Fruit")]
    rig.search.isActive = true
    rig.finish()
    rig.harness.post([.keyboardDownArrow, .keyboardReturnOrEnter])
    rig.finish()
    #expect(updater.taken == ["Fruit"] && rig.search.isActive)
  }
}
