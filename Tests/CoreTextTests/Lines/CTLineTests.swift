import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTLineTests {
  private func line(_ string: String, size: CGFloat = 20) -> CTLine {
    CTLineCreateWithAttributedString(
      NSAttributedString(string: string, attributes: [kCTFontAttributeName: systemFont(size)]))
  }

  @Test func boundsAreWidthAndTheFontsMetrics() {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = -1
    let width = CTLineGetTypographicBounds(line("word"), &ascent, &descent, &leading)
    #expect(width == Double(TextLayout(plain("word", size: 20)).size.width))
    // Of the font at 20 points.
    let unit: CGFloat = 20 / 2048
    #expect(ascent == 1950 * unit)
    #expect(descent == 494 * unit)
    #expect(leading == 0)
  }

  @Test func lineEndsAndEmptyStringsAreHarmless() {
    let joined = CTLineGetTypographicBounds(line("a\nb\r\nc\u{2028}d"), nil, nil, nil)
    #expect(abs(joined - CTLineGetTypographicBounds(line("abcd"), nil, nil, nil)) < 3)
    #expect(CTLineGetTypographicBounds(line(""), nil, nil, nil) == 0)
  }

  @Test func flushMovesLinesRight() {
    let line = line("word")
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineGetPenOffsetForFlush(line, 0, 200) == 0)
    #expect(CTLineGetPenOffsetForFlush(line, 0.5, 200) == (200 - width) / 2)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 200) == 200 - width)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 1) == 0)
  }
}
