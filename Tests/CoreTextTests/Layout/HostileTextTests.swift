import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct HostileTextTests {
  @Test func controlCharactersTakeNoRoom() {
    let clean = TextLayout(plain("ab")).size.width
    #expect(abs(TextLayout(plain("a\0\u{1}\u{7F}b")).size.width - clean) < 2)
    #expect(TextLayout(plain("\0")).lines.count == 1)
  }

  @Test(arguments: [.nan, -5, 0, .infinity, 1e30, -.infinity] as [CGFloat])
  func anyWidthAndHeightGiveLines(length: CGFloat) {
    let limits = TextLimits(width: length, height: length)
    let layout = TextLayout(plain("some words in a row"), within: limits)
    #expect(!layout.lines.isEmpty)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
  }

  @Test func unpairedDirectionMarksAreHarmless() {
    let marks = "\u{202E}abc\u{2066}def\u{202C}\u{202C}\u{2069}ghi"
    #expect(TextLayout(plain(marks)).lines.count == 1)
    let nest = String(repeating: "\u{202B}", count: 5_000) + "x"
    #expect(TextLayout(plain(nest), within: TextLimits(width: 50)).lines.count >= 1)
  }

  @Test func aMegabyteInOneLineEnds() {
    let text = plain(String(repeating: "m", count: 1 << 20), mode: .byTruncatingTail)
    let layout = TextLayout(text, within: TextLimits(width: 300, lineCount: 1))
    #expect(layout.lines.count == 1)
    #expect(layout.size.width <= 300)
    let natural = TextLayout(text).size.width
    #expect(natural > 300 && natural <= 2_000_000)
  }

  @Test func aLongTextWithoutSpacesIsBrokenInLinearTime() {
    let layout = TextLayout(
      plain(String(repeating: "a", count: 30_000)), within: TextLimits(width: 300))
    // About 9.2 points per letter: about 32 in a line.
    #expect((800...1100).contains(layout.lines.count))
  }

  @Test func onlyAsMuchTextIsBrokenAsThereIsRoomFor() {
    let text = plain(String(repeating: "word ", count: 30_000), mode: .byTruncatingTail)
    let layout = TextLayout(text, within: TextLimits(width: 300, lineCount: 3))
    #expect(layout.lines.count == 3)
    #expect(layout.isTruncated)
  }

  @Test func extremeAttributesStayFinite() {
    var attributes = TextAttributes(font: systemFont(10_000))
    attributes.kern = -1e300
    attributes.baselineOffset = 1e6
    let size = TextLayout(AttributedText("abc", attributes)).size
    #expect(size.width >= 0 && size.width.isFinite && size.height.isFinite)
  }

  @Test func stackedMarksAndUnassignedCharactersAreLaidOut() {
    let stacked = "a" + String(repeating: "\u{301}", count: 2_000)
    #expect(TextLayout(plain(stacked), within: TextLimits(width: 40)).lines.count >= 1)
    #expect(TextLayout(plain("\u{E000}\u{10FFFD}\u{FFFF}")).size.width > 0)
  }
}
