import Foundation
import PlatformKit
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Views that stand in a text.
@MainActor @Suite struct AttachmentViewTests {
  private final class ButtonAttachment: NSTextAttachment {
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      let provider = Provider(
        textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
      provider.tracksTextAttachmentViewBounds = true
      return provider
    }
  }

  private final class Provider: NSTextAttachmentViewProvider {
    static var presses = 0

    override func loadView() {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      button.addAction(UIAction { _ in Self.presses += 1 }, for: .touchUpInside)
      view = button
    }
  }

  private func text(_ before: String, _ attachment: NSTextAttachment, _ after: String)
    -> NSAttributedString
  {
    let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
    let text = NSMutableAttributedString(string: before, attributes: font)
    text.append(NSAttributedString(attachment: attachment, attributes: font))
    text.append(NSAttributedString(string: after, attributes: font))
    return text
  }

  @Test func theViewStandsWhereItsCharacterIs() throws {
    let page = TextViewPage()
    let attachment = ButtonAttachment()
    page.view.attributedText = text("before ", attachment, " after")
    page.harness.settle()
    let view = try #require(attachment.ownViewProvider?.view)
    #expect(attachment.usesTextAttachmentView && view.superview === page.view)
    let (start, end) = (page.place(7), page.place(8))
    #expect(view.bounds.size == CGSize(width: 80, height: 40))
    #expect(abs(view.frame.minX - start.x) < 1 && abs(view.frame.maxX - end.x) < 1)
    page.view.selectedRange = NSRange(location: 0, length: 0)
    page.harness.type("more ")
    #expect(abs(view.frame.minX - page.place(12).x) < 1)
  }

  @Test func theViewIsAnElementInItsText() throws {
    let page = TextViewPage()
    let platform = try #require(page.harness.application.engine.platform as? HeadlessPlatform)
    platform.headlessAccessibility.isActive = true
    page.view.attributedText = text("before ", ButtonAttachment(), " after")
    page.harness.settle()
    let tree = try #require(platform.headlessAccessibility.tree)
    let node = try #require(tree.preorder().first { $0.role == .textView })
    #expect(node.children.compactMap { tree[$0]?.role } == [.button])
    #expect(platform.headlessAccessibility.faults == [])
  }

  @Test func aTypeOfFileHasItsProvider() throws {
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "org.example.button")
    #expect(
      NSTextAttachment.textAttachmentViewProviderClass(forFileType: "org.example.button")
        == Provider.self)
    #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "public.png") == nil)
    let page = TextViewPage()
    let attachment = NSTextAttachment(data: nil, ofType: "org.example.button")
    attachment.bounds = CGRect(x: 0, y: 0, width: 60, height: 20)
    page.view.attributedText = text("before ", attachment, " after")
    page.harness.settle()
    let provider = try #require(attachment.ownViewProvider as? Provider)
    #expect(provider.textAttachment === attachment)
    #expect(provider.view is UIButton && provider.view?.superview === page.view)
    let plain = NSTextAttachment(data: nil, ofType: "org.example.button")
    plain.allowsTextAttachmentView = false
    page.view.attributedText = text("before ", plain, " after")
    page.harness.settle()
    #expect(plain.ownViewProvider == nil)
  }

  @Test func pressesOnTheViewAreItsOwn() throws {
    let page = TextViewPage()
    let attachment = ButtonAttachment()
    page.view.attributedText = text("before ", attachment, " after")
    page.harness.settle()
    let view = try #require(attachment.ownViewProvider?.view)
    let (presses, selection) = (Provider.presses, page.view.selectedRange)
    page.harness.click(view)
    page.harness.advance(by: 1)
    page.harness.tap(view)
    #expect(Provider.presses == presses + 2 && page.view.selectedRange == selection)
    page.harness.advance(by: 1)
    page.harness.click(page.view, at: page.place(2))
    #expect(page.view.selectedRange.location == 2)
  }

  @Test func aViewIsThereOnlyWhileItShows() throws {
    let page = TextViewPage()
    let attachment = ButtonAttachment()
    page.view.attributedText = text(
      "before ", attachment, String(repeating: "\nline", count: 100))
    page.view.selectedRange = NSRange(location: 0, length: 0)
    page.view.contentOffset = .zero
    page.harness.settle()
    let view = try #require(attachment.ownViewProvider?.view)
    #expect(view.superview === page.view)
    page.view.contentOffset.y = 500
    page.harness.settle()
    #expect(view.superview == nil)
    page.view.contentOffset.y = 0
    page.harness.settle()
    #expect(view.superview === page.view)
    page.view.textStorage.deleteCharacters(in: NSRange(location: 7, length: 1))
    page.harness.settle()
    #expect(view.superview == nil)
  }

  @Test func withoutPermissionTheImageShows() {
    let page = TextViewPage()
    let attachment = ButtonAttachment()
    attachment.allowsTextAttachmentView = false
    page.view.attributedText = text("a", attachment, "b")
    page.harness.settle()
    #expect(!attachment.usesTextAttachmentView && page.view.canvas.attachmentViews.isEmpty)
  }
}
