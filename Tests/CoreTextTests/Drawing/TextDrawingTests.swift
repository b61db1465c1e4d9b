import CoreGraphics
import CoreText
import Foundation
import RasterKit
import Testing

@Suite struct TextDrawingTests {
  private func attributes(_ size: CGFloat, _ color: CGColor = .black) -> TextAttributes {
    TextAttributes(font: systemFont(size), color: color)
  }

  @Test func aCapitalStandsOnTheBaseline() {
    let canvas = TextCanvas(width: 80, height: 60)
    let layout = TextLayout(plain("H", size: 40))
    layout.draw(in: canvas.context, at: CGPoint(x: 10, y: 5))
    // Baseline: 5 + 40 * 1950 / 2048 = 43.09, moved to row 43.
    let capHeight = Int32(systemFont(40).metrics.capHeight.rounded(.up))
    #expect(canvas.inkBounds.maxY == 43)
    #expect(canvas.inkBounds.minY == 43 - capHeight)
    #expect(canvas.inkBounds.minX >= 10)
    #expect(canvas.inkBounds.maxX <= 10 + Int32(layout.size.width.rounded(.up)))
  }

  @Test func stemsHaveTheExactColor() {
    let canvas = TextCanvas(width: 80, height: 60)
    let color = CGColor(srgbRed: 1, green: 0.2, blue: 0, alpha: 1)
    let text = AttributedText("I", attributes(48, color))
    TextLayout(text).draw(in: canvas.context, at: CGPoint(x: 10, y: 0))
    let ink = canvas.inkBounds
    let row = Int(ink.minY + ink.maxY) / 2
    let stem = (Int(ink.minX)..<Int(ink.maxX)).map { canvas.pixel($0, row) }
    #expect(stem.contains(0xFFFF_3300))
  }

  @Test func smoothedEdgesAreGray() {
    let canvas = TextCanvas(width: 120, height: 40)
    TextLayout(plain("wavy")).draw(in: canvas.context, at: CGPoint(x: 3.3, y: 3))
    for y in 0..<40 {
      for x in 0..<120 {
        let pixel = canvas.pixel(x, y)
        #expect(pixel >> 16 & 0xFF == pixel & 0xFF)
      }
    }
    #expect(canvas.darkest < 40)
  }

  @Test func placesBetweenPixelsShow() {
    func ink(_ x: CGFloat) -> [UInt32] {
      let canvas = TextCanvas(width: 40, height: 40)
      TextLayout(plain("l", size: 20)).draw(in: canvas.context, at: CGPoint(x: x, y: 5))
      return (0..<40).map { canvas.pixel($0, 20) }
    }
    #expect(ink(5) != ink(5.25))
    #expect(ink(5) != ink(5.5))
    #expect(Array(ink(6).dropFirst()) == Array(ink(5).dropLast()))
  }

  @Test func alignedLinesTouchTheirSides() {
    func ink(_ alignment: CTTextAlignment) -> PixelRect {
      let canvas = TextCanvas(width: 200, height: 30)
      let text = plain("HHH", size: 20, alignment: alignment)
      TextLayout(text, within: TextLimits(width: 200)).draw(in: canvas.context, at: .zero)
      return canvas.inkBounds
    }
    #expect(ink(.left).minX <= 3)
    #expect(ink(.right).maxX >= 197)
    #expect(abs(ink(.center).minX + ink(.center).maxX - 200) <= 1)
  }

  @Test func twiceTheScaleIsTwiceTheInk() {
    func ink(_ scale: CGFloat) -> PixelRect {
      let canvas = TextCanvas(width: 100, height: 50, scale: scale)
      TextLayout(plain("HxH", size: 30)).draw(in: canvas.context, at: CGPoint(x: 4, y: 4))
      return canvas.inkBounds
    }
    #expect(abs(ink(2).width - 2 * ink(1).width) <= 2)
    #expect(abs(ink(2).minX - 2 * ink(1).minX) <= 2)
  }

