import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Links, attachments and tagged parts of a text that is not edited.
@MainActor @Suite struct TextItemTests {
  private final class Items: NSObject, UITextViewDelegate {
    var log: [String] = []
    var action: (UITextItem, UIAction) -> UIAction? = { $1 }
    var menu: (UITextItem, UIMenu) -> UIMenu? = { $1 }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      log.append(
        "action \(textItem.contentType) \(textItem.range.location)+\(textItem.range.length)")
      return action(textItem, defaultAction)
    }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      menu(textItem, defaultMenu).map { UITextItem.MenuConfiguration(menu: $0) }
    }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("open \(URL)")
      return false
    }
  }

  private let items = Items()
  private let page: TextViewPage

  /// "see link tag" and a picture.
  init() {
    page = TextViewPage(isActive: false)
    let text = NSMutableAttributedString(
      string: "see link tag ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
    text.addAttribute(.textItemTag, value: "mine", range: NSRange(location: 9, length: 3))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
    page.view.attributedText = text
    page.view.isEditable = false
    page.view.delegate = items
    page.harness.settle()
  }

  private func click(_ offset: Int, button: UIEvent.ButtonMask = .primary) {
    page.harness.advance(by: 1)
    let place = page.place(offset)
    page.harness.click(page.view, at: CGPoint(x: place.x + 3, y: place.y), button: button)
  }

  private var bar: EditMenuBar? {
    page.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first
  }
  private var menu: MenuOverlay? {
    page.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
  }

  @Test func whatIsTappedIsAnItemOfItsKind() {
    for offset in [5, 10, 13, 1] { click(offset) }
    #expect(
      items.log == [
        "action link 4+4", "open https://example.org", "action tag 9+3",
        "action textAttachment 13+1",
      ])
  }

  @Test func theDelegatesActionReplacesTheUsualOne() {
    items.action = { [items] item, _ in
      UIAction { _ in items.log.append("own \(item.tagIdentifier ?? "?")") }
    }
    click(10)
    #expect(items.log == ["action tag 9+3", "own mine"])
  }

  @Test func withoutAnActionATapShowsTheMenu() {
    items.action = { _, _ in nil }
    items.menu = { _, _ in UIMenu(children: [UIAction(title: "Mine") { _ in }]) }
    click(10)
    #expect(bar?.elements.map(\.title) == ["Mine"])
    page.harness.press(.keyboardEscape)
    items.menu = { _, _ in nil }
    click(1)
    page.harness.advance(by: 1)
    click(10)
    #expect(bar == nil, "nothing to show")
  }

  @Test func theSecondaryButtonShowsTheItemsMenu() throws {
    click(5, button: .secondary)
    let ofLink = try #require(menu)
    #expect(ofLink.menu.children.map(\.title) == ["Open Link", "Copy Link"])
    page.harness.press(.keyboardDownArrow)
    page.harness.press(.keyboardDownArrow)
    page.harness.press(.keyboardReturnOrEnter)
    #expect(UIPasteboard.general.url?.absoluteString == "https://example.org")
    click(13, button: .secondary)
    let ofPicture = try #require(menu)
    #expect(ofPicture.menu.children.map(\.title) == ["Copy Image"])
  }

  @Test func aLongPressShowsTheItemsMenuAndSelectsNothing() {
    let place = page.place(5)
    page.harness.touchDown(page.view, at: CGPoint(x: place.x + 3, y: place.y))
    page.harness.advance(by: 0.7)
    #expect(bar?.elements.map(\.title) == ["Open Link", "Copy Link"])
    page.harness.touchUp()
    page.harness.advance(by: 0.5)
    #expect(page.view.selectedRange.length == 0 && bar != nil)
  }

  @Test func nothingIsAnItemWhileTheTextIsEdited() {
    page.view.isEditable = true
    click(5)
    #expect(items.log.isEmpty && page.view.item(at: page.place(5)) == nil)
  }
}
