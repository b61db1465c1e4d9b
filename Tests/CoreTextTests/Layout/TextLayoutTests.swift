import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct TextLayoutTests {
  /// San Francisco's line height and ascent, as fractions of the size.
  private static let line: CGFloat = 2444.0 / 2048
  private static let ascent: CGFloat = 1950.0 / 2048

  private func width(_ string: String, size: CGFloat = 17) -> CGFloat {
    TextLayout(plain(string, size: size)).size.width
  }

  @Test func anEmptyTextTakesNoRoom() {
    let layout = TextLayout(plain(""))
    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
  }

  @Test func oneLineIsAsHighAsItsFont() {
    let layout = TextLayout(plain("Label"))
    #expect(layout.lines.count == 1)
    #expect(layout.size.height == 17 * Self.line)
    #expect(layout.firstBaseline == 17 * Self.ascent)
  }

  @Test func widthsGrowInProportionWhereSpacingDoes() {
    // From 20 points on there is no tracking, and nothing is hinted.
    #expect(abs(width("Casement", size: 80) - 4 * width("Casement", size: 20)) < 0.1)
  }

  @Test func aWordIsAsWideAsAUIKitDeveloperRemembers() {
    // "Label" at 17 points is 41.5 to 42.5 wide in San Francisco.
    #expect((41...43).contains(width("Label")))
  }

  @Test func kernFollowsEveryCharacterTheLastOneToo() {
    var attributes = TextAttributes(font: systemFont(20))
    attributes.kern = 0
    let plain = TextLayout(AttributedText("WWWW", attributes)).size.width
    attributes.kern = 3
    let wide = TextLayout(AttributedText("WWWW", attributes)).size.width
    #expect(abs(wide - plain - 4 * 3) < 0.01)
  }

  @Test func zeroKernSwitchesPairKerningOff() {
    var attributes = TextAttributes(font: systemFont(20))
    let paired = TextLayout(AttributedText("AVAVAV", attributes)).size.width
    attributes.kern = 0
    let unpaired = TextLayout(AttributedText("AVAVAV", attributes)).size.width
    #expect(unpaired > paired + 3)
  }

  @Test func wordsWrapAtTheWidth() {
    let word = width("word ")
    let layout = TextLayout(
      plain("word word word word word"), within: TextLimits(width: 2 * word + 1))
    #expect(layout.lines.count == 3)
    #expect(abs(layout.size.height - 51 * Self.line) < 1e-9)
    #expect(layout.size.width <= 2 * word + 1)
    #expect(!layout.isTruncated)
  }

  @Test func aLineFitsInItsOwnWidth() {
    let text = plain("fits exactly, to the unit", mode: .byTruncatingTail)
    let natural = TextLayout(text).size.width
    let layout = TextLayout(text, within: TextLimits(width: natural, lineCount: 1))
    #expect(!layout.isTruncated)
    #expect(layout.size.width == natural)
  }

  @Test func aWordThatDoesNotFitBreaksBetweenCharacters() {
    let layout = TextLayout(plain("MMMMMMMMMM"), within: TextLimits(width: width("MMM") + 1))
    #expect(layout.lines.count == 4)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2029}b", "a\u{85}b", "a\u{2028}b"])
  func separatorsStartLines(string: String) {
    #expect(TextLayout(plain(string)).lines.count == 2)
  }

  @Test func emptyParagraphsKeepTheirHeight() {
    #expect(TextLayout(plain("a\n\n\nb")).lines.count == 4)
    #expect(TextLayout(plain("a\n")).lines.count == 1)
  }

  @Test func linesStopAtTheLimit() {
    let layout = TextLayout(plain("a\nb\nc\nd"), within: TextLimits(lineCount: 2))
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
  }

  @Test func linesStopAtTheHeight() {
    let line = 17 * Self.line
    let text = plain("a\nb\nc\nd")
    #expect(TextLayout(text, within: TextLimits(height: 3 * line)).lines.count == 3)
    #expect(TextLayout(text, within: TextLimits(height: 3 * line - 0.1)).lines.count == 2)
    #expect(TextLayout(text, within: TextLimits(height: 0)).lines.count == 1)
  }

  @Test(arguments: [CTLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func truncatedLinesKeepWithinTheWidth(mode: CTLineBreakMode) {
    let text = plain("The quick brown fox jumps over the lazy dog", mode: mode)
    let layout = TextLayout(text, within: TextLimits(width: 120, lineCount: 1))
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
    #expect((90...120).contains(layout.size.width))
  }

  @Test func noGapFollowsAnEllipsis() {
    let canvas = TextCanvas(width: 140, height: 24)
    let text = plain("IIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIII", mode: .byTruncatingMiddle)
    let layout = TextLayout(text, within: TextLimits(width: 139, lineCount: 1))
    layout.draw(in: canvas.context, at: .zero)
    let inked = (0..<140).filter { x in (0..<24).contains { canvas.pixel(x, $0) != 0xFFFF_FFFF } }
    let gaps = zip(inked, inked.dropFirst()).map { $1 - $0 }
    #expect(layout.isTruncated)
    // Letters are 4.4 apart.
    #expect(gaps.max()! <= 5)
  }

  @Test func clippedLinesRunOverTheWidth() {
    let text = plain("The quick brown fox jumps over", mode: .byClipping)
    let layout = TextLayout(text, within: TextLimits(width: 120, lineCount: 1))
    #expect(layout.size.width == TextLayout(text).size.width)
  }

  @Test func anEllipsisStandsForFurtherParagraphs() {
    let layout = TextLayout(
      plain("A\nB", mode: .byTruncatingTail), within: TextLimits(width: 200, lineCount: 1))
    #expect(abs(layout.size.width - width("A…")) < 0.01)
  }

  @Test func alignmentMovesLinesWithinTheWidth() {
    let natural = width("word")
    func x(_ alignment: CTTextAlignment) -> CGFloat {
      let text = plain("word", alignment: alignment)
      return TextLayout(text, within: TextLimits(width: 200)).lines[0].origin.x
    }
    #expect(x(.left) == 0)
    #expect(x(.natural) == 0)
    #expect(x(.center) == (200 - natural) / 2)
    #expect(x(.right) == 200 - natural)
  }

  @Test func naturalAlignmentIsRightForScriptsFromTheRight() {
    let layout = TextLayout(plain("שלום"), within: TextLimits(width: 200))
    #expect(layout.lines[0].origin.x == 200 - layout.lines[0].width)
    #expect(layout.lines[0].origin.x > 100)
  }

  @Test func indentsAndSpacingPlaceLines() {
    var paragraph = ParagraphAttributes()
    paragraph.firstLineHeadIndent = 30
    paragraph.headIndent = 10
    paragraph.lineSpacing = 5
    paragraph.spacingAfter = 7
    let attributes = TextAttributes(font: systemFont(20))
    let text = AttributedText("one two\nthree", attributes, paragraph)
    let layout = TextLayout(text, within: TextLimits(width: 80))
    let line = 20 * Self.line
    #expect(layout.lines.map(\.origin.x) == [30, 10, 30])
    #expect(layout.lines[1].origin.y - layout.lines[0].origin.y == line + 5)
    #expect(layout.lines[2].origin.y - layout.lines[1].origin.y == line + 12)
  }

  @Test func theTallestFontSetsTheLine() {
    let runs = [(0, 17.0), (2, 40), (4, 12)].map { start, size in
      AttributedText.Run(
        start: start, attributes: TextAttributes(font: systemFont(size)), paragraph: .init())
    }
    let layout = TextLayout(AttributedText("aabbcc", runs: runs))
    #expect(layout.size.height == 40 * Self.line)
    #expect(layout.firstBaseline == 40 * Self.ascent)
  }

  @Test func lineHeightCanBeHeldBetweenBounds() {
    var paragraph = ParagraphAttributes()
    paragraph.minimumLineHeight = 50
    let attributes = TextAttributes(font: systemFont(20))
    #expect(TextLayout(AttributedText("a", attributes, paragraph)).size.height == 50)
    paragraph.minimumLineHeight = 0
    paragraph.maximumLineHeight = 10
    #expect(TextLayout(AttributedText("a", attributes, paragraph)).size.height == 10)
  }
}
