import CoreGraphics
import CoreText
import Foundation
import TextKit
import Testing

@Suite struct LayoutTests {
  private let line = TextPage.line

  @Test func linesFillTheContainerBetweenItsPaddings() {
    let page = TextPage("Hello")
    var range = NSRange()
    let rect = page.manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: &range)
    #expect(rect == CGRect(x: 0, y: 0, width: 300, height: line))
    #expect(range == NSRange(location: 0, length: 5))
    let used = page.manager.lineFragmentUsedRect(forGlyphAt: 2, effectiveRange: nil)
    #expect(used.minX == 0)
    #expect(
      abs(
        used.width - 10
          - TextLayout(AttributedText("Hello", TextAttributes(font: page.manager.defaultFont))).size
          .width) < 0.01)
    #expect(page.manager.location(forGlyphAt: 0) == CGPoint(x: 5, y: 17.0 * 1950 / 2048))
  }

  @Test func paragraphsFollowEachOther() {
    let page = TextPage("one\ntwo\n\nthree")
    #expect(page.lines == ["one\n", "two\n", "\n", "three"])
    let third = page.manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil)
    #expect(abs(third.minY - 2 * line) < 1e-9)
    #expect(abs(page.manager.usedRect(for: page.container).height - 4 * line) < 1e-9)
  }

  @Test func wordsWrap() {
    let page = TextPage("wrapping words in a narrow container", width: 120)
    #expect(page.lines.joined() == page.storage.string)
    #expect((3...5).contains(page.lines.count))
    for offset in 0..<page.count {
      let used = page.manager.lineFragmentUsedRect(forGlyphAt: offset, effectiveRange: nil)
      #expect(used.maxX <= 120.01)
    }
  }

  @Test func aBreakAtTheEndHasAnExtraLine() {
    let page = TextPage("one\n")
    #expect(page.manager.extraLineFragmentRect == CGRect(x: 0, y: line, width: 300, height: line))
    #expect(page.manager.extraLineFragmentUsedRect.width == 10)
    #expect(page.manager.extraLineFragmentTextContainer === page.container)
    #expect(page.manager.caretRect(at: TextPosition(4)).origin == CGPoint(x: 5, y: line))
    page.type("x", at: 4)
    #expect(page.manager.extraLineFragmentRect == .zero)
  }

  @Test func anEmptyTextHasACaret() {
    let page = TextPage()
    #expect(
      page.manager.caretRect(at: TextPosition(0)) == CGRect(x: 5, y: 0, width: 0, height: line))
    #expect(abs(page.manager.usedRect(for: page.container).height - line) < 1e-9)
    #expect(page.manager.position(nearestTo: CGPoint(x: 100, y: 50)) == TextPosition(0))
  }

  @Test func spacingIsPartOfTheFragments() {
    let page = TextPage("one\ntwo")
    let style = StyleStub {
      $0.spacingBefore = 4
      $0.spacingAfter = 10
      $0.lineSpacing = 2
    }
    page.storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
    let first = page.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(abs(first.height - (line + 12)) < 1e-9)
    let used = page.manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: nil)
    #expect(abs(used.minY - (first.maxY + 4)) < 1e-9)
  }

  @Test func pointsAndCharactersAnswerEachOther() {
    let page = TextPage("The quick brown fox jumps over the lazy dog", width: 150)
    for offset in 0..<page.count {
      let rect = page.manager.boundingRect(
        forGlyphRange: NSRange(location: offset, length: 1), in: page.container)
      guard rect.width > 1 else { continue }
      var fraction: CGFloat = 0
      let found = page.manager.characterIndex(
        for: CGPoint(x: rect.minX + rect.width / 4, y: rect.midY), in: page.container,
        fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(found == offset)
      #expect(abs(fraction - 0.25) < 0.01)
      #expect(
        page.manager.position(nearestTo: CGPoint(x: rect.minX + 0.4, y: rect.midY)).offset == offset
      )
    }
  }

  @Test func selectedLinesReachTheSideWhereTheyGoOn() {
    let page = TextPage("first\nsecond")
    let rects = page.manager.selectionRects(2..<9)
    #expect(rects.count == 2)
    #expect(rects[0].rect.maxX == 300)
    #expect(rects[0].containsStart && !rects[0].containsEnd)
    #expect(rects[1].rect.minX == 5)
    #expect(rects[1].rect.maxX < 60)
    #expect(rects[1].containsEnd)
  }

  @Test func anEmptyLineIsSelectedWithItsBreak() {
    let page = TextPage("a\n\nb")
    let rects = page.manager.selectionRects(1..<3)
    #expect(rects.count == 2)
    #expect(abs(rects[1].rect.minY - line) < 1e-9)
    #expect(rects[1].rect.width == 295)
  }

  @Test func aMixedSelectionHasSeveralRectsOnALine() {
    let page = TextPage("abc שלום def")
    // From the second letter to the middle of the Hebrew word.
    #expect(page.manager.selectionRects(1..<6).count == 2)
    #expect(page.manager.selectionRects(0..<12).count == 1)
  }

  @Test func aContainerWithoutWidthNeverWraps() {
    let page = TextPage(String(repeating: "word ", count: 200), width: 0)
    #expect(page.lines.count == 1)
  }

  @Test func aContainerOfTwoLinesShowsTwoAndEndsInAnEllipsis() {
    let page = TextPage("one\ntwo\nthree\nfour")
    page.container.maximumNumberOfLines = 2
    page.container.lastLineBreakMode = .byTruncatingTail
    #expect(page.manager.glyphRange(for: page.container).length < page.count)
    #expect(page.lines.count == 2)
    #expect(page.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 4).location == 4)
    #expect(abs(page.manager.usedRect(for: page.container).height - 2 * line) < 1e-9)
    page.container.maximumNumberOfLines = 0
    #expect(page.lines.count == 4)
  }

  @Test func aLowContainerShowsTheLinesThatFit() {
    let page = TextPage(TextPage.paragraphs(100), height: 5 * TextPage.line + 3)
    #expect(page.lines.count == 5)
  }

  @Test func anotherWidthIsAnotherLayout() {
    let page = TextPage("several words that wrap", width: 80)
    let narrow = page.lines.count
    page.container.size.width = 400
    #expect(page.lines.count == 1)
    #expect(narrow > 2)
  }

  @Test func attachmentsTakeRoomInTheirLine() {
    final class Box: TextAttaching {
      func attachmentFrame(
        in container: NSTextContainer?, line: CGRect, pen: CGPoint, character: Int
      ) -> CGRect {
        CGRect(x: 0, y: -10, width: 50, height: 60)
      }
      func draw(in rect: CGRect, _ context: CGContext, character: Int) {}
    }
    let page = TextPage("a\u{FFFC}b")
    page.storage.addAttribute(.attachment, value: Box(), range: NSRange(location: 1, length: 1))
    let rect = page.manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: nil)
    #expect(rect.height == 60)
    let box = page.manager.attachments(0..<3)
    #expect(box.count == 1)
    #expect(abs(box[0].frame.height - 60) < 1e-9)
    #expect(box[0].frame.minY == 0)
    let after = page.manager.location(forGlyphAt: 2).x - page.manager.location(forGlyphAt: 1).x
    #expect(abs(after - 50) < 0.1)
  }

  @Test func temporaryAttributesMoveNothing() {
    let page = TextPage("hello world")
    let before = page.manager.location(forGlyphAt: 8)
    page.manager.addTemporaryAttribute(
      .backgroundColor, value: CGColor.black, forCharacterRange: NSRange(location: 6, length: 5))
    #expect(page.manager.location(forGlyphAt: 8) == before)
    var range = NSRange()
    let found = page.manager.temporaryAttributes(atCharacterIndex: 7, effectiveRange: &range)
    #expect(found.count == 1)
    #expect(range == NSRange(location: 6, length: 5))
    page.type("x", at: 0)
    #expect(
      page.manager.temporaryAttributes(atCharacterIndex: 7, effectiveRange: &range).count == 1)
    #expect(range == NSRange(location: 7, length: 5))
    #expect(page.storage.attributes(at: 7, effectiveRange: nil).isEmpty)
  }
}
