import CoreGraphics
import CoreText
import Foundation
import FoundationAdditions
import RasterKit
import Testing

@Suite struct CTRunTests {
  private let sans = CTFontCreateWithName("DejaVuSans", 20, nil)

  private func line(
    _ string: String, _ more: [NSAttributedString.Key: Any] = [:], in range: NSRange? = nil
  ) -> CTLine {
    let text = NSMutableAttributedString(string: string, attributes: [kCTFontAttributeName: sans])
    text.addAttributes(more, range: range ?? NSRange(location: 0, length: text.length))
    return CTLineCreateWithAttributedString(text)
  }

  private func runs(_ line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line) as? [CTRun] ?? [] }
  private let all = CFRange(location: 0, length: 0)

  @Test func aRunHasAGlyphForEachLetter() throws {
    let line = line("Hat")
    let run = try #require(runs(line).first)
    #expect(runs(line).count == 1 && CTLineGetGlyphCount(line) == 3)
    #expect(CTRunGetGlyphCount(run) == 3)
    var wanted = [CGGlyph](repeating: 0, count: 3)
    #expect(CTFontGetGlyphsForCharacters(sans, Array("Hat".utf16), &wanted, 3))
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    CTRunGetGlyphs(run, all, &glyphs)
    #expect(glyphs == wanted && CTRunGetGlyphsPtr(run)?[2] == wanted[2])
    var indices = [CFIndex](repeating: 0, count: 3)
    CTRunGetStringIndices(run, all, &indices)
    #expect(indices == [0, 1, 2])
    #expect(CTRunGetStringRange(run) == CFRange(location: 0, length: 3))
  }

  @Test func positionsAreSumsOfAdvances() throws {
    let line = line("Hat")
    let run = try #require(runs(line).first)
    let positions = try #require(CTRunGetPositionsPtr(run))
    let advances = try #require(CTRunGetAdvancesPtr(run))
    #expect(positions[0] == .zero)
    #expect(abs(positions[2].x - advances[0].width - advances[1].width) < 0.01)
    let width = CTRunGetTypographicBounds(run, all, nil, nil, nil)
    #expect(abs(width - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
    let two = CTRunGetTypographicBounds(run, CFRange(location: 0, length: 2), nil, nil, nil)
    #expect(abs(two - Double(positions[2].x)) < 0.01)
  }

  @Test func glyphsLieWhereTheAdvancesBeforeThemLead() throws {
    let run = try #require(runs(line("Hat")).first)
    let written = try #require(CTRunGetAdvancesPtr(run))
    var advances = [CGSize](repeating: .zero, count: 2)
    var origins = [CGPoint](repeating: .zero, count: 2)
    let end = CFRange(location: 1, length: 2)
    CTRunGetBaseAdvancesAndOrigins(run, end, &advances, &origins)
    #expect(advances == [written[1], written[2]])
    #expect(origins.allSatisfy { abs($0.x) < 0.01 && $0.y == 0 })
    let raised = try #require(runs(line("Hat", [kCTBaselineOffsetAttributeName: 4])).first)
    CTRunGetBaseAdvancesAndOrigins(raised, end, nil, &origins)
    #expect(origins.allSatisfy { abs($0.x) < 0.01 && $0.y == 4 })
    var same = [CGSize](repeating: .zero, count: 3)
    CTRunGetAdvances(run, all, &same)
    #expect(same[1...] == advances[...] && CTRunGetTextMatrix(run) == .identity)
  }

  @Test func runsEndWhereAttributesDo() throws {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let line = line(
      "abcd", [kCTForegroundColorAttributeName: red], in: NSRange(location: 1, length: 2))
    let runs = runs(line)
    #expect(runs.map { CTRunGetStringRange($0).location } == [0, 1, 3])
    let values = CTRunGetAttributes(runs[1])
    #expect(values[kCTForegroundColorAttributeName] as? CGColor == red)
    #expect(values[kCTFontAttributeName] as? CTFont == sans)
    #expect(CTRunGetAttributes(runs[2])[kCTForegroundColorAttributeName] == nil)
  }

  @Test func textFromRightToLeftIsMarked() throws {
    let run = try #require(runs(line("\u{5D0}\u{5D1}\u{5D2}")).first)
    #expect(CTRunGetStatus(run) == .rightToLeft)
    var indices = [CFIndex](repeating: 0, count: 3)
    CTRunGetStringIndices(run, all, &indices)
    #expect(indices == [2, 1, 0])
    #expect(CTRunGetStatus(try #require(runs(line("abc")).first)) == [])
  }

  @Test func aRangeOfGlyphsIsDrawnInItsPlace() throws {
    let line = line("IOI")
    let run = try #require(runs(line).first)
    func ink(_ draw: (CGContext) -> Void) -> PixelRect {
      let canvas = TextCanvas(width: 80, height: 40, flipped: false)
      canvas.context.textPosition = CGPoint(x: 5, y: 10)
      draw(canvas.context)
      return canvas.inkBounds
    }
    let whole = ink { CTLineDraw(line, $0) }
    #expect(ink { CTRunDraw(run, $0, all) } == whole)
    let last = ink { CTRunDraw(run, $0, CFRange(location: 2, length: 1)) }
    #expect(last.maxX == whole.maxX && last.width <= 6)
    let box = CTRunGetImageBounds(run, nil, CFRange(location: 2, length: 1))
    #expect(abs(box.minX + 5 - CGFloat(last.minX)) <= 1)
  }

  private final class Shadow: TextShadowProviding {
    let textShadow: TextShadow? = TextShadow(
      offset: CGSize(width: 3, height: -3), blur: 0, color: CGColor(gray: 0, alpha: 0.3))
  }

  @Test func aShadowIsDrawnOnceAndOnlyWithItsRun() {
    let shadow = [NSAttributedString.Key("NSShadow"): Shadow()]
    let line = line("IOI", shadow, in: NSRange(location: 1, length: 1))
    func pixels(_ draw: (CGContext) -> Void) -> [UInt32] {
      let canvas = TextCanvas(width: 60, height: 40, flipped: false)
      canvas.context.textPosition = CGPoint(x: 5, y: 10)
      draw(canvas.context)
      return (0..<40).flatMap { y in (0..<60).map { canvas.pixel($0, y) } }
    }
    let runs = runs(line)
    #expect(runs.count == 3)
    let whole = pixels { CTLineDraw(line, $0) }
    // What has a shadow is drawn last in a line.
    #expect(pixels { for index in [0, 2, 1] { CTRunDraw(runs[index], $0, all) } } == whole)
    #expect(pixels { for index in [0, 2] { CTRunDraw(runs[index], $0, all) } } != whole)
  }

  @Test func glyphsKnowTheirUnitsInAnyLineOfAText() throws {
    let text = "\u{1F600}\u{E9} \u{5D0}\u{5D1}\n\u{1D538}b\u{1F600}c"
    let setter = CTFramesetterCreateWithAttributedString(
      NSAttributedString(string: text, attributes: [kCTFontAttributeName: sans]))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 100), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, all, path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    let units = lines.map { line in
      runs(line).flatMap { run in
        var units = [CFIndex](repeating: -1, count: CTRunGetGlyphCount(run))
        CTRunGetStringIndices(run, all, &units)
        return units
      }
    }
    #expect(units == [[0, 2, 3, 5, 4], [7, 9, 10, 12]])
    let ranges = runs(lines[1]).map(CTRunGetStringRange)
    #expect(ranges.first?.location == 7 && ranges.reduce(0) { $0 + $1.length } == 6)
  }

  @Test func aRunDelegateMakesRoom() throws {
    let delegate = try #require(Self.delegate(width: 30, ascent: 40, descent: 6))
    let line = line(
      "a\u{FFFC}b", [kCTRunDelegateAttributeName: delegate], in: NSRange(location: 1, length: 1))
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    let letters = CTLineGetTypographicBounds(self.line("ab"), nil, nil, nil)
    #expect(abs(width - letters - 30) < 1 && ascent == 40 && descent == 6)
    let start = CTLineGetOffsetForStringIndex(line, 1, nil)
    #expect(abs(CTLineGetOffsetForStringIndex(line, 2, nil) - start - 30) < 0.5)
    let run = try #require(runs(line).first { CTRunGetStringRange($0).location == 1 })
    #expect(CTRunGetTypographicBounds(run, all, &ascent, &descent, nil) == 30)
    #expect(abs((CTRunGetPositionsPtr(run)?[0].x ?? 0) - start) < 0.5)
  }

  private final class Room {
    let (width, ascent, descent): (CGFloat, CGFloat, CGFloat)
    init(_ width: CGFloat, _ ascent: CGFloat, _ descent: CGFloat) {
      (self.width, self.ascent, self.descent) = (width, ascent, descent)
    }
    static func of(_ address: UnsafeMutableRawPointer) -> Room {
      Unmanaged<Room>.fromOpaque(address).takeUnretainedValue()
    }
  }

  private static func delegate(
    width: CGFloat, ascent: CGFloat, descent: CGFloat
  ) -> CTRunDelegate? {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1,
      dealloc: { Unmanaged<Room>.fromOpaque($0).release() },
      getAscent: { Room.of($0).ascent }, getDescent: { Room.of($0).descent },
      getWidth: { Room.of($0).width })
    let room = Unmanaged.passRetained(Room(width, ascent, descent))
    return CTRunDelegateCreate(&callbacks, room.toOpaque())
  }
}
