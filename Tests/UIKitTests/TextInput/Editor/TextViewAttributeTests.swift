import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// What attributes of paragraphs and links do in a text view.
@MainActor @Suite struct TextViewAttributeTests {
  private func page(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> TextViewPage {
    let page = TextViewPage()
    var all = attributes
    all[.font] = UIFont.systemFont(ofSize: 17)
    page.view.attributedText = NSAttributedString(string: string, attributes: all)
    page.harness.settle()
    return page
  }

  @Test func tabsLeadToTheirStops() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(textAlignment: .left, location: 100),
      NSTextTab(textAlignment: .right, location: 200),
    ]
    let page = page("a\tb\tc", [.paragraphStyle: style])
    #expect(abs(page.place(2).x - 105) < 0.5)
    #expect(abs(page.place(5).x - 205) < 0.5)
  }

  @Test func linksLookAsTheProgramWants() {
    let page = page(".....", [.link: URL(string: "https://example.org")!])
    page.view.linkTextAttributes = [.backgroundColor: UIColor.red]
    page.harness.settle()
    let dot = page.place(2)
    let above = CGPoint(x: dot.x, y: dot.y - 4)
    #expect(page.harness.color(at: above, in: page.view) == (255, 0, 0))
  }

  @Test func paragraphsThatAreTurnedKeepTheirStyles() throws {
    let page = page("one\ntwo\nthree")
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    page.view.textStorage.addAttribute(
      .paragraphStyle, value: centered, range: NSRange(location: 4, length: 4))
    page.view.selectedRange = NSRange(location: 0, length: 6)
    page.view.makeTextWritingDirectionRightToLeft(nil)
    page.harness.settle()
    let styles = [0, 5, 9].map { offset in
      page.view.textStorage.attribute(.paragraphStyle, at: offset, effectiveRange: nil)
        as? NSParagraphStyle
    }
    #expect(styles[0]?.baseWritingDirection == .rightToLeft && styles[0]?.alignment != .center)
    #expect(styles[1]?.baseWritingDirection == .rightToLeft && styles[1]?.alignment == .center)
    #expect(styles[2]?.baseWritingDirection != .rightToLeft)
    let start = page.view.beginningOfDocument
    let end = try #require(page.view.position(from: start, offset: 3))
    let first = try #require(page.view.textRange(from: start, to: end))
    #expect(page.view.firstRect(for: first).minX > 200)
  }

  /// Once the first is turned, it is like the second.
  @Test func paragraphsBehindOneThatIsTurnedAlreadyAreTurned() {
    let page = page("one\ntwo\nsix")
    let turned = NSMutableParagraphStyle()
    turned.baseWritingDirection = .rightToLeft
    page.view.textStorage.addAttribute(
      .paragraphStyle, value: turned, range: NSRange(location: 4, length: 4))
    page.view.selectedRange = NSRange(location: 0, length: 11)
    page.view.makeTextWritingDirectionRightToLeft(nil)
    let directions = [0, 5, 9].map { offset in
      let style = page.view.textStorage.attribute(
        .paragraphStyle, at: offset, effectiveRange: nil)
      return (style as? NSParagraphStyle)?.baseWritingDirection
    }
    #expect(directions == [.rightToLeft, .rightToLeft, .rightToLeft])
  }
}
