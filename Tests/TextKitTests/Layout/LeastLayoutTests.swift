import CoreGraphics
import CoreText
import Foundation
import SeededInput
import TextKit
import Testing

/// What is laid out, and what is not.
@Suite struct LeastLayoutTests {
  private func seen(_ page: TextPage, y: CGFloat, height: CGFloat = 400) {
    page.manager.ensureLayout(
      forBoundingRect: CGRect(x: 0, y: y, width: 300, height: height), in: page.container)
  }

  @Test func onlyWhatIsSeenIsLaidOut() {
    let page = TextPage(TextPage.paragraphs(10_000))
    seen(page, y: 0)
    // 400 points are 20 lines of 20.3.
    #expect((20...21).contains(page.manager.layoutCount))
    seen(page, y: 0)
    #expect(page.manager.layoutCount <= 21)
  }

  @Test func aLetterLaysOutItsParagraph() {
    let page = TextPage(TextPage.paragraphs(20_000))
    let middle = page.count / 2
    _ = page.manager.caretRect(at: TextPosition(middle))
    seen(page, y: page.manager.caretRect(at: TextPosition(middle)).minY - 200)
    let before = page.manager.layoutCount
    page.type("x", at: middle)
    seen(page, y: page.manager.caretRect(at: TextPosition(middle + 1)).minY - 200)
    #expect(page.manager.layoutCount == before + 1)
  }

  /// The walk through the blocks is interrupted by those that have no layout.
  @Test func whatShowsAfterEditsIsWhatShowsOfANewText() {
    let page = TextPage(TextPage.paragraphs(200))
    let rect = CGRect(x: 0, y: 30, width: 300, height: 400)
    _ = page.manager.drawings(in: rect)
    page.type("x", at: 60)
    page.type("a\nb", at: 130)
    let before = page.manager.layoutCount
    let shown = page.manager.drawings(in: rect)
    #expect(page.manager.layoutCount <= before + 3)
    #expect(shown.count > 15 && areSame(shown, page.manager.drawings(in: rect)))
    #expect(areSame(whole(page, rect), whole(TextPage(page.storage.string), rect)))
  }

  private func areSame(_ some: [ParagraphDrawing], _ others: [ParagraphDrawing]) -> Bool {
    some.map(\.range) == others.map(\.range)
      && zip(some, others).allSatisfy {
        abs($0.frame.minY - $1.frame.minY) < 0.01 && abs($0.frame.maxY - $1.frame.maxY) < 0.01
      }
  }

  /// What shows when nothing is an estimate any more.
  private func whole(_ page: TextPage, _ rect: CGRect) -> [ParagraphDrawing] {
    page.manager.ensureLayout(for: page.container)
    return page.manager.drawings(in: rect)
  }

  /// Beside a text that is laid out anew.
  @Test(arguments: 0..<3)
  func whatShowsAfterRandomEditsIsWhatShowsOfANewText(_ number: UInt64) {
    let seed = SeededGenerator.seed + number
    var numbers = SeededGenerator(seed: seed)
    let page = TextPage(TextPage.paragraphs(60))
    for step in 0..<soakSteps(30, soak: 400) {
      edit(page, &numbers)
      let height = CGFloat(Int.random(in: 1...900, using: &numbers))
      let rect = CGRect(x: 0, y: 0, width: 300, height: height)
      let shown = page.manager.drawings(in: rect)
      let isSame =
        areSame(shown, page.manager.drawings(in: rect))
        && areSame(whole(page, rect), whole(TextPage(page.storage.string), rect))
      #expect(isSame, "seed \(seed), step \(step)")
      if !isSame { return }
    }
  }

