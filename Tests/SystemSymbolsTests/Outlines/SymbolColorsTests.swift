import CoreGraphics
import RasterKit
import SystemSymbols
import Testing

@Suite struct SymbolColorsTests {
  @Test func oneColourKnocksTheMarkOut() throws {
    let drawn = try circledPlus(.monochrome(blue))
    #expect(drawn.atMark == 0)
    #expect(drawn.atRing == 0xFF00_00FF)
  }

  @Test func hierarchicalColoursFadeFromLevelToLevel() throws {
    let drawn = try circledPlus(.hierarchical(blue))
    #expect(drawn.atMark == 0xFF00_00FF)
    #expect(drawn.atRing >> 24 == 0x80 || drawn.atRing >> 24 == 0x7F)
  }

  @Test func palettesColourEachLevel() throws {
    let drawn = try circledPlus(.palette([red, blue]))
    #expect(drawn.atMark == 0xFFFF_0000)
    #expect(drawn.atRing == 0xFF00_00FF)
    #expect(try circledPlus(.palette([red])).atRing == 0xFFFF_0000)
  }

  @Test func theLastColourServesFurtherLevels() throws {
    let speaker = try #require(SystemSymbol(named: "speaker.wave.2")).outline(pointSize: 20)
    #expect(speaker.levelCount == 3)
    let two = Drawn(speaker, .palette([red, blue]))
    let three = Drawn(speaker, .palette([red, blue, blue]))
    for y in 0..<two.pixels.size.height {
      for x in 0..<two.pixels.size.width { #expect(two[x, y] == three[x, y]) }
    }
  }

  @Test func translucentColoursDoNotAddUpInsideAPart() throws {
    let half = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5)
    let plus = try #require(SystemSymbol(named: "plus")).outline(pointSize: 40, weight: .black)
    let drawn = Drawn(plus, .monochrome(half))
    let middle = drawn[drawn.pixels.size.width / 2, drawn.pixels.size.height / 2]
    #expect(abs(Int(middle >> 24) - 128) <= 1)
  }

  @Test func whatIsCutOutShowsTheBackground() throws {
    let symbol = try #require(SystemSymbol(named: "plus.circle.fill")).outline(pointSize: 40)
    let pixels = PixelBuffer(size: PixelSize(width: 60, height: 60))
    let context = CGContext(pixels: pixels, scale: 1, flipped: true)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    symbol.draw(in: context, .monochrome(blue))
    let middle = Int32(symbol.size.width / 2)
    #expect(pixels.target.address(x: middle, y: middle).pointee == 0xFFFF_0000)
    #expect(pixels.target.address(x: middle / 2, y: middle / 2).pointee == 0xFF00_00FF)
  }

  @Test func drawingLeavesTheContextAsItWas() throws {
    let plus = try #require(SystemSymbol(named: "plus.circle.fill")).outline(pointSize: 20)
    let drawn = Drawn(plus)
    let context = CGContext(pixels: drawn.pixels, scale: 1, flipped: true)
    let before = context.ctm
    plus.draw(in: context, .monochrome(red))
    #expect(context.ctm == before)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(drawn[0, 0] == 0xFF00_0000)
  }

  /// The middle of the mark, and a place in the circle away from it.
  private func circledPlus(_ colors: SymbolColors) throws -> (atMark: UInt32, atRing: UInt32) {
    let symbol = try #require(SystemSymbol(named: "plus.circle.fill"))
    let drawn = Drawn(symbol.outline(pointSize: 40), colors)
    let (width, height) = (drawn.pixels.size.width, drawn.pixels.size.height)
    return (drawn[width / 2, height / 2], drawn[width / 2 + width / 8, height / 2 + height / 8])
  }
}

private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
