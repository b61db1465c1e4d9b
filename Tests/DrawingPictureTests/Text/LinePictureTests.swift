import CoreGraphics
import CoreText
import Foundation
import FoundationAdditions
import Testing

/// Lines of Core Text that are cut, widened and drawn in parts, and frames in paths of many forms.
@MainActor @Suite struct LinePictureTests {
  @Test(arguments: DrawingScene.fittedLines + DrawingScene.runs + DrawingScene.frames)
  func looksAsItDid(scene: DrawingScene) throws {
    try scene.expectPicture(.upwards, tolerance: 8)
  }
}

private let all = CFRange(location: 0, length: 0)

private func text(
  _ string: String, size: CGFloat = 11, _ color: CGColor = .ink, _ more: CTParagraphStyle? = nil
) -> NSAttributedString {
  var values: [NSAttributedString.Key: Any] = [
    kCTFontAttributeName: CTFontCreateWithName("DejaVuSans", size, nil),
    kCTForegroundColorAttributeName: color,
  ]
  values[kCTParagraphStyleAttributeName] = more
  return NSAttributedString(string: string, attributes: values)
}

private func line(_ string: String, _ color: CGColor = .ink) -> CTLine {
  CTLineCreateWithAttributedString(text(string, color))
}

extension CGContext {
  fileprivate func draw(_ line: CTLine, at place: CGPoint) {
    textPosition = place
    CTLineDraw(line, self)
  }
}

extension DrawingScene {
  fileprivate static let fittedLines = [
    DrawingScene("truncated", 112, 56) { context, shows in
      let whole = line("Over hills and valleys")
      let types: [CTLineTruncationType] = [.end, .start, .middle]
      for (row, type) in types.enumerated() {
        let token = row == 2 ? line("\u{2026}", .rose) : nil
        let cut = try #require(CTLineCreateTruncatedLine(whole, 100, type, token))
        context.draw(shows ? cut : whole, at: point(4, 40 - 16 * CGFloat(row)))
      }
    },
    DrawingScene("justified", 112, 56) { context, shows in
      let whole = line("Over the hills")
      for (row, factor) in [0, 0.5, 1].enumerated() {
        let wide = try #require(CTLineCreateJustifiedLine(whole, CGFloat(factor), 104))
        context.draw(shows ? wide : whole, at: point(4, 40 - 16 * CGFloat(row)))
      }
    },
    DrawingScene("flush", 112, 56) { context, shows in
      let whole = line("Hills")
      for (row, factor) in [0, 0.5, 1].enumerated() where shows {
        let x = CTLineGetPenOffsetForFlush(whole, CGFloat(factor), 104)
        context.draw(whole, at: point(4 + CGFloat(x), 40 - 16 * CGFloat(row)))
      }
    },
  ]

  fileprivate static let runs = [
    DrawingScene("runs", 112, 40) { context, shows in
      let mixed = NSMutableAttributedString(attributedString: text("One ", .navy))
      mixed.append(text("two ", size: 16, .rose))
      mixed.append(text("three", .leaf))
      let line = CTLineCreateWithAttributedString(mixed)
      context.draw(line, at: point(4, 24))
      context.textPosition = point(4, 6)
      let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
      for run in runs where shows { CTRunDraw(run, context, CFRange(location: 1, length: 2)) }
    },
    DrawingScene("run-delegate", 112, 24) { context, shows in
      let string = NSMutableAttributedString(attributedString: text("Room \u{FFFC} for it"))
      var callbacks = CTRunDelegateCallbacks(
        version: kCTRunDelegateCurrentVersion, dealloc: { _ in }, getAscent: { _ in 14 },
        getDescent: { _ in 2 }, getWidth: { _ in shows ? 30 : 5 })
      let made = CTRunDelegateCreate(&callbacks, nil)
      let delegate = try #require(made)
      string.addAttribute(
        kCTRunDelegateAttributeName, value: delegate, range: NSRange(location: 5, length: 1))
      let line = CTLineCreateWithAttributedString(string)
      context.draw(line, at: point(4, 6))
      let (start, end) = (
        CTLineGetOffsetForStringIndex(line, 5, nil), CTLineGetOffsetForStringIndex(line, 6, nil)
      )
      context.setStrokeColor(.rose)
      context.stroke(rect(4 + start, 4, end - start, 16).insetBy(dx: 1, dy: 0))
    },
  ]

  /// Words that fill a path, over the path.
  private static func frame(
    _ name: String, _ path: @escaping @Sendable () -> CGPath,
    _ attributes: @escaping @MainActor @Sendable (Bool) -> CFDictionary? = { _ in nil }
  ) -> DrawingScene {
    DrawingScene(name, 80, 64) { context, shows in
      let path = path()
      context.addPath(path)
      context.setFillColor(.mist)
      context.fillPath(using: .evenOdd)
      let words = String(repeating: "over hills and valleys ", count: 12)
      let setter = CTFramesetterCreateWithAttributedString(text(words, size: 8))
      // A plain box in place of a path, where the path itself is what is shown.
      let isBox = !shows && attributes(true) == nil
      let place = isBox ? CGPath(rect: path.boundingBox, transform: nil) : path
      CTFrameDraw(CTFramesetterCreateFrame(setter, all, place, attributes(shows)), context)
    }
  }

  fileprivate static let frames = [
    frame("frame-circle", { CGPath(ellipseIn: rect(8, 0, 64, 64), transform: nil) }),
    frame("frame-triangle", { triangle }), frame("frame-hole", { nested }),
    frame("frame-winding", { nested }) { shows in
      let rule = CTFramePathFillRule.windingNumber.rawValue
      return shows ? [kCTFramePathFillRuleAttributeName: rule] : [:]
    },
    frame("frame-cut-out", { CGPath(rect: rect(2, 2, 76, 60), transform: nil) }) { shows in
      let hole = CGPath(ellipseIn: rect(24, 14, 34, 34), transform: nil)
      let cut: CFDictionary = [kCTFramePathClippingPathAttributeName: hole]
      return shows ? [kCTFrameClippingPathsAttributeName: [cut]] : [:]
    },
    DrawingScene("frame-tabs", 96, 40) { context, shows in
      let style = shows ? tabs() : nil
      let rows = text("a\tbc\t1\nde\tf\t234", size: 10, .ink, style)
      let path = CGPath(rect: rect(4, 4, 88, 32), transform: nil)
      let setter = CTFramesetterCreateWithAttributedString(rows)
      CTFrameDraw(CTFramesetterCreateFrame(setter, all, path, nil), context)
    },
  ]

  private static let triangle: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [point(2, 62), point(78, 62), point(40, 2)])
    path.closeSubpath()
    return path
  }()

  /// A square in a square, both drawn the same way round.
  private static let nested: CGPath = {
    let path = CGMutablePath()
    path.addRect(rect(2, 2, 76, 60))
    path.addRect(rect(24, 20, 32, 24))
    return path
  }()
}

/// The second column begins at its place, and the third ends there.
private func tabs() -> CTParagraphStyle {
  var stops = [CTTextTabCreate(.left, 30, nil), CTTextTabCreate(.right, 80, nil)] as CFArray
  return withUnsafePointer(to: &stops) { address in
    var setting = CTParagraphStyleSetting(
      spec: .tabStops, valueSize: MemoryLayout<CFArray>.size, value: address)
    return CTParagraphStyleCreate(&setting, 1)
  }
}
