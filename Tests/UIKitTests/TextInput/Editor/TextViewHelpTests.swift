import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A dictionary with a few words.
private final class FewWords: SpellingSource, SpellingDictionary {
  let languages = ["en_US"]
  var asked = 0
  func dictionary(for language: String) -> (any SpellingDictionary)? { self }
  func isCorrect(_ word: String) -> Bool {
    asked += 1
    return ["the", "fox", "ran"].contains(word.lowercased())
  }
  func suggestions(for word: String) -> [String] { ["fox", "the"] }
}

/// Spelling, links that are found, and the edit menu of text views.
@MainActor
@Suite(.serialized) struct TextViewHelpTests {
  private let harness = AppHarness()
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 400, height: 150))
  private let window: UIWindow

  init() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    page.addSubview(view)
    view.font = .systemFont(ofSize: 17)
    window = harness.show(page)
  }

  private func isMarked(_ offset: Int) -> Bool {
    view.layoutManager.temporaryAttributes(atCharacterIndex: offset, effectiveRange: nil)[
      .underlineColor] != nil
  }

  private func point(_ offset: Int) -> CGPoint {
    let position = view.position(from: view.beginningOfDocument, offset: offset)!
    let caret = view.caretRect(for: position)
    return CGPoint(x: caret.midX + 3, y: caret.midY)
  }

  @Test func wordsThatNoDictionaryKnowsAreMarkedOnceTheyAreTyped() {
    UITextChecker.use(FewWords())
    defer { UITextChecker.use(nil) }
    harness.click(view)
    harness.type("the fxo")
    #expect(!isMarked(4), "it is being typed")
    harness.type(" ran")
    #expect(isMarked(4) && isMarked(6) && !isMarked(0) && !isMarked(8))
    #expect(view.textStorage.attribute(.underlineColor, at: 4, effectiveRange: nil) == nil)
    view.spellCheckingType = .no
    #expect(!isMarked(4), "nothing is looked up any more")
    harness.type(" fxo ")
    #expect(!isMarked(12))
  }

  @Test func aKeyLooksEachWordUpOnce() {
    let words = FewWords()
    UITextChecker.use(words)
    defer { UITextChecker.use(nil) }
    view.text = String(repeating: "the fox ran ", count: 30)
    harness.click(view)
    view.selectedRange = NSRange(location: 0, length: 0)
    harness.settle()
    words.asked = 0
    harness.type("x")
    #expect(view.text.hasPrefix("xthe ") && words.asked == 90)
  }

  @Test func theMenuHasWhatAMisspelledWordMayMean() throws {
    UITextChecker.use(FewWords())
    defer { UITextChecker.use(nil) }
    view.text = "the fxo ran"
    harness.settle()
    harness.click(view, at: point(5), button: .secondary)
    let overlay = try #require(window.subviews.compactMap { $0 as? MenuOverlay }.first)
    let titles = (overlay.menu.children.first as? UIMenu)?.children.map(\.title)
    #expect(titles == ["fox", "the", "Learn Spelling"] && view.isFirstResponder)
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardReturnOrEnter)
    #expect(view.text == "the fox ran")
    harness.type("z", modifiers: .control)
    #expect(view.text == "the fxo ran")
  }

  @Test func theSecondaryButtonLeavesASelectionAndElsePlacesTheCaret() {
    view.text = "one two three"
    harness.click(view)
    view.selectedRange = NSRange(location: 4, length: 3)
    harness.settle()
    harness.click(view, at: point(5), button: .secondary)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    harness.press(.keyboardEscape)
    harness.click(view, at: point(9), button: .secondary)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    harness.press(.keyboardEscape)
    view.selectedRange = NSRange(location: 0, length: 0)
    harness.click(view, at: point(9), button: .secondary)
    #expect(view.selectedRange.length == 0 && view.selectedRange.location > 7)
    harness.press(.keyboardEscape)
    #expect(view.isFirstResponder)
  }

  @Test func touchingAWordTwiceShowsTheBarAndTypingHidesIt() throws {
    view.text = "one two three"
    harness.settle()
    harness.tap(view, at: point(5), taps: 2)
    harness.advance(by: 0.5)
    let bar = try #require(window.subviews.compactMap { $0 as? EditMenuBar }.first)
    #expect(bar.elements.map(\.title).contains("Copy"))
    #expect(bar.frame.maxY <= 100 + 8)
    harness.type("x")
    harness.advance(by: 0.5)
    #expect(window.subviews.allSatisfy { !($0 is EditMenuBar) } && view.text == "one x three")
  }

  @Test func theDelegateMakesTheMenu() throws {
    final class Menus: NSObject, UITextViewDelegate {
      var ranges: [NSRange] = []
      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        ranges.append(range)
        return UIMenu(children: [UIAction(title: "Mine") { _ in }] + suggestedActions)
      }
    }
    let menus = Menus()
    view.delegate = menus
    view.text = "text"
    harness.settle()
    harness.click(view, at: point(0), button: .secondary)
    let overlay = try #require(window.subviews.compactMap { $0 as? MenuOverlay }.first)
    #expect(overlay.menu.children.first?.title == "Mine" && menus.ranges.count == 1)
  }

  @Test func aSubclassMakesTheMenuAndMayLeaveTheDelegateOut() throws {
    final class Quoting: UITextView, UITextViewDelegate {
      var asked = 0
      override func editMenu(
        for textRange: UITextRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        let text = text(in: textRange) ?? ""
        return UIMenu(children: [UIAction(title: "Quote \(text)") { _ in }])
      }
      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        asked += 1
        return nil
      }
    }
    let quoting = Quoting(frame: CGRect(x: 0, y: 260, width: 400, height: 100))
    quoting.delegate = quoting
    quoting.text = "one two"
    view.superview?.addSubview(quoting)
    harness.click(quoting)
    quoting.selectedRange = NSRange(location: 0, length: 3)
    harness.settle()
    harness.click(quoting, at: CGPoint(x: 12, y: 16), button: .secondary)
    let overlay = try #require(window.subviews.compactMap { $0 as? MenuOverlay }.first)
    #expect(overlay.menu.children.map(\.title) == ["Quote one"] && quoting.asked == 0)
  }

  @Test func whatIsFoundLooksAndOpensLikeALink() {
    final class Links: NSObject, UITextViewDelegate {
      var urls: [URL] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        urls.append(URL)
        return false
      }
    }
    let links = Links()
    view.delegate = links
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.text = "See example.org or +49 30 123456"
    #expect(view.detectedLink(at: 6) == nil, "it is edited")
    view.isEditable = false
    #expect(view.detectedLink(at: 6)?.url.absoluteString == "http://example.org")
    #expect(view.detectedLink(at: 6)?.range == NSRange(location: 4, length: 11))
    harness.settle()
    harness.click(view, at: point(6))
    harness.click(view, at: point(22))
    #expect(links.urls.map(\.absoluteString) == ["http://example.org", "tel:+4930123456"])
    view.text = "nothing"
    #expect(view.detectedLink(at: 6) == nil)
  }

  @Test func picturesInTextAreShown() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 20, height: 20)
    let red = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    view.attributedText = NSAttributedString(attachment: NSTextAttachment(image: red))
    #expect(harness.color(at: CGPoint(x: 5 + 10, y: 8 + 10), in: view) == (255, 0, 0))
  }
}
