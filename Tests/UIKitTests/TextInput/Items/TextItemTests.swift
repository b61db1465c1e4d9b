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
    var makePreview: (() -> UITextItem.MenuConfiguration.Preview?)?

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
      menu(textItem, defaultMenu).map { menu in
        makePreview.map { UITextItem.MenuConfiguration(preview: $0(), menu: menu) }
          ?? UITextItem.MenuConfiguration(menu: menu)
      }
    }
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) {
      animator.addAnimations { self.log.append("shows \(textItem.range.location)") }
      animator.addCompletion { self.log.append("shown") }
    }
    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) {
      animator.addCompletion { self.log.append("gone \(textItem.range.location)") }
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

  private var menu: MenuOverlay? {
    page.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
  }
  private var titles: [String]? { menu?.menu.children.map(\.title) }
  private var card: UIView? {
    page.window.subviews.lazy.compactMap { $0 as? ContextMenuPreview }.first?.card
  }

  /// A finger rests on a character, and is lifted.
  private func rest(_ offset: Int) {
    let place = page.place(offset)
    page.harness.touchDown(page.view, at: CGPoint(x: place.x + 3, y: place.y))
    page.harness.advance(by: 0.7)
    page.harness.touchUp()
    page.harness.advance(by: 0.5)
  }

  @Test func whatIsTappedIsAnItemOfItsKind() {
    for offset in [5, 10, 13, 1] { click(offset) }
    #expect(
      items.log == [
        "action link 4+4", "open https://example.org", "action tag 9+3",
        "action textAttachment 13+1",
      ])
  }

  /// Answers under the names that came before items.
  private final class FormerNames: NSObject, UITextViewDelegate {
    var log: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool {
      log.append("link \(URL) \(characterRange.location)")
      return false
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange
    ) -> Bool {
      log.append("attachment \(characterRange.location)")
      return true
    }
  }

  @Test func delegatesAreAskedUnderTheFormerNames() {
    let former = FormerNames()
    page.view.delegate = former
    for offset in [5, 13] { click(offset) }
    #expect(former.log == ["link https://example.org 4", "attachment 13"])
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
    #expect(titles == ["Mine"] && card == nil)
    page.harness.press(.keyboardEscape)
    items.menu = { _, _ in nil }
    click(1)
    page.harness.advance(by: 1)
    click(10)
    #expect(menu == nil, "nothing to show")
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

  @Test func aLongPressLiftsTheItemAboveItsMenuAndSelectsNothing() throws {
    rest(5)
    #expect(titles == ["Open Link", "Copy Link"])
    #expect(page.view.selectedRange.length == 0)
    let card = try #require(card)
    let rect = page.view.firstRect(for: EditedTextRange(4..<8))
    let whole = page.view.convert(rect, to: nil)
    #expect(card.frame.contains(CGPoint(x: whole.midX, y: whole.midY)))
    let panel = try #require(menu?.levels.first?.frame)
    #expect(!panel.intersects(card.frame) && page.window.bounds.contains(panel))
  }

  @Test func aPictureIsLiftedAsLargeAsItIs() throws {
    rest(13)
    let picture = try #require(card as? UIImageView)
    #expect(picture.bounds.width == 20 && titles == ["Copy Image"])
  }

  @Test func aPreviewOfTheProgramShowsForClicksToo() {
    let own = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    items.makePreview = { .view(own) }
    click(5, button: .secondary)
    #expect(card?.bounds.size == CGSize(width: 120, height: 40))
    #expect(card.map(own.isDescendant) == true)
    page.harness.press(.keyboardEscape)
    page.harness.advance(by: 0.5)
    #expect(own.window == nil)
    items.makePreview = { nil }
    rest(5)
    #expect(titles == ["Open Link", "Copy Link"] && card == nil)
  }

  @Test func aPreviewThatIsTooLargeIsMadeSmallerAndGivesWay() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 1000))
    items.makePreview = { .view(own) }
    rest(5)
    let (card, panel) = (try #require(card), try #require(menu?.levels.first?.frame))
    #expect(page.window.bounds.contains(card.frame) && !panel.intersects(card.frame))
  }

  @Test func theDelegateHearsOfTheMenuAndAnimatesAlong() {
    rest(5)
    page.harness.press(.keyboardEscape)
    page.harness.advance(by: 0.5)
    #expect(items.log == ["shows 4", "shown", "gone 4"])
  }

  @Test func nothingIsAnItemWhileTheTextIsEdited() {
    page.view.isEditable = true
    click(5)
    #expect(items.log.isEmpty && page.view.item(at: page.place(5)) == nil)
  }
}
