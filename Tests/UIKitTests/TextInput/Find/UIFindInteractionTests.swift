import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct UIFindInteractionTests {
  private let harness = AppHarness()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
  private let window: UIWindow

  init() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    page.addSubview(view)
    view.isFindInteractionEnabled = true
    view.text = "One fish, two fish. Red fish, blue fish."
    view.selectedRange = NSRange(location: 12, length: 0)
    window = harness.show(page)
    view.becomeFirstResponder()
  }

  private var bar: FindBar? { view.findInteraction?.bar }

  private func find(_ text: String, replaces: Bool = false) {
    harness.type("f", modifiers: replaces ? [.control, .alternate] : .control)
    harness.type(text)
  }

  private var highlighted: NSRange? {
    guard let session = view.findInteraction?.activeFindSession as? UITextSearchingFindSession,
      session.highlightedResultIndex != NSNotFound
    else { return nil }
    var range = NSRange()
    let all = NSRange(location: 0, length: view.text.utf16.count)
    for offset in 0..<all.length {
      let style = view.layoutManager.temporaryAttributes(
        atCharacterIndex: offset, effectiveRange: &range)
      if style[.backgroundColor] as? UIColor == .systemYellow { return range }
    }
    return nil
  }

  @Test func aKeyOpensTheBarAndTypingSearches() {
    find("fish")
    #expect(bar?.searchField.isFirstResponder == true && bar?.searchField.text == "fish")
    #expect(view.findInteraction?.activeFindSession?.resultCount == 4)
    #expect(bar?.count.text == "2 of 4", "from the caret on")
    #expect(highlighted == NSRange(location: 14, length: 4))
    harness.press(.keyboardReturnOrEnter)
    #expect(bar?.count.text == "3 of 4" && bar?.searchField.isFirstResponder == true)
    harness.press(.keyboardReturnOrEnter)
    harness.press(.keyboardReturnOrEnter)
    #expect(bar?.count.text == "1 of 4", "it goes round")
    harness.type("y")
    #expect(bar?.count.text == "0" && highlighted == nil)
  }

  @Test func buttonsGoForthAndBack() throws {
    find("fish")
    harness.click(try #require(harness.view(labelled: "Previous match")))
    #expect(bar?.count.text == "1 of 4")
    harness.click(try #require(harness.view(labelled: "Previous match")))
    #expect(bar?.count.text == "4 of 4")
    harness.click(try #require(harness.view(labelled: "Next match")))
    #expect(bar?.count.text == "1 of 4")
  }

  @Test func theProgramMakesTheMenuOfOptions() throws {
    var offered: [[String]] = []
    view.findInteraction?.optionsMenuProvider = { items in
      offered.append(items.map(\.title))
      return UIMenu(children: items + [UIAction(title: "Mine") { _ in }])
    }
    find("red")
    let button = try #require(harness.view(labelled: "Search options") as? UIButton)
    #expect(offered.first == ["Match Case", "Whole Words"])
    #expect(button.menu?.children.map(\.title) == ["Match Case", "Whole Words", "Mine"])
    view.findInteraction?.optionsMenuProvider = { _ in nil }
    #expect(button.menu?.children.count == 2)
  }

  @Test func caseAndWordsMayCount() throws {
    find("red")
    #expect(bar?.count.text == "1 of 1")
    harness.click(try #require(harness.view(labelled: "Search options")))
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardReturnOrEnter)
    #expect(bar?.count.text == "0")
    harness.click(try #require(harness.view(labelled: "Search options")))
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardReturnOrEnter)
    #expect(bar?.count.text == "1 of 1" && bar?.searchField.isFirstResponder == true)
  }

  @Test func escapeClosesAndTheKeyboardGoesBack() {
    find("fish")
    harness.press(.keyboardEscape)
    #expect(bar == nil && view.isFirstResponder)
    #expect(view.findInteraction?.isFindNavigatorVisible == false && highlighted == nil)
    harness.type("!")
    #expect(view.text.contains("!"))
  }

  @Test func oneOrAllAreReplaced() throws {
    find("fish", replaces: true)
    #expect(bar?.showsReplace == true)
    harness.click(try #require(bar?.replacementField))
    harness.type("cat")
    harness.click(try #require(harness.view(labelled: "Replace")))
    #expect(view.text == "One fish, two cat. Red fish, blue fish.")
    harness.click(try #require(harness.view(labelled: "All")))
    #expect(view.text == "One cat, two cat. Red cat, blue cat.")
    #expect(bar?.count.text == "0")
    harness.press(.keyboardEscape)
    harness.type("z", modifiers: .control)
    #expect(view.text == "One fish, two cat. Red fish, blue fish.")
    harness.type("z", modifiers: .control)
    #expect(view.text == "One fish, two fish. Red fish, blue fish.")
  }

  @Test func bothFieldsArePillsAndOneIsForSearches() throws {
    find("fish", replaces: true)
    let shown = try #require(bar)
    harness.settle()
    let (search, replacement) = (shown.searchField, shown.replacementField)
    #expect(replacement.layer.cornerRadius == 18 && search.layer.cornerRadius == 18)
    #expect(replacement.layer.backgroundColor == search.layer.backgroundColor)
    #expect(replacement.borderStyle == .none && replacement.font == search.font)
    #expect(replacement.frame.minX == search.frame.minX)
    #expect(replacement.frame.height == search.frame.height)
    #expect(search.accessibilityTraits.contains(.searchField))
    #expect(!replacement.accessibilityTraits.contains(.searchField))
  }

  @Test func whatIsTypedMeanwhileMovesTheMatches() throws {
    find("fish", replaces: true)
    harness.click(try #require(bar?.replacementField))
    harness.type("cat")
    view.becomeFirstResponder()
    view.selectedRange = NSRange()
    harness.type("My ")
    harness.click(try #require(harness.view(labelled: "Replace")))
    #expect(view.text == "My One cat, two fish. Red fish, blue fish.")
    view.becomeFirstResponder()
    view.selectedRange = NSRange()
    harness.type("On ")
    harness.click(try #require(harness.view(labelled: "Next match")))
    #expect(bar?.count.text == "1 of 3" && highlighted == NSRange(location: 19, length: 4))
  }

  @Test func aPauseInTypingFindsAgain() {
    find("fish")
    view.becomeFirstResponder()
    view.selectedRange = NSRange()
    harness.type("fish ")
    #expect(bar?.count.text == "2 of 4")
    harness.advance(by: 0.5)
    #expect(bar?.count.text == "2 of 5" && highlighted == NSRange(location: 9, length: 4))
    #expect(view.selectedRange == NSRange(location: 5, length: 0) && view.isFirstResponder)
  }

  @Test func aTextThatIsNotEditedIsNotReplaced() {
    view.isEditable = false
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    #expect(bar?.showsReplace == false && view.findInteraction?.isFindNavigatorVisible == true)
    view.findInteraction?.dismissFindNavigator()
  }

  @Test func theDelegateMayRefuse() throws {
    final class Refusing: NSObject, UITextViewDelegate {
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { false }
    }
    let refusing = Refusing()
    view.delegate = refusing
    find("fish", replaces: true)
    harness.click(try #require(harness.view(labelled: "Replace")))
    harness.click(try #require(harness.view(labelled: "All")))
    #expect(view.text == "One fish, two fish. Red fish, blue fish.")
  }

  @Test func theSelectionCanBeSearchedFor() {
    view.selectedRange = NSRange(location: 20, length: 3)
    harness.type("e", modifiers: .control)
    harness.type("f", modifiers: .control)
    #expect(bar?.searchField.text == "Red" && bar?.count.text == "1 of 1")
  }

  @Test func withoutTheInteractionNothingOpens() {
    view.isFindInteractionEnabled = false
    harness.type("f", modifiers: .control)
    #expect(
      view.findInteraction == nil && !view.canPerformAction(Selector("find:"), withSender: nil))
  }

  @Test func aViewThatGoesTakesTheBarAlong() {
    find("fish")
    view.isFindInteractionEnabled = false
    #expect(window.subviews.allSatisfy { !($0 is FindBar) })
  }
}
