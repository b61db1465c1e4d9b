import CoreGraphics
import CoreText
import Foundation
import FoundationAdditions
import RasterKit
import Testing

/// Glyphs that a context shows by their numbers, and text that fills, strokes and clips.
@Suite struct GlyphContextTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  private func glyph(_ font: CGFont) -> CGGlyph { font.getGlyphWithGlyphName(name: "H") }

  /// The same pixels as Core Text's.
  @Test func aContextShowsGlyphsOfItsFont() throws {
    let font = try #require(CGFont("DejaVuSans"))
    let (shown, drawn) = (
      TextCanvas(width: 60, height: 40, flipped: false),
      TextCanvas(width: 60, height: 40, flipped: false)
    )
    shown.context.setFont(font)
    shown.context.setFontSize(24)
    shown.context.setFillColor(red)
    let places = [CGPoint(x: 5, y: 10), CGPoint(x: 30, y: 10)]
    shown.context.showGlyphs([glyph(font), glyph(font)], at: places)
    drawn.context.setFillColor(red)
    let sized = CTFontCreateWithName("DejaVuSans", 24, nil)
    CTFontDrawGlyphs(sized, [glyph(font), glyph(font)], places, 2, drawn.context)
    #expect(!shown.inkBounds.isEmpty && shown.inkBounds == drawn.inkBounds)
    for y in 0..<40 { for x in 0..<60 { #expect(shown.pixel(x, y) == drawn.pixel(x, y)) } }
  }

  @Test func theFontIsPartOfTheGraphicsState() throws {
    let font = try #require(CGFont("DejaVuSans"))
    let canvas = TextCanvas(width: 40, height: 40, flipped: false)
    let (context, glyph) = (canvas.context, glyph(font))
    context.saveGState()
    context.setFont(font)
    context.setFontSize(24)
    context.setFontSize(.nan)
    context.setCharacterSpacing(2)
    context.restoreGState()
    context.showGlyphs([glyph], at: [CGPoint(x: 5, y: 5)])
    #expect(canvas.inkBounds.isEmpty, "the font is the former one: none")
    context.setFont(font)
    context.showGlyphs([glyph], at: [CGPoint(x: 5, y: 5)])
    #expect(canvas.inkBounds.isEmpty, "there is no size")
    context.setFontSize(24)
    context.showGlyphs([glyph, glyph], at: [])
    #expect(canvas.inkBounds.isEmpty, "there is no place")
  }

  @Test func glyphsFollowTheTextMatrix() throws {
    let font = try #require(CGFont("DejaVuSans"))
    let canvas = TextCanvas(width: 60, height: 60, flipped: false)
    canvas.context.setFont(font)
    canvas.context.setFontSize(1)
    canvas.context.textMatrix = CGAffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 10, ty: 30)
    canvas.context.showGlyphs([glyph(font)], at: [.zero])
    // H has 1,493 of 2,048 units, from the baseline 30 points above the lower edge.
    #expect(canvas.inkBounds.maxY == 30 && canvas.inkBounds.height == 15)
    #expect(canvas.inkBounds.width > 20)
  }

  @Test func aModeStrokesGlyphsInTheStrokeColour() {
    let canvas = TextCanvas(width: 60, height: 60, flipped: false)
    let font = CTFontCreateWithName("DejaVuSans-Bold", 48, nil)
    var (glyph, place) = (CTFontGetGlyphWithName(font, "H"), CGPoint(x: 8, y: 10))
    canvas.context.setTextDrawingMode(.fillStroke)
    canvas.context.setFillColor(red)
    canvas.context.setLineWidth(2)
    CTFontDrawGlyphs(font, &glyph, &place, 1, canvas.context)
    let colors = Set((0..<60).map { canvas.pixel($0, 30) })
    #expect(colors.contains(0xFFFF_0000) && colors.contains(0xFF00_0000))
  }

  /// Only the letter is filled afterwards, through each of the ways to draw it.
  @Test(arguments: ["glyphs", "line", "run", "frame"]) func textClips(way: String) {
    let canvas = TextCanvas(width: 80, height: 60, flipped: false)
    let context = canvas.context
    let font = CTFontCreateWithName("DejaVuSans-Bold", 40, nil)
    let text = NSAttributedString(string: "HH", attributes: [kCTFontAttributeName: font])
    context.setTextDrawingMode(.clip)
    context.textPosition = CGPoint(x: 4, y: 10)
    let line = CTLineCreateWithAttributedString(text)
    let all = CFRange(location: 0, length: 0)
    switch way {
    case "glyphs":
      let glyphs = [CGGlyph](repeating: CTFontGetGlyphWithName(font, "H"), count: 2)
      let places = [CGPoint.zero, CGPoint(x: 40, y: 0)]
      CTFontDrawGlyphs(font, glyphs, places, 2, context)
    case "line": CTLineDraw(line, context)
    case "run": (CTLineGetGlyphRuns(line) as? [CTRun] ?? []).forEach { CTRunDraw($0, context, all) }
    default:
      let path = CGPath(rect: CGRect(x: 4, y: 0, width: 76, height: 58), transform: nil)
      let setter = CTFramesetterCreateWithAttributedString(text)
      CTFrameDraw(CTFramesetterCreateFrame(setter, all, path, nil), context)
    }
    #expect(canvas.inkBounds.isEmpty, "nothing is painted")
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
    let row = (0..<80).map { canvas.pixel($0, 32) }
    #expect(row.contains(0xFFFF_0000) && row.contains(0xFFFF_FFFF))
    #expect(canvas.inkBounds.width > 40 && canvas.inkBounds.height < 40)
  }

  /// Lines one below the other clip together.
  @Test func theLinesOfAFrameClipTogether() {
    let canvas = TextCanvas(width: 60, height: 120, flipped: false)
    let font = CTFontCreateWithName("DejaVuSans-Bold", 40, nil)
    let text = NSAttributedString(string: "H\nH", attributes: [kCTFontAttributeName: font])
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 120), transform: nil)
    canvas.context.setTextDrawingMode(.clip)
    CTFrameDraw(
      CTFramesetterCreateFrame(
        CTFramesetterCreateWithAttributedString(text), CFRange(location: 0, length: 0), path, nil),
      canvas.context)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 60, height: 120))
    #expect(canvas.inkBounds.height > 60)
  }
}
