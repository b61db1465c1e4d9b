import CoreGraphics
import Foundation
import RasterKit
import Testing

@testable import SystemSymbols

@Suite struct IconFontTests {
  @Test func namesAreNotDrawnToo() {
    #expect(SystemSymbol.iconFontNames.count > 300)
    #expect(Set(SystemSymbol.iconFontNames).isDisjoint(with: SystemSymbol.drawnNames))
  }

  @Test func aFileThatIsNoFontIsRefused() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
    try Data("not a font".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(IconFont(file: file.path) == nil)
    #expect(IconFont(file: "/no/such/font.ttf") == nil)
  }

  @Test func aGlyphIsASymbolThatWeightsThicken() throws {
    let font = try #require(IconFont(file: Self.dejaVu))
    let (regular, black) = (try drawn(font, 0x25CF, .regular), try drawn(font, 0x25CF, .black))
    #expect(regular.box.width > 30 && regular.box.width < 140)
    #expect(black.box.width > regular.box.width + 4)
    #expect(font.outline(of: 0x10_FFFE) == nil)
  }

  @Test(arguments: SymbolWeight.allCases)
  func holesStayHolesInAllWeights(weight: SymbolWeight) throws {
    let font = try #require(IconFont(file: Self.dejaVu))
    let letter = try drawn(font, 0x4F, weight)
    let (middle, row) = (letter.pixels.size.width / 2, letter.pixels.size.height / 2)
    #expect(letter[middle, row] == 0)
    #expect(letter[16, row] >> 24 == 255)
  }

  private func drawn(
    _ font: IconFont, _ codePoint: UInt32, _ weight: SymbolWeight
  ) throws -> Drawn {
    let path = try #require(font.outline(of: codePoint))
    let part = SymbolPart(shape: .glyph, effect: .paint, level: 1, width: 1, path: path)
    let symbol = SystemSymbol(name: "glyph", parts: [part])
    return Drawn(symbol.outline(pointSize: 100, weight: weight))
  }

  private static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
}
