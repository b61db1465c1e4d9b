import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct GlyphMaskTests {
  /// A scale too small to be visible that makes glyphs use outlines instead of masks.
  private let outlines = CGAffineTransform(scaleX: 1.0000001, y: 1)

  private func pixels(_ string: String, _ transform: CGAffineTransform, x: CGFloat) -> [Int] {
    let canvas = TextCanvas(width: 200, height: 40)
    canvas.context.concatenate(transform)
    TextLayout(plain(string)).draw(in: canvas.context, at: CGPoint(x: x, y: 6))
    return (0..<40).flatMap { y in (0..<200).map { Int(canvas.pixel($0, y) & 0xFF) } }
  }

  private func greatestDifference(_ a: [Int], _ b: [Int]) -> Int {
    zip(a, b).map { abs($0 - $1) }.max() ?? 0
  }

  @Test(arguments: [5, 5.25, 5.5, 5.75] as [CGFloat])
  func aGlyphLooksLikeItsOutlineAtEachQuarter(x: CGFloat) {
    for letter in ["g", "W", "…", "l"] {
      let masked = pixels(letter, .identity, x: x)
      #expect(masked.contains { $0 < 128 })
      #expect(greatestDifference(masked, pixels(letter, outlines, x: x)) <= 3)
    }
  }

  @Test func glyphsAreNeverMoreThanAnEighthOfAPixelOff() {
    // Moving the edge of a stem by an eighth changes a pixel by 32; two edges by twice that.
    let line = "Hamburgefonstiv, waving"
    let difference = greatestDifference(
      pixels(line, .identity, x: 3.1), pixels(line, outlines, x: 3.1))
    #expect(difference > 0)
    #expect(difference <= 70)
  }

  @Test func textPartlyOutsideIsCut() {
    let whole = pixels("word", .identity, x: 10)
    let moved = pixels("word", .identity, x: -2)
    for y in 0..<40 {
      let row = y * 200
      #expect(Array(whole[(row + 12)..<(row + 100)]) == Array(moved[row..<(row + 88)]))
    }
    #expect(!pixels("word", .identity, x: 1e7).contains { $0 < 255 })
  }

  @Test func overlappingGlyphsCoverAtMostAll() {
    var attributes = TextAttributes(font: systemFont(30))
    attributes.kern = -9
    let canvas = TextCanvas(width: 80, height: 50)
    TextLayout(AttributedText("HHHHHH", attributes)).draw(
      in: canvas.context, at: CGPoint(x: 20, y: 4))
    #expect(canvas.darkest == 0)
  }

  @Test func withoutAntialiasingAPixelIsCoveredOrNot() {
    let canvas = TextCanvas(width: 200, height: 40)
    canvas.context.setShouldAntialias(false)
    TextLayout(plain("Hamburg")).draw(in: canvas.context, at: CGPoint(x: 5.25, y: 6))
    let levels = Set((0..<40).flatMap { y in (0..<200).map { canvas.pixel($0, y) & 0xFF } })
    #expect(levels == [0, 255])
  }

  @Test func manySizesDoNotKeepMemory() {
    let canvas = TextCanvas(width: 200, height: 80)
    for step in 0..<300 {
      let size = 10 + CGFloat(step) * 0.15
      TextLayout(plain("Sphinx of black quartz", size: size)).draw(in: canvas.context, at: .zero)
    }
    #expect(TextLayout.cachedGlyphBytes < 2 << 20)
  }
}
