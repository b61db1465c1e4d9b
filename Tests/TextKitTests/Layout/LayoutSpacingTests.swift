import CoreGraphics
import CoreText
import Foundation
import TextKit
import Testing

/// A delegate decides the space between lines and paragraphs.
@Suite struct LayoutSpacingTests {
  private final class Decider: NSLayoutManagerDelegate {
    var line: CGFloat?
    var before: CGFloat?
    var after: CGFloat?
    var meanwhile: (NSLayoutManager, Int) -> Void = { _, _ in }
    private(set) var asked: [Int] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append(glyphIndex)
      meanwhile(layoutManager, glyphIndex)
      return line ?? 0
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { before ?? 0 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { after ?? 0 }
  }

  /// Implements nothing.
  private final class Silent: NSLayoutManagerDelegate {}

  /// After all is laid out: heights of what is above may be guesses before.
  private func top(_ page: TextPage, _ glyph: Int) -> CGFloat {
    page.manager.ensureLayout(for: page.container)
    return page.manager.caretRect(at: TextPosition(glyph)).minY
  }

  private func height(_ page: TextPage) -> CGFloat {
    page.manager.ensureLayout(for: page.container)
    return page.manager.usedRect(for: page.container).height
  }

  @Test func linesAndParagraphsAreApartAsTheDelegateSays() {
    let (page, plain) = (TextPage("one\ntwo\nthree"), TextPage("one\ntwo\nthree"))
    let decider = Decider()
    (decider.line, decider.before, decider.after) = (5, 7, 11)
    page.manager.delegate = decider
    let distance = top(plain, 4) - top(plain, 0)
    #expect(abs(top(page, 0) - top(plain, 0)) < 0.01)
    #expect(abs(top(page, 4) - top(page, 0) - distance - 23) < 0.01)
    #expect(abs(top(page, 8) - top(page, 4) - distance - 23) < 0.01)
    #expect(decider.asked.contains(4) && decider.asked.contains(8))
  }

  @Test func wrappedLinesHaveTheSpacingToo() {
    let words = String(repeating: "word ", count: 40)
    let (page, plain) = (TextPage(words), TextPage(words))
    let decider = Decider()
    decider.line = 10
    page.manager.delegate = decider
    #expect(page.lines == plain.lines && page.lines.count > 3)
    let added = CGFloat(page.lines.count - 1) * 10
    #expect(abs(height(page) - height(plain) - added) < 0.01)
  }

  @Test func aBoundedContainerHasTheSpacing() {
    let pages = (0..<2).map { _ in TextPage("one\ntwo", height: 500) }
    let decider = Decider()
    decider.line = 9
    pages[1].manager.delegate = decider
    let distances = pages.map { top($0, 4) - top($0, 0) }
    #expect(abs(distances[1] - distances[0] - 9) < 0.01)
  }

  @Test func aDelegateThatDecidesNothingKeepsTheStyles() {
    let page = TextPage("one\ntwo")
    let style = StyleStub { ($0.lineSpacing, $0.spacingAfter) = (3, 4) }
    page.storage.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
    let distance = top(page, 4) - top(page, 0)
    let silent = Silent()
    page.manager.delegate = silent
    page.manager.textContainerChangedGeometry(page.container)
    #expect(top(page, 4) - top(page, 0) == distance)
    #expect(distance > TextPage.line + 6)
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity, -5]) func nonsenseIsNone(_ wanted: CGFloat) {
    let (page, plain) = (TextPage("one\ntwo"), TextPage("one\ntwo"))
    let decider = Decider()
    (decider.line, decider.before, decider.after) = (wanted, wanted, wanted)
    page.manager.delegate = decider
    #expect(top(page, 4) == top(plain, 4))
    decider.line = .infinity
    page.manager.textContainerChangedGeometry(page.container)
    #expect(top(page, 4).isFinite)
  }

  @Test func layoutThatIsAskedForMeanwhileIsGiven() {
    let page = TextPage(TextPage.paragraphs(50))
    let decider = Decider()
    var rects: [CGRect] = []
    decider.meanwhile = { manager, glyph in
      rects.append(manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil))
      manager.ensureLayout(for: manager.textContainers[0])
    }
    page.manager.delegate = decider
    #expect(page.lines.joined() == page.storage.string)
    #expect(rects.allSatisfy { $0.height > 10 } && !rects.isEmpty)
    let tops = (0..<50).map { top(page, page.storage.string.utf16Offset(ofParagraph: $0)) }
    #expect(tops == tops.sorted() && Set(tops).count == 50)
  }

  @Test(arguments: [0, 500] as [CGFloat]) func anEditMeanwhileIsLaidOut(_ height: CGFloat) {
    let page = TextPage("one\ntwo", height: height)
    let decider = Decider()
    var editsLeft = 3
    decider.meanwhile = { manager, _ in
      guard editsLeft > 0 else { return }
      editsLeft -= 1
      manager.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "more\n")
    }
    page.manager.delegate = decider
    _ = page.lines
    _ = page.lines
    #expect(page.lines.joined() == page.storage.string)
    #expect(page.storage.string.hasPrefix("more\n"))
  }

  @Test func aDelegateThatAlwaysInvalidatesIsSurvived() {
    let page = TextPage("one\ntwo")
    let decider = Decider()
    decider.meanwhile = { manager, _ in
      manager.invalidateLayout(
        forCharacterRange: NSRange(location: 0, length: 7), actualCharacterRange: nil)
    }
    page.manager.delegate = decider
    #expect(page.lines == ["one\n", "two"])
  }

  @Test func glyphsAreAskedInOtherWays() {
    let page = TextPage("one two")
    let second = page.manager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 1), in: page.container)
    let point = CGPoint(x: second.minX + second.width * 0.75, y: second.midY)
    let through = page.manager.fractionOfDistanceThroughGlyph(for: point, in: page.container)
    #expect(abs(through - 0.75) < 0.02)
    #expect(page.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: -1, height: -1))
    #expect(page.manager.attachmentSize(forGlyphAt: 99) == CGSize(width: -1, height: -1))
    var range = NSRange()
    let rect = page.manager.lineFragmentRect(
      forGlyphAt: 2, effectiveRange: &range, withoutAdditionalLayout: true)
    #expect(rect.height > 10 && range == NSRange(location: 0, length: 7))
    var invalidated = NSRange()
    page.manager.invalidateGlyphs(
      forCharacterRange: NSRange(location: 2, length: 1), changeInLength: 0,
      actualCharacterRange: &invalidated)
    #expect(invalidated == NSRange(location: 0, length: 7))
  }
}

extension String {
  /// Where the paragraph of a number begins.
  fileprivate func utf16Offset(ofParagraph number: Int) -> Int {
    split(separator: "\n").prefix(number).reduce(0) { $0 + $1.utf16.count + 1 }
  }
}
