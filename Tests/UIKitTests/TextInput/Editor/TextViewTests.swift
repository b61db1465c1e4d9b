import Foundation
import RenderKit
import Testing

@testable import TextKit
@testable import UIKit
@testable import UIKitTesting

/// What a text view shows and how large it is.
@MainActor @Suite struct TextViewTests {
  private static let line = 17 * 2444.0 / 2048

  private func lines(_ count: Int) -> String {
    (0..<count).map { "line \($0)" }.joined(separator: "\n")
  }

  // MARK: Sizes

  @Test func sizesAreApples() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.text == "")
    #expect(view.isSelectable && view.isEditable && !view.allowsEditingTextAttributes)
    view.font = .systemFont(ofSize: 17)
    view.text = "a\nb"
    let size = view.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(abs(size.height - (2 * Self.line + 16)) < 1.01)
    let narrow = view.sizeThatFits(CGSize(width: 30, height: 0))
    view.text = "a b c d e f"
    #expect(view.sizeThatFits(CGSize(width: 30, height: 0)).height > narrow.height)
  }

  @Test func withoutScrollingConstraintsGiveItItsHeight() {
    let harness = AppHarness()
    let (controller, view) = (UIViewController(), UITextView())
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "one"
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    harness.show(controller)
    #expect(abs(view.frame.height - (Self.line + 16)) < 1.01)
    view.becomeFirstResponder()
    harness.type("\n two three four five")
    #expect(view.frame.height > 3 * Self.line)
  }

  @Test func contentIsAsHighAsItsText() {
    let page = TextViewPage(lines(50))
    page.view.layoutManager.ensureLayout(for: page.view.textContainer)
    page.view.scrollRangeToVisible(NSRange(location: page.view.text.utf16.count, length: 0))
    page.harness.settle()
    #expect(abs(page.view.contentSize.height - (50 * Self.line + 16)) < 1.01)
    #expect(page.view.contentOffset.y > 50 * Self.line + 16 - 200 - 10)
  }

  @Test func typingAtTheEndKeepsTheCaretInView() {
    let page = TextViewPage(lines(30))
    page.keys(.keyboardEnd, modifiers: .control)
    page.harness.type("\n\nx")
    let caret = page.view.caretRect(for: page.view.endOfDocument)
    #expect(page.view.bounds.contains(caret))
  }

  // MARK: Attributes

  @Test func attributedTextHandsItsFirstFontOver() {
    let view = UITextView()
    view.attributedText = NSAttributedString(
      string: "x",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
    )
    #expect(view.font == .systemFont(ofSize: 30) && view.textColor == .red)
    view.text = "plain"
    #expect(view.font == .systemFont(ofSize: 30))
  }

  @Test func temporaryAttributesShowAtOnce() throws {
    let page = TextViewPage("some words", isActive: false)
    let manager = page.view.layoutManager
    let word = NSRange(location: 5, length: 5)
    func picture() -> CGImage {
      page.harness.screenshot(of: page.window)
    }
    let plain = picture()
    manager.addTemporaryAttribute(.backgroundColor, value: UIColor.red, forCharacterRange: word)
    let marked = picture()
    manager.removeTemporaryAttribute(.backgroundColor, forCharacterRange: word)
    let unmarked = picture()
    #expect(try #require(ImageDiff(plain, marked, tolerance: 0)).largest > 0)
    #expect(try #require(ImageDiff(plain, unmarked, tolerance: 0)).largest == 0)
  }

  @Test func typingAttributesAreResetByANewSelection() {
    let page = TextViewPage("ab")
    page.view.typingAttributes[.foregroundColor] = UIColor.red
    page.harness.type("x")
    let color = page.view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    page.view.selectedRange = NSRange(location: 3, length: 0)
    #expect(page.view.typingAttributes[.foregroundColor] as? UIColor == .label)
  }

  @Test func anAlignmentLeavesTheRestOfParagraphStyles() {
    let page = TextViewPage()
    let spaced = NSMutableParagraphStyle()
    spaced.lineSpacing = 6
    let text = NSMutableAttributedString(string: "plain\n")
    text.append(NSAttributedString(string: "spaced", attributes: [.paragraphStyle: spaced]))
    page.view.textAlignment = .center
    page.view.attributedText = text
    page.view.textAlignment = .center
    func style(_ place: Int) -> NSParagraphStyle? {
      page.view.textStorage.attribute(.paragraphStyle, at: place, effectiveRange: nil)
        as? NSParagraphStyle
    }
    #expect(style(0)?.alignment == .center && style(8)?.alignment == .center)
    #expect(style(8)?.lineSpacing == 6 && page.view.textAlignment == .center)
    page.view.selectedRange = NSRange(location: 12, length: 0)
    page.harness.type("!")
    #expect(style(12)?.lineSpacing == 6 && style(12)?.alignment == .center)
  }

  @Test func whatIsTypedIntoAnEmptyTextHasTheViewsStyle() {
    let page = TextViewPage()
    page.view.textAlignment = .center
    page.view.textColor = .green
    page.harness.type("x")
    let values = page.view.textStorage.attributes(at: 0, effectiveRange: nil)
    #expect(values[.foregroundColor] as? UIColor == .green)
    #expect((values[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(values[.font] as? UIFont == .systemFont(ofSize: 17))
  }

  @Test func darkModeTurnsTheTextLight() {
    let page = TextViewPage("MMMM", isActive: false)
    func darkest() -> Int {
      (0..<60).map { x in
        page.harness.color(at: CGPoint(x: Double(x), y: 20), in: page.view).red
      }.min()!
    }
    #expect(darkest() < 60)
    page.window.overrideUserInterfaceStyle = .dark
    page.harness.settle()
    let lightest = (0..<60).map { x in
      page.harness.color(at: CGPoint(x: Double(x), y: 20), in: page.view).red
    }.max()!
    #expect(lightest > 200)
  }

  // MARK: State

  @Test func whatTheUserDidIsGivenBack() {
    let page = TextViewPage("hello world")
    page.view.selectedRange = NSRange(location: 6, length: 3)
    let state = page.view.interactionState
    page.view.resignFirstResponder()
    page.view.selectedRange = NSRange()
    page.view.interactionState = state
    #expect(page.state == "hello [wor]ld" && page.view.isFirstResponder)
    page.view.text = "short"
    page.view.interactionState = state
    #expect(page.state == "short|")
    page.view.interactionState = "nothing"
    #expect(page.state == "short|" && page.view.textLayoutManager == nil)
  }

  // MARK: Direction

  /// A paragraph's own letters decide, as the Unicode algorithm says, and the interface only where there are
  /// none.
  @Test func textBeginsWhereItsLettersDoAndAnEmptyOneWhereTheInterfaceDoes() {
    let page = TextViewPage()
    let view = page.view
    func start(_ text: String, _ semantics: UISemanticContentAttribute) -> CGFloat {
      view.semanticContentAttribute = semantics
      view.text = text
      page.harness.settle()
      return view.caretRect(for: view.beginningOfDocument).midX
    }
    for semantics in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      #expect(abs(start("Latin", semantics) - 5) < 1)
      #expect(abs(start("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", semantics) - 295) < 1)
    }
    #expect(start("", .forceLeftToRight) == 5)
    #expect(start("", .forceRightToLeft) == 295)
    view.textAlignment = .center
    #expect(start("", .forceRightToLeft) == 150)
    view.textAlignment = .left
    #expect(start("", .forceRightToLeft) == 5)
  }

  // MARK: Links

  @Test func aLinkOpensWhereTheTextCannotBeEdited() {
    let page = TextViewPage()
    page.view.attributedText = NSAttributedString(
      string: "see this",
      attributes: [
        .link: URL(string: "https://example.org/x")!, .font: UIFont.systemFont(ofSize: 17),
      ]
    )
    page.recorder.mayOpen = false
    page.recorder.calls = []
    page.harness.click(page.view, at: page.place(5))
    #expect(!page.recorder.calls.contains { $0.hasPrefix("open") })
    page.view.isEditable = false
    page.harness.advance(by: 1)
    page.harness.click(page.view, at: page.place(5))
    #expect(page.recorder.calls.last == "open https://example.org/x 0+8")
    page.recorder.calls = []
    page.harness.advance(by: 1)
    page.harness.tap(page.view, at: page.place(5))
    #expect(page.recorder.calls == ["open https://example.org/x 0+8"])
  }

  // MARK: Bad input

  @Test func rangesFromOutsideAreCut() {
    let page = TextViewPage("abc")
    page.view.selectedRange = NSRange(location: 2, length: 100)
    #expect(page.state == "ab[c]")
    page.view.selectedRange = NSRange(location: NSNotFound, length: .max)
    #expect(page.state == "abc|")
    page.view.selectedRange = NSRange(location: -5, length: -3)
    #expect(page.state == "|abc")
    page.view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 0))
    let end = page.view.endOfDocument
    page.view.text = "x"
    #expect(page.view.caretRect(for: end).minX.isFinite)
    #expect(page.view.position(from: end, offset: .max) == nil)
    #expect(page.view.position(from: end, in: .left, offset: .min) == nil)
    #expect(page.view.closestPosition(to: CGPoint(x: Double.nan, y: .infinity)) != nil)
  }

  @Test func aMegabyteWithoutABreakIsTypedInto() {
    let page = TextViewPage(String(repeating: "x", count: 1_000_000))
    page.view.selectedRange = NSRange(location: 500_000, length: 0)
    page.harness.type("ab")
    #expect(page.view.text.utf16.count == 1_000_002)
    #expect(page.view.bounds.contains(page.place(500_002)))
  }

  @Test func aViewWithoutSizeShowsNothingAndTakesText() {
    let view = UITextView(frame: .zero)
    let harness = AppHarness()
    let controller = UIViewController()
    controller.view.addSubview(view)
    harness.show(controller)
    view.insertText("abc\ndef")
    harness.settle()
    #expect(view.text == "abc\ndef")
  }

  @Test func aBorderIsThatOfATextField() {
    let page = TextViewPage("text")
    #expect(page.view.borderStyle == .none && page.view.layer.borderWidth == 0)
    page.view.borderStyle = .roundedRect
    let light = page.view.layer.borderColor
    #expect(page.view.layer.borderWidth == UITextField.borderWidth && light != nil)
    #expect(page.view.layer.cornerRadius == UITextField.cornerRadius)
    page.window.overrideUserInterfaceStyle = .dark
    page.harness.settle()
    #expect(page.view.layer.borderColor != light)
    page.view.borderStyle = .none
    #expect(page.view.layer.borderWidth == 0 && page.view.layer.cornerRadius == 0)
  }
}
