import CoreGraphics
import CoreText
import Foundation
import FoundationAdditions
import RasterKit
import Testing

@Suite struct CTFrameTests {
  private let sans = CTFontCreateWithName("DejaVuSans", 10, nil)
  private let words = String(repeating: "several words ", count: 40)

  private func framesetter(_ text: String, _ style: CTParagraphStyle? = nil) -> CTFramesetter {
    var values: [NSAttributedString.Key: Any] = [kCTFontAttributeName: sans]
    values[kCTParagraphStyleAttributeName] = style
    return CTFramesetterCreateWithAttributedString(
      NSAttributedString(string: text, attributes: values))
  }

  private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame) as? [CTLine] ?? [] }

  private func origins(_ frame: CTFrame) -> [CGPoint] {
    var origins = [CGPoint](repeating: .zero, count: lines(frame).count)
    CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
    return origins
  }

  private let all = CFRange(location: 0, length: 0)

  @Test func linesFillARectangleFromItsTop() throws {
    let path = CGPath(rect: CGRect(x: 30, y: 20, width: 120, height: 50), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter(words), all, path, nil)
    let origins = origins(frame)
    // Lines of DejaVu Sans are 1.164 of its size high.
    #expect(origins.count == 4)
    #expect(abs(origins[0].y - 50 + CTFontGetAscent(sans)) < 0.01)
    #expect(origins.allSatisfy { $0.x == 0 && $0.y > 0 })
    let shown = CTFrameGetVisibleStringRange(frame)
    #expect(shown.location == 0 && shown.length < words.utf16.count)
    #expect(CTFrameGetStringRange(frame).length == words.utf16.count)
    let parts = lines(frame).map(CTLineGetStringRange)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.location + $0.length == $1.location })
    #expect(CTFrameGetPath(frame) === path)
  }

  @Test func theNextFrameGoesOnWhereOneEnds() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 50), transform: nil)
    let setter = framesetter(words)
    let end = CTFrameGetVisibleStringRange(CTFramesetterCreateFrame(setter, all, path, nil)).length
    let next = CTFramesetterCreateFrame(setter, CFRange(location: end, length: 0), path, nil)
    #expect(CTLineGetStringRange(lines(next)[0]).location == end)
    #expect(CTFrameGetVisibleStringRange(next).location == end)
  }

  @Test func linesStayInsideOfACircle() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter(words + words), all, circle, nil)
    let (lines, origins) = (lines(frame), origins(frame))
    #expect(lines.count > 10)
    for (line, origin) in zip(lines, origins) {
      let width =
        CTLineGetTypographicBounds(line, nil, nil, nil)
        - CTLineGetTrailingWhitespaceWidth(line)
      for x in [Double(origin.x), Double(origin.x) + width] {
        #expect(hypot(x - 100, Double(origin.y) - 100) <= 101)
      }
    }
  }

  @Test func aTriangleOfThreeCornersIsNoRectangle() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 200)])
    path.closeSubpath()
    let frame = CTFramesetterCreateFrame(framesetter(words + words), all, path, nil)
    let (lines, origins) = (lines(frame), origins(frame))
    #expect(lines.count > 5)
    for (line, origin) in zip(lines, origins) {
      let end =
        Double(origin.x) + CTLineGetTypographicBounds(line, nil, nil, nil)
        - CTLineGetTrailingWhitespaceWidth(line)
      #expect(end + Double(origin.y) <= 201)
    }
  }

  @Test func aFrameIsDrawnInItsPath() {
    let box = CGRect(x: 10, y: 30, width: 60, height: 40)
    let canvas = TextCanvas(width: 100, height: 100, flipped: false)
    let path = CGPath(rect: box, transform: nil)
    CTFrameDraw(CTFramesetterCreateFrame(framesetter(words), all, path, nil), canvas.context)
    let ink = canvas.inkBounds
    // Rows count from the top: the path is between 30 and 70 there too.
    #expect(ink.minX >= 10 && ink.maxX <= 70 && ink.minY >= 30 && ink.maxY <= 70)
    #expect(ink.width > 30 && ink.height > 20)
  }

  @Test func aSizeIsSuggestedForAWidth() {
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter(words), all, nil, CGSize(width: 100, height: CGFloat.infinity), &fit)
    #expect(size.width <= 100 && size.width > 60 && fit.length == words.utf16.count)
    let cut = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter(words), all, nil, CGSize(width: 100, height: 40), &fit)
    #expect(cut.height <= 40 && fit.length < words.utf16.count)
  }

  @Test func paragraphStylesAlignAndIndent() {
    var (alignment, indent) = (CTTextAlignment.right.rawValue, CGFloat(25))
    let right = withUnsafePointer(to: &alignment) { alignment in
      var setting = CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment)
      return CTParagraphStyleCreate(&setting, 1)
    }
    let indented = withUnsafePointer(to: &indent) { indent in
      var setting = CTParagraphStyleSetting(
        spec: .firstLineHeadIndent, valueSize: MemoryLayout<CGFloat>.size, value: indent)
      return CTParagraphStyleCreate(&setting, 1)
    }
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60), transform: nil)
    func first(_ style: CTParagraphStyle) -> CGPoint {
      origins(CTFramesetterCreateFrame(framesetter("word", style), all, path, nil))[0]
    }
    #expect(first(right).x > 60 && first(indented).x == 25)
    var (read, length) = (UInt8(9), CGFloat(0))
    #expect(CTParagraphStyleGetValueForSpecifier(right, .alignment, 1, &read) && read == 1)
    #expect(CTParagraphStyleGetValueForSpecifier(indented, .firstLineHeadIndent, 8, &length))
    #expect(length == 25)
    #expect(!CTParagraphStyleGetValueForSpecifier(right, .tabStops, 4, &length))
  }

  @Test func aTypesetterBreaksBetweenWordsOrCharacters() {
    let setter = CTTypesetterCreateWithAttributedString(
      NSAttributedString(
        string: "wonderful words\nand more", attributes: [kCTFontAttributeName: sans]))
    #expect(CTTypesetterSuggestLineBreak(setter, 0, 70) == 10)
    let clusters = CTTypesetterSuggestClusterBreak(setter, 0, 30)
    #expect(clusters > 2 && clusters < 9)
    #expect(CTTypesetterSuggestLineBreak(setter, 10, 500) == 6)
    #expect(CTTypesetterSuggestLineBreak(setter, 24, 500) == 0)
    let line = CTTypesetterCreateLine(setter, CFRange(location: 16, length: 3))
    #expect(CTLineGetStringRange(line) == CFRange(location: 16, length: 3))
    var fit = CFRange()
    let room = CGSize(width: 500, height: 500)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      CTFramesetterCreateWithTypesetter(setter), CFRange(), nil, room, &fit)
    #expect(size.width > 0)
    #expect(fit == CFRange(location: 0, length: 24))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -50])
  func pathsThatHoldNothingAreHarmless(side: CGFloat) {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
    _ = CTFramesetterCreateFrame(framesetter("word"), all, path, nil)
    let none = CTFramesetterCreateFrame(
      framesetter(""), CFRange(location: 7, length: -3), CGMutablePath(), nil)
    #expect(CTFrameGetVisibleStringRange(none) == CFRange(location: 0, length: 0))
  }
}
