import CoreGraphics
import CoreText
import Foundation
import RasterKit
import Testing

@Suite struct CTFontGlyphTests {
  private let font = CTFontCreateWithName("DejaVu Sans", 20, nil)

  private func glyphs(_ text: String) -> [CGGlyph] {
    let units = Array(text.utf16)
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    _ = CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return glyphs
  }

  @Test func charactersHaveGlyphs() {
    let found = glyphs("AVA")
    #expect(found[0] != 0 && found[0] == found[2] && found[0] != found[1])
    var glyph: CGGlyph = 1
    var missing: UniChar = 0xE123
    #expect(!CTFontGetGlyphsForCharacters(font, &missing, &glyph, 1) && glyph == 0)
    // A pair makes one glyph.
    let pair = glyphs("𝔸")
    #expect(pair.count == 2 && pair[1] == 0)
    #expect(CTFontGetGlyphCount(font) > 1000 && CTFontGetUnitsPerEm(font) == 2048)
  }

  @Test func advancesAreThoseOfTheFont() {
    // DejaVu Sans: A has 1401 units, V too, of 2048.
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs("AV"), &advances, 2)
    #expect(abs(advances[0].width - 20 * 1401 / 2048) < 0.02)
    #expect(abs(sum - Double(advances[0].width + advances[1].width)) < 1e-9)
  }

  @Test func outlinesFillTheirBoxes() throws {
    let letter = glyphs("H")
    var box = CGRect.zero
    CTFontGetBoundingRectsForGlyphs(font, .default, letter, &box, 1)
    let path = try #require(CTFontCreatePathForGlyph(font, letter[0], nil))
    let drawn = path.boundingBoxOfPath
    #expect(abs(drawn.minX - box.minX) < 0.05 && abs(drawn.maxX - box.maxX) < 0.05)
    #expect(abs(drawn.minY) < 0.05 && abs(drawn.maxY - 20 * 1493 / 2048) < 0.05)
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    let large = try #require(CTFontCreatePathForGlyph(font, letter[0], &twice))
    #expect(abs(large.boundingBoxOfPath.width - 2 * drawn.width) < 0.01)
    #expect(CTFontCreatePathForGlyph(font, glyphs(" ")[0], nil) == nil)
  }

  @Test func glyphsAreDrawnUnderTheTextMatrix() {
    let letter = glyphs("H")
    let plain = TextCanvas(width: 60, height: 60, flipped: false)
    plain.context.setFillColor(gray: 0, alpha: 1)
    var places = [CGPoint(x: 10, y: 20)]
    CTFontDrawGlyphs(font, letter, &places, 1, plain.context)
    let ink = plain.inkBounds
    // From the baseline, 40 pixels from the top, up to the height of a capital.
    #expect(ink.maxY == 40 && abs(ink.height - 15) <= 1 && ink.minX >= 11)
    let large = TextCanvas(width: 60, height: 60, flipped: false)
    large.context.setFillColor(gray: 0, alpha: 1)
    large.context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
    CTFontDrawGlyphs(font, letter, &places, 1, large.context)
    #expect(large.inkBounds.maxY == 20 && abs(large.inkBounds.height - 20) <= 1)
    places = [CGPoint(x: CGFloat.nan, y: 0)]
    let empty = TextCanvas(width: 20, height: 20)
    CTFontDrawGlyphs(font, letter, &places, 1, empty.context)
    #expect(empty.inkBounds.isEmpty)
  }
}
