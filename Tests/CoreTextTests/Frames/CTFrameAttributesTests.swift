import CoreGraphics
import CoreText
import Foundation
import FoundationAdditions
import Testing

@Suite struct CTFrameAttributesTests {
  private let sans = CTFontCreateWithName("DejaVuSans", 10, nil)
  private let all = CFRange(location: 0, length: 0)

  private func text(_ string: String, _ style: CTParagraphStyle? = nil) -> NSAttributedString {
    var values: [NSAttributedString.Key: Any] = [kCTFontAttributeName: sans]
    values[kCTParagraphStyleAttributeName] = style
    return NSAttributedString(string: string, attributes: values)
  }

  private func frame(_ path: CGPath, _ attributes: CFDictionary?) -> CTFrame {
    let words = text(String(repeating: "several words ", count: 60))
    let setter = CTFramesetterCreateWithAttributedString(words)
    return CTFramesetterCreateFrame(setter, all, path, attributes)
  }

  private func origins(_ frame: CTFrame) -> [CGPoint] {
    var origins = [CGPoint](repeating: .zero, count: CTFrameGetLines(frame).count)
    CTFrameGetLineOrigins(frame, all, &origins)
    return origins
  }

  /// A square in a square, both drawn the same way round.
  private var nested: CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 200, height: 200))
    path.addRect(CGRect(x: 0, y: 60, width: 120, height: 80))
    return path
  }

  @Test func theFillRuleSaysWhatIsInside() {
    let around = origins(frame(nested, nil))
    #expect(around.contains { $0.x >= 120 }, "even and odd is the default")
    let rule = CTFramePathFillRule.windingNumber.rawValue
    let through = origins(frame(nested, [kCTFramePathFillRuleAttributeName: rule]))
    #expect(through.allSatisfy { $0.x == 0 })
  }

  @Test func textKeepsOutOfPathsThatAreCutOut() {
    let whole = CGPath(rect: CGRect(x: 10, y: 10, width: 200, height: 200), transform: nil)
    let hole = CGPath(rect: CGRect(x: 10, y: 80, width: 90, height: 60), transform: nil)
    let cut: CFDictionary = [
      kCTFrameClippingPathsAttributeName: [
        [kCTFramePathClippingPathAttributeName: hole] as CFDictionary
      ]
    ]
    let around = origins(frame(whole, cut))
    let beside = around.filter { $0.y + 10 > 84 && $0.y + 10 < 128 }
    #expect(!beside.isEmpty && beside.allSatisfy { $0.x >= 90 })
    #expect(around.first?.x == 0 && origins(frame(whole, nil)).allSatisfy { $0.x == 0 })
  }

  private func style(_ tabs: [CTTextTab]) -> CTParagraphStyle {
    var list = tabs as CFArray
    return withUnsafePointer(to: &list) { address in
      var setting = CTParagraphStyleSetting(
        spec: .tabStops, valueSize: MemoryLayout<CFArray>.size, value: address)
      return CTParagraphStyleCreate(&setting, 1)
    }
  }

  @Test func tabStopsPlaceText() throws {
    let tabs = [CTTextTabCreate(.right, 150, nil), CTTextTabCreate(.left, 40, nil)]
    let style = style(tabs)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 40), transform: nil)
    let setter = CTFramesetterCreateWithAttributedString(text("a\tbc\tde", style))
    let line = try #require(
      (CTFrameGetLines(CTFramesetterCreateFrame(setter, all, path, nil)) as? [CTLine])?.first)
    #expect(abs(CTLineGetOffsetForStringIndex(line, 2, nil) - 40) < 0.5)
    #expect(abs(CTLineGetOffsetForStringIndex(line, 7, nil) - 150) < 0.5)
    var told: CFArray?
    let size = MemoryLayout<CFArray>.size
    let isTold = withUnsafeMutablePointer(to: &told) {
      CTParagraphStyleGetValueForSpecifier(style, .tabStops, size, $0)
    }
    #expect(isTold)
    let places = (told as? [CTTextTab])?.map(CTTextTabGetLocation)
    #expect(places == [40, 150])
    #expect(CTTextTabGetAlignment(tabs[0]) == .right && CTTextTabGetOptions(tabs[0]) == nil)
    #expect(CTTextTabGetLocation(CTTextTabCreate(.left, .nan, nil)) == 0)
  }

  @Test func lineSpacingKeepsWithinItsLimits() {
    func spacing(_ values: [(CTParagraphStyleSpecifier, CGFloat)]) -> CGFloat {
      let numbers = values.map(\.1)
      return numbers.withUnsafeBufferPointer { numbers in
        let settings = values.indices.map {
          CTParagraphStyleSetting(
            spec: values[$0].0, valueSize: MemoryLayout<CGFloat>.size,
            value: numbers.baseAddress! + $0)
        }
        var found: CGFloat = -1
        let style = CTParagraphStyleCreate(settings, settings.count)
        CTParagraphStyleGetValueForSpecifier(
          style, .lineSpacingAdjustment, MemoryLayout<CGFloat>.size, &found)
        return found
      }
    }
    #expect(spacing([(.minimumLineSpacing, 6)]) == 6)
    #expect(spacing([(.maximumLineSpacing, 3), (.lineSpacingAdjustment, 9)]) == 3)
    #expect(spacing([(.lineSpacingAdjustment, 4), (.minimumLineSpacing, 2)]) == 4)
    #expect(spacing([(.minimumLineSpacing, .nan), (.lineSpacingAdjustment, 1)]) == 1)
  }

  private func line(_ string: String) -> CTLine { CTLineCreateWithAttributedString(text(string)) }

  private func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

  @Test(arguments: [CTLineTruncationType.end, .start, .middle])
  func aTokenTakesThePlaceOfWhatIsCutOut(type: CTLineTruncationType) throws {
    let (long, token) = (line("The quick brown fox jumps over the lazy dog"), line(" [more]"))
    let cut = try #require(CTLineCreateTruncatedLine(long, 120, type, token))
    #expect(width(cut) <= 120 && width(cut) > 95)
    let shown = CTLineGetStringRange(cut)
    #expect(shown.location == 0 && shown.length < 43)
    // The token is as wide in the line as by itself.
    if type != .middle {
      let start = type == .end ? shown.length - 7 : 0
      let from = CTLineGetOffsetForStringIndex(cut, start, nil)
      let to = CTLineGetOffsetForStringIndex(cut, start + 7, nil)
      #expect(abs(Double(to - from) - width(token)) < 1)
    }
    #expect(CTLineCreateTruncatedLine(long, 10, type, token) == nil)
    #expect(CTLineCreateTruncatedLine(long, 1000, type, token) === long)
  }
}
