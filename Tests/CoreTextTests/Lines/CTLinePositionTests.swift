import CoreGraphics
import CoreText
import Foundation
import FoundationAdditions
import Testing

@Suite struct CTLinePositionTests {
  private let sans = CTFontCreateWithName("DejaVuSans", 20, nil)

  private func line(_ string: String) -> CTLine {
    CTLineCreateWithAttributedString(
      NSAttributedString(string: string, attributes: [kCTFontAttributeName: sans]))
  }

  private func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

  @Test func offsetsAndIndicesAreEachOthers() {
    let line = line("some words")
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 10))
    for index in 0...10 {
      let offset = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset, y: 3)) == index)
    }
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 99, nil)) - width(line)) < 0.5)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: CGFloat.nan, y: 0)) == 0)
  }

  @Test func indicesAreUnitsOfUTF16() {
    let line = line("\u{1D400}b")
    #expect(CTLineGetStringRange(line).length == 3)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 3)
  }

  @Test func caretsComeFromTheLeftUntilStopped() {
    var found: [(Double, CFIndex)] = []
    CTLineEnumerateCaretOffsets(line("abcd")) { offset, index, _, stop in
      found.append((offset, index))
      stop.pointee = index == 2
    }
    #expect(found.map(\.1) == [0, 1, 2])
    #expect(found.map(\.0) == found.map(\.0).sorted())
  }

  @Test func spacesAtTheEndHaveAWidth() {
    let (spaced, bare) = (line("word  "), line("word"))
    #expect(abs(CTLineGetTrailingWhitespaceWidth(spaced) - width(spaced) + width(bare)) < 0.5)
    #expect(CTLineGetTrailingWhitespaceWidth(bare) == 0)
  }

  @Test func boundsAreOfFontsOrOfGlyphs() {
    let line = line("x")
    let box = CTLineGetBoundsWithOptions(line, [])
    #expect(box.minY == -CTFontGetDescent(sans) && box.maxY == CTFontGetAscent(sans))
    let ink = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
    #expect(abs(ink.maxY - CTFontGetXHeight(sans)) < 1 && abs(ink.minY) < 1)
    #expect(CTLineGetImageBounds(line, nil) == ink)
  }

  @Test(arguments: [CTLineTruncationType.start, .middle, .end])
  func aTruncatedLineFits(type: CTLineTruncationType) throws {
    let long = line("a line of several words")
    let cut = try #require(CTLineCreateTruncatedLine(long, 100, type, nil))
    #expect(width(cut) <= 100 && width(cut) > 60)
    #expect(CTLineCreateTruncatedLine(long, 1000, type, nil) === long)
    #expect(CTLineCreateTruncatedLine(long, 5, type, line("\u{2026}")) == nil)
  }

  @Test func aJustifiedLineIsAsWideAsAsked() throws {
    let line = line("three short words")
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 300))
    #expect(abs(width(wide) - 300) < 0.5)
    let half = try #require(CTLineCreateJustifiedLine(line, 0.5, 300))
    #expect(abs(width(half) - (width(line) + 300) / 2) < 0.5)
    #expect(CTLineCreateJustifiedLine(line, 1, 10) == nil)
    #expect(CTLineCreateJustifiedLine(line, .nan, 300) == nil)
  }
}