  private func edit(_ page: TextPage, _ numbers: inout SeededGenerator) {
    let pieces = ["x", "\n", "a\nb", "\n\n", "words that take more than a line of the page by far"]
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let length = page.storage.length
      let start = Int.random(in: 0...length, using: &numbers)
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        page.delete(start..<min(length, start + Int.random(in: 0...40, using: &numbers)))
      } else {
        page.type(pieces.randomElement(using: &numbers)!, at: start)
      }
    }
  }

  @Test func attributesAreReadOnceUntilTheyMayLookDifferent() {
    let page = TextPage()
    let font = CountingFont()
    page.storage.setAttributedString(
      NSAttributedString(string: "one\ntwo\nthree", attributes: [.font: font]))
    page.manager.ensureLayout(for: page.container)
    let before = font.reads
    for offset in 4..<8 {
      page.type("x", at: offset)
      page.manager.ensureLayout(for: page.container)
    }
    #expect(page.manager.layoutCount == 7 && font.reads == before)
    let whole = NSRange(location: 0, length: page.storage.length)
    page.manager.invalidateDisplay(forCharacterRange: whole)
    page.manager.ensureLayout(for: page.container)
    #expect(font.reads == before + 1)
    page.manager.invalidateLayout(forCharacterRange: whole, actualCharacterRange: nil)
    page.manager.ensureLayout(for: page.container)
    #expect(font.reads > before + 1)
  }

  @Test func aMarkThatIsNotThereIsTakenAwayWithoutLayout() {
    let page = TextPage("one\ntwo\nthree")
    let (mark, other) = (NSAttributedString.Key("mark"), NSAttributedString.Key("other"))
    let word = NSRange(location: 0, length: 3)
    page.manager.addTemporaryAttribute(mark, value: 1, forCharacterRange: word)
    page.manager.ensureLayout(for: page.container)
    let before = page.manager.layoutCount
    page.manager.removeTemporaryAttribute(
      mark, forCharacterRange: NSRange(location: 4, length: 9))
    page.manager.removeTemporaryAttribute(
      other, forCharacterRange: NSRange(location: 0, length: 13))
    page.manager.ensureLayout(for: page.container)
    #expect(page.manager.layoutCount == before)
    page.manager.removeTemporaryAttribute(mark, forCharacterRange: word)
    page.manager.ensureLayout(for: page.container)
    #expect(page.manager.layoutCount == before + 1)
  }

  @Test func otherAttributesAreRead() {
    let page = TextPage("one\ntwo")
    page.manager.ensureLayout(for: page.container)
    let height = page.manager.usedRect(for: page.container).height
    page.storage.addAttribute(
      .font, value: CTFont(FontDescriptor(face: .system, size: 34)),
      range: NSRange(location: 4, length: 3))
    page.manager.ensureLayout(for: page.container)
    let taller = page.manager.usedRect(for: page.container).height
    #expect(abs(taller - height - TextPage.line) < 1e-6)
  }

  @Test func aBreakLaysOutTwoParagraphsAndItsDeletionOne() {
    let page = TextPage(TextPage.paragraphs(100))
    page.manager.ensureLayout(for: page.container)
    let before = page.manager.layoutCount
    let height = page.manager.usedRect(for: page.container).height
    page.type("\n", at: 500)
    page.manager.ensureLayout(for: page.container)
    #expect(page.manager.layoutCount == before + 2)
    #expect(abs(page.manager.usedRect(for: page.container).height - height - TextPage.line) < 1e-6)
    page.delete(500..<501)
    page.manager.ensureLayout(for: page.container)
    #expect(page.manager.layoutCount == before + 3)
    #expect(abs(page.manager.usedRect(for: page.container).height - height) < 1e-6)
  }

  @Test func placesOfLaidOutTextAreExactWhereAllIsLaidOutBefore() {
    let page = TextPage(TextPage.paragraphs(1000))
    page.manager.ensureLayout(for: page.container)
    let last = page.manager.lineFragmentRect(forGlyphAt: page.count - 1, effectiveRange: nil)
    #expect(abs(last.minY - 999 * TextPage.line) < 1e-6)
    #expect(!page.manager.hasNonContiguousLayout)
    #expect(page.manager.firstUnlaidCharacterIndex() == page.count)
  }

  @Test func theGuessForEqualParagraphsIsRight() {
    let page = TextPage(TextPage.paragraphs(1000))
    let height = page.manager.usedRect(for: page.container).height
    #expect(page.manager.layoutCount == 0)
    #expect(abs(height - 1000 * TextPage.line) < 1000 * TextPage.line / 50)
  }

  @Test func aMegabyteWithoutABreakIsLaidOutInParts() {
    let page = TextPage(String(repeating: "word ", count: 200_000))
    let middle = page.count / 2
    let caret = page.manager.caretRect(at: TextPosition(middle))
    seen(page, y: caret.minY)
    #expect(page.manager.layoutCount <= 2)
    let before = page.manager.layoutCount
    page.type("x", at: middle)
    _ = page.manager.caretRect(at: TextPosition(middle + 1))
    #expect(page.manager.layoutCount == before + 1)
  }

  @Test func layoutsThatAreNotUsedAreDropped() {
    // About 120,000 units, which is more than is kept.
    let page = TextPage(TextPage.paragraphs(8_000))
    page.manager.ensureLayout(for: page.container)
    let before = page.manager.layoutCount
    #expect(before == 8_000)
    // Dropped layouts are made again; their places were kept.
    let first = page.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first.minY == 0)
    #expect(page.manager.layoutCount == before + 1)
  }
}

/// Counts how often a layout asks for the font.
private final class CountingFont: CTFontProviding {
  private(set) var reads = 0

  var ctFont: CTFont {
    reads += 1
    return CTFont(FontDescriptor(face: .system, size: 17))
  }
}