  @Test func eachRunHasItsColor() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let text = AttributedText(
      "II",
      runs: [
        .init(start: 0, attributes: attributes(48, red), paragraph: .init()),
        .init(start: 1, attributes: attributes(48, blue), paragraph: .init()),
      ])
    let canvas = TextCanvas(width: 80, height: 60)
    TextLayout(text).draw(in: canvas.context, at: .zero)
    let row = (0..<80).map { canvas.pixel($0, 35) }
    #expect(row.contains(0xFFFF_0000) && row.contains(0xFF00_00FF))
    #expect(row.firstIndex(of: 0xFFFF_0000)! < row.firstIndex(of: 0xFF00_00FF)!)
  }

  @Test func underlinesAreWholeRows() {
    var looks = attributes(20)
    looks.underline = TextDecoration(color: CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
    let canvas = TextCanvas(width: 80, height: 40)
    TextLayout(AttributedText("nnn", looks)).draw(in: canvas.context, at: .zero)
    let rows = (0..<40).filter { canvas.pixel(10, $0) == 0xFF00_FF00 }
    #expect(rows == [22])
  }

  @Test(arguments: [
    CTUnderlineStyle.single.rawValue as any Sendable, CTUnderlineStyle.single, 1, UInt8(1), 1.0,
  ])
  func anUnderlineStyleIsAnyNumber(value: any Sendable) {
    let values: [NSAttributedString.Key: Any] = [kCTUnderlineStyleAttributeName: value]
    #expect(TextAttributes(coreText: values).underline == TextDecoration())
  }

  @Test func anUnderlineStyleHasModifiers() {
    let bits = CTUnderlineStyle.double.rawValue | CTUnderlineStyleModifiers.patternDot.rawValue
    var wanted = TextDecoration(style: .double)
    wanted.pattern = .dot
    #expect(TextAttributes(coreText: [kCTUnderlineStyleAttributeName: bits]).underline == wanted)
    #expect(TextAttributes(coreText: [kCTUnderlineStyleAttributeName: Int32(0)]).underline == nil)
  }

  @Test func pressedLettersTakeTheContextsColor() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    func pixels(_ color: CGColor, isContexts: Bool) -> [UInt32] {
      var looks = attributes(30, color)
      (looks.isLetterpress, looks.takesColorFromContext) = (true, isContexts)
      let canvas = TextCanvas(width: 40, height: 40)
      canvas.context.setFillColor(red)
      TextLayout(AttributedText("I", looks)).draw(in: canvas.context, at: CGPoint(x: 9, y: 1))
      return (0..<40).flatMap { y in (0..<40).map { canvas.pixel($0, y) } }
    }
    #expect(pixels(.black, isContexts: true) == pixels(red, isContexts: false))
    #expect(pixels(.black, isContexts: false) != pixels(red, isContexts: false))
  }

  @Test func backgroundsFillTheLine() {
    var looks = attributes(20)
    looks.background = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
    let canvas = TextCanvas(width: 80, height: 40)
    let layout = TextLayout(AttributedText("  ", looks))
    layout.draw(in: canvas.context, at: .zero)
    #expect(canvas.pixel(2, 10) == 0xFFFF_FF00)
    #expect(canvas.inkBounds.minY == 0)
    #expect(canvas.inkBounds.maxY == 24)
  }

  @Test func theContextsAlphaFadesText() {
    let canvas = TextCanvas(width: 80, height: 60)
    canvas.context.setAlpha(0.5)
    TextLayout(plain("I", size: 48)).draw(in: canvas.context, at: CGPoint(x: 10, y: 0))
    #expect((126...129).contains(canvas.darkest))
  }

  @Test func aTintReplacesColors() {
    let canvas = TextCanvas(width: 80, height: 60)
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    TextLayout(plain("I", size: 48)).draw(in: canvas.context, at: .zero, tint: green)
    #expect((0..<80).contains { canvas.pixel($0, 30) == 0xFF00_FF00 })
  }

  @Test func placesThatAreNoNumbersDrawNothing() {
    let canvas = TextCanvas(width: 40, height: 40)
    TextLayout(plain("a")).draw(in: canvas.context, at: CGPoint(x: CGFloat.nan, y: 0))
    #expect(canvas.inkBounds.isEmpty)
  }

  @Test func linesStandUprightWhereYPointsUp() {
    let canvas = TextCanvas(width: 80, height: 60, flipped: false)
    let string = NSAttributedString(
      string: "L", attributes: [kCTFontAttributeName: systemFont(40)])
    canvas.context.textPosition = CGPoint(x: 10, y: 12)
    CTLineDraw(CTLineCreateWithAttributedString(string), canvas.context)
    let ink = canvas.inkBounds
    // The baseline is 12 above the bottom; an L's foot is at its bottom.
    #expect(ink.maxY == 48)
    let foot = (Int(ink.minX)..<Int(ink.maxX)).filter { canvas.pixel($0, 46) == 0xFF00_0000 }
    let top = (Int(ink.minX)..<Int(ink.maxX)).filter { canvas.pixel($0, 25) == 0xFF00_0000 }
    #expect(foot.count > 2 * top.count)
  }
}
