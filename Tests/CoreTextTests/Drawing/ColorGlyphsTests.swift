import CoreText
import Foundation
import PeakMemory
import Testing

/// Pictures of letters in a file that is damaged. Each in a process of its own, as the fonts have one name.
@Suite struct ColorGlyphsTests {
  /// The green square's font.
  private static func font(_ damage: (inout Data) throws -> Void) throws -> CTFont {
    var data = try Data(contentsOf: FontFixtures.colored)
    try damage(&data)
    let descriptor = try #require(CTFontManagerCreateFontDescriptorFromData(data))
    return CTFontCreateWithFontDescriptor(descriptor, 90, nil)
  }

  private static func number(at place: Int, in data: Data) -> Int {
    data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func isDrawn(_ font: CTFont) -> Bool {
    let canvas = TextCanvas(width: 100, height: 100)
    TextLayout(AttributedText("\u{E100}", TextAttributes(font: font)))
      .draw(in: canvas.context, at: .zero)
    return (0..<100).contains { canvas.pixel($0, 50) == 0xFF00_C800 }
  }

  @Test func aPictureIsDrawnAndHasNoOutline() async {
    await #expect(processExitsWith: .success) {
      let font = try ColorGlyphsTests.font { _ in }
      #expect(ColorGlyphsTests.isDrawn(font))
      #expect(CTFontCreatePathForGlyph(font, 1, nil)?.isEmpty ?? true)
    }
  }

  @Test(.timeLimit(.minutes(1))) func aBrokenPictureIsLeftOut() async {
    await #expect(processExitsWith: .success) {
      let font = try ColorGlyphsTests.font { data in
        let body = try #require(data.range(of: Data("IDAT".utf8)))
        data[body.upperBound + 8] ^= 0xFF
      }
      #expect(!ColorGlyphsTests.isDrawn(font))
    }
  }

  /// Ninety times as large as it is.
  @Test func aPictureThatIsCalledAPixelHighIsLeftOut() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      try PeakMemory.printGrowth {
        let font = try ColorGlyphsTests.font { data in
          let entry = try #require(data.range(of: Data("sbix".utf8)))
          let table = ColorGlyphsTests.number(at: entry.upperBound + 4, in: data)
          // Its first pictures begin with how many pixels an em has.
          let pictures = table + ColorGlyphsTests.number(at: table + 8, in: data)
          data.replaceSubrange(pictures..<pictures + 2, with: [0, 1])
        }
        #expect(!ColorGlyphsTests.isDrawn(font))
      }
    }
    let growth = try #require(PeakMemory.growth(in: result?.standardOutputContent ?? []))
    #expect(growth < 32 << 20 || !PeakMemory.isTelling)
  }
}
