import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// Links in texts, how texts look, and the pasteboard, as assistive technologies have them.
@MainActor
struct AccessibilityTextTests {
  private final class Opener: NSObject, UITextViewDelegate {
    var opened: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      opened.append(URL.absoluteString)
      return false
    }
  }

  /// Has no commands of the edit menu.
  private final class ClosedView: UITextView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  private let page = ExportedPage()

  private func perform(_ action: AccessibilityAction, on view: UIView) throws -> Bool {
    let isDone = page.bridge.perform(action, on: try #require(page.node(view)).id)
    page.harness.settle()
    return isDone
  }

  private func style(of view: UIView, at offset: Int) throws -> AccessibilityTextStyle? {
    page.exporter.style(at: offset, in: try #require(page.node(view)).id)
  }

  // MARK: Links

  @Test func linksInATextHaveAddressesAndOpen() throws {
    let opener = Opener()
    let view = page.add(UITextView(), 10, 10, 300, 100)
    view.delegate = opener
    let text = NSMutableAttributedString(
      string: "see one and two", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .link, value: URL(string: "https://one.example")!, range: NSRange(location: 4, length: 3))
    text.addAttribute(
      .link, value: "https://two.example", range: NSRange(location: 12, length: 3))
    view.attributedText = text
    view.isEditable = false
    #expect(
      page.node(view)?.text?.links == [
        AccessibilityLink(4..<7, to: "https://one.example"),
        AccessibilityLink(12..<15, to: "https://two.example"),
      ])
    #expect(try perform(.openLink(1), on: view))
    #expect(opener.opened == ["https://two.example"])
    #expect(try !perform(.openLink(2), on: view))
    view.isEditable = true
    #expect(try !perform(.openLink(0), on: view))
    #expect(opener.opened == ["https://two.example"])
  }

  @Test func aLinkThatIsOutOfSightIsScrolledTo() throws {
    let opener = Opener()
    let view = page.add(UITextView(), 10, 10, 300, 100)
    view.delegate = opener
    let text = NSMutableAttributedString(
      string: String(repeating: "line\n", count: 50) + "link",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .link, value: "https://deep.example", range: NSRange(location: 250, length: 4))
    view.attributedText = text
    view.isEditable = false
    #expect(try perform(.openLink(0), on: view))
    #expect(opener.opened == ["https://deep.example"])
    #expect(view.contentOffset.y > 500)
  }

  @Test func linksThatAreFoundAreThereToo() throws {
    let view = page.add(UITextView(), 10, 10, 300, 100)
    view.isEditable = false
    view.dataDetectorTypes = .link
    view.text = "at https://example.org today"
    #expect(
      page.node(view)?.text?.links == [AccessibilityLink(3..<22, to: "https://example.org")])
    view.isEditable = true
    #expect(page.node(view)?.text?.links == [])
  }

  @Test func anElementThatIsALinkSaysItsAddress() throws {
    let view = page.add(UIView(), 10, 10)
    view.isAccessibilityElement = true
    view.accessibilityTraits = .link
    view.accessibilityLabel = "Help"
    #expect(page.node(view)?.address == "")
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Help", attributes: [.link: URL(string: "https://help.example")!])
    let node = try #require(page.node(view))
    #expect(node.role == .link && node.name == "Help" && node.address == "https://help.example")
    let other = page.add(UIView(), 10, 50)
    other.accessibilityTraits = .webContent
    other.accessibilityAttributedLabel = view.accessibilityAttributedLabel
    let document = try #require(page.node(other))
    #expect(document.role == .webView && document.address == "https://help.example")
  }

  // MARK: Looks

  @Test func piecesOfATextSayHowTheyLook() throws {
    let text = NSMutableAttributedString(
      string: "plain bold", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let bold = UIFont.boldSystemFont(ofSize: 20)
    text.addAttributes(
      [
        .font: bold, .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        .underlineStyle: NSUnderlineStyle.single.rawValue, .link: "https://one.example",
      ], range: NSRange(location: 6, length: 4))
    let label = UILabel()
    label.attributedText = text
    page.add(label, 10, 10, 200)
    var wanted = AccessibilityTextStyle(6..<10)
    (wanted.family, wanted.size, wanted.isBold) = (bold.familyName, 20, true)
    (wanted.color, wanted.isUnderlined, wanted.address) = (0xFF0000, true, "https://one.example")
    #expect(try style(of: label, at: 6) == wanted && style(of: label, at: 9) == wanted)
    let plain = try #require(try style(of: label, at: 0))
    #expect(plain.range == 0..<6 && plain.size == 17 && !plain.isBold && plain.address == "")
    #expect(try style(of: label, at: 10) == nil && style(of: label, at: -1) == nil)
    label.accessibilityLabel = "Something else"
    #expect(try style(of: label, at: 0) == nil, "its text is not what is read")
  }

  @Test func textThatIsEditedHasTheFontOfItsView() throws {
    let view = page.add(UITextView(), 10, 10, 200, 100)
    view.font = .italicSystemFont(ofSize: 15)
    view.text = "Note"
    let look = try #require(try style(of: view, at: 3))
    #expect(look.range == 0..<4 && look.size == 15 && look.isItalic && !look.isBold)
    let field = page.add(UITextField(), 10, 200, 200)
    field.font = .boldSystemFont(ofSize: 13)
    field.text = "Name"
    let other = try #require(try style(of: field, at: 0))
    #expect(other.size == 13 && other.isBold)
    let button = page.add(UISwitch(), 10, 300)
    #expect(try style(of: button, at: 0) == nil)
  }

  // MARK: The pasteboard

  @Test func textIsCopiedCutAndPasted() throws {
    let field = page.add(UITextField(), 10, 10, 200)
    field.text = "One two"
    #expect(try perform(.copyText(0..<3), on: field))
    #expect(UIPasteboard.general.string == "One" && field.text == "One two")
    #expect(try perform(.cutText(3..<7), on: field))
    #expect(UIPasteboard.general.string == " two" && field.text == "One")
    #expect(try perform(.pasteText(at: 0), on: field))
    #expect(field.text == " twoOne")
    #expect(try !perform(.cutText(2..<90), on: field))
    field.isSecureTextEntry = true
    #expect(try !perform(.copyText(1..<3), on: field))
    #expect(UIPasteboard.general.string == " two" && field.text == " twoOne")
  }

  @Test func copyingLeavesTheSelection() throws {
    let view = page.add(UITextView(), 10, 10, 200, 100)
    view.text = "One two"
    view.selectedRange = NSRange(location: 4, length: 3)
    #expect(try perform(.copyText(0..<3), on: view))
    #expect(UIPasteboard.general.string == "One")
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
  }

  @Test func aProgramMayRefuse() throws {
    let view = page.add(ClosedView(), 10, 10, 200, 100)
    view.text = "Mine"
    view.selectedRange = NSRange(location: 3, length: 1)
    UIPasteboard.general.string = "other"
    for action in [AccessibilityAction.copyText(0..<2), .cutText(0..<2), .pasteText(at: 0)] {
      #expect(try !perform(action, on: view))
    }
    #expect(view.text == "Mine" && UIPasteboard.general.string == "other")
    #expect(view.selectedRange == NSRange(location: 3, length: 1))
  }
}
