import CoreGraphics
import Foundation
import Testing

@testable import CoreText

/// With libhyphen0 and hyphen-en-us, which `scripts/setup` installs.
@Suite struct HyphenationTests {
  private func attributes(_ factor: CGFloat) -> ParagraphAttributes {
    var paragraph = ParagraphAttributes()
    paragraph.hyphenationFactor = factor
    return paragraph
  }

  private func layout(_ text: String, _ factor: CGFloat, width: CGFloat) -> TextLayout {
    TextLayout(
      AttributedText(text, TextAttributes(font: systemFont(17)), attributes(factor)),
      within: TextLimits(width: width))
  }

  private let text =
    "incomprehensible internationalization characterization typographical considerations"

  @Test func wordsAreDividedByPatterns() throws {
    let english = try #require(HyphenationDictionary.dictionary(language: "en-us"))
    #expect(english.breaks(in: "hyphenation") == [2, 6])
    #expect(english.breaks(in: "HYPHENATION") == [2, 6])
    #expect(english.breaks(in: "cat") == [])
    #expect(english.breaks(in: String(repeating: "a", count: 5_000)) == [])
    #expect(english.breaks(in: "na\u{EF}\u{0}vely") == [])
  }

  @Test func aLanguageWithoutADictionaryHasNone() {
    #expect(HyphenationDictionary.dictionary(language: "tlh") == nil)
    #expect(HyphenationDictionary(file: "/nowhere.dic") == nil)
  }

  @Test func linesThatWouldBeShortEndInAHyphen() throws {
    let (whole, divided) = (layout(text, 0, width: 200), layout(text, 1, width: 200))
    let ends = divided.lines.indices.dropLast().map { line in
      Array(text.utf16)[divided.units(ofLine: line).upperBound - 1]
    }
    #expect(ends.contains { $0 != 0x20 })
    #expect(divided.lines.allSatisfy { $0.width < 200.5 })
    #expect(divided.lines.count <= whole.lines.count)
    let ranges = divided.lines.indices.map { divided.units(ofLine: $0) }
    #expect(ranges.last?.upperBound == text.utf16.count)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
  }

  /// A text is shaped about a kilobyte at a time, which may end in any word.
  @Test func wordsAreDividedAsWholesWhereverShapingStops() {
    func ranges(_ text: String) -> [Range<Int>] {
      let layout = layout(text, 0.9, width: 210)
      return layout.lines.indices.map { layout.units(ofLine: $0) }
    }
    for count in 236..<262 {
      let text = String(repeating: "cat ", count: count) + self.text
      let whole = ranges(text)
      let start = whole[whole.count - 6].lowerBound
      let end = ranges(String(text.dropFirst(start))).map {
        start + $0.lowerBound..<start + $0.upperBound
      }
      #expect(end == Array(whole.suffix(6)), "\(count)")
    }
  }

  @Test func aSmallFactorDividesOnlyVeryShortLines() {
    let (rarely, always) = (layout(text, 0.3, width: 200), layout(text, 1, width: 200))
    func divided(_ layout: TextLayout) -> Int {
      layout.lines.indices.dropLast().count { line in
        Array(text.utf16)[layout.units(ofLine: line).upperBound - 1] != 0x20
      }
    }
    #expect(divided(rarely) < divided(always))
  }

  @Test func caretsStayInTheTextThatIsThere() throws {
    let divided = layout(text, 1, width: 200)
    let line = try #require(
      divided.lines.indices.dropLast().first { line in
        Array(text.utf16)[divided.units(ofLine: line).upperBound - 1] != 0x20
      })
    let units = divided.units(ofLine: line)
    #expect(divided.unit(nearestTo: 1_000, line: line) == units.upperBound)
    let hyphen =
      divided.lines[line].width
      - divided.caretX(
        at: units.upperBound, line: line, isUpstream: true)
    #expect(hyphen > 3 && hyphen < 12)
  }

  private func justified(_ text: String, _ factor: CGFloat) -> TextLayout {
    var paragraph = attributes(factor)
    paragraph.alignment = .justified
    return TextLayout(
      AttributedText(text, TextAttributes(font: systemFont(17)), paragraph),
      within: TextLimits(width: 200))
  }

  @Test func justifiedTextIsDividedAsOtherTextAndItsLinesAreFull() {
    let (justified, other) = (justified(text, 1), layout(text, 1, width: 200))
    #expect(
      justified.lines.indices.map(justified.units(ofLine:))
        == other.lines.indices.map(other.units(ofLine:)))
    #expect(other.lines.contains { $0.width < 198 })
    #expect(justified.lines.dropLast().allSatisfy { abs($0.width - 200) < 1 })
  }

  /// Not stretched letter by letter.
  @Test func aLineOfOneWordIsAsWideAsTheWord() {
    let word = "Counterrevolutionaries"
    let layout = justified("An \(word) and \(String(repeating: "中文字", count: 20))", 0)
    let natural = [0, 1].map { justified(["An", word][$0], 0).lines[0].width }
    #expect(layout.lines.prefix(2).map(\.width) == natural)
    // Letters that lines may be broken between are stretched.
    #expect(layout.lines.dropFirst(2).dropLast().allSatisfy { abs($0.width - 200) < 1 })
    #expect(layout.lines.count > 3)
  }
}
