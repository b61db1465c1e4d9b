import CoreGraphics
import CoreText
import Foundation
import RasterKit
import Testing

@Suite struct CGFontTests {
  /// DejaVu Sans: 2,048 units to the em, and the numbers of its tables.
  @Test func anInstalledFontTellsItsNumbers() throws {
    let font = try #require(CGFont("DejaVuSans"))
    #expect(font.postScriptName == "DejaVuSans" && font.fullName == "DejaVu Sans")
    #expect(font.unitsPerEm == 2048 && font.numberOfGlyphs > 1000)
    #expect(font.ascent == 1901 && font.descent == -483 && font.leading == 0)
    // The file has no heights of letters, so round ones are measured.
    #expect(abs(font.xHeight - 1120) < 5 && abs(font.capHeight - 1493) < 5)
    #expect(font.italicAngle == 0 && font.stemV == 0)
    #expect(font.fontBBox.minY < -400 && font.fontBBox.maxX > 2000)
    let italic = try #require(CGFont("Inter-Italic"))
    #expect(abs(italic.italicAngle + 9.4) < 0.01)
    #expect(CGFont("No such font at all") == nil)
  }

  @Test func glyphsHaveNamesAdvancesAndBoxes() throws {
    let font = try #require(CGFont("DejaVuSans"))
    let glyph = font.getGlyphWithGlyphName(name: "A")
    #expect(glyph != 0 && font.name(for: glyph) == "A")
    var (advance, box) = (Int32(0), CGRect.zero)
    #expect(font.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advance))
    #expect(advance == 1401)
    #expect(font.getGlyphBBoxes(glyphs: [glyph], count: 1, bboxes: &box))
    #expect(box == CGRect(x: 16, y: 0, width: 1368, height: 1493))
    #expect(font.getGlyphWithGlyphName(name: "nothing of the kind") == 0)
    #expect(font.name(for: 65_535) == nil)
  }

  @Test func theFilesTablesCanBeRead() throws {
    let font = try #require(CGFont("DejaVuSans"))
    let tags = try #require(font.tableTags).compactMap { $0 as? UInt32 }
    #expect(tags.contains(0x6865_6164))
    #expect(font.table(for: 0x6865_6164)?.count == 54)
    #expect(font.table(for: 1) == nil)
  }

  @Test func aFontInMemoryTellsItsNumbersWithoutBeingRegistered() throws {
    let data = try Data(contentsOf: FontFixtures.variable)
    let font = try #require(CGDataProvider(data: data).flatMap { CGFont($0) })
    #expect(font.unitsPerEm == 1000 && font.numberOfGlyphs > 1)
    let installed = CTFontCreateWithName("CasementTestVariable-Regular", 12, nil)
    #expect(CTFontCopyFamilyName(installed) == "Inter")
  }

  @Test func aFontLosesItsSizeAndGetsAnother() throws {
    let font = CTFontCreateWithName("DejaVuSans-Bold", 31, nil)
    var descriptor: Unmanaged<CTFontDescriptor>?
    let plain = CTFontCopyGraphicsFont(font, &descriptor)
    #expect(plain.postScriptName == "DejaVuSans-Bold")
    let told = try #require(descriptor).takeRetainedValue()
    #expect(CTFontDescriptorCopyAttribute(told, kCTFontSizeAttribute) as? CGFloat == 31)
    #expect(CTFontCreateWithGraphicsFont(plain, 31, nil, nil) == font)
    // An installed font needs no registering.
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(plain, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(!CTFontManagerUnregisterGraphicsFont(plain, nil))
  }
}
