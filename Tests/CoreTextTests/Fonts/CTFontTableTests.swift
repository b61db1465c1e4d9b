import CoreGraphics
import CoreText
import Foundation
import FoundationAdditions
import Testing

@Suite struct CTFontTableTests {
  private let sans = CTFontCreateWithName("DejaVuSans", 20, nil)

  @Test func tablesAreTheFilesOwn() throws {
    let tags = try #require(CTFontCopyAvailableTables(sans, []) as? [CTFontTableTag])
    let named = [kCTFontTableHead, kCTFontTableCmap, kCTFontTableGlyf, kCTFontTableOS2]
    #expect(named.allSatisfy { tags.contains(CTFontTableTag($0)) })
    let head = try #require(CTFontCopyTable(sans, CTFontTableTag(kCTFontTableHead), []))
    // Units per em, at byte 18.
    #expect(head.count == 54 && Int(head[18]) << 8 | Int(head[19]) == 2048)
    #expect(CTFontCopyTable(sans, 0x7A7A_7A7A, []) == nil)
    #expect(CTFontHasTable(sans, CTFontTableTag(kCTFontTableHead)))
    #expect(!CTFontHasTable(sans, 0x7A7A_7A7A))
  }

  @Test func traitsAreThoseOfTheFile() {
    func traits(_ name: String) -> CTFontSymbolicTraits {
      CTFontGetSymbolicTraits(CTFontCreateWithName(name, 12, nil))
    }
    #expect(traits("DejaVuSans") == [])
    #expect(traits("DejaVuSans-Bold") == .traitBold)
    #expect(traits("DejaVuSansMono") == .traitMonoSpace)
    #expect(traits("Inter-Italic") == .traitItalic)
  }

  @Test func italicsHaveAnAngle() {
    #expect(CTFontGetSlantAngle(sans) == 0)
    #expect(
      (-20 ..< -5).contains(CTFontGetSlantAngle(CTFontCreateWithName("Inter-Italic", 12, nil))))
  }

  @Test func theBoundingBoxHoldsEachGlyph() {
    let box = CTFontGetBoundingBox(sans)
    var glyph = CTFontGetGlyphWithName(sans, "W")
    #expect(glyph > 0)
    #expect(box.contains(CTFontGetBoundingRectsForGlyphs(sans, .horizontal, &glyph, nil, 1)))
    #expect(CTFontGetGlyphWithName(sans, "no such name") == 0)
  }

  @Test func charactersAreThoseWithGlyphs() throws {
    let set = CTFontCopyCharacterSet(sans)
    #expect(set.contains("a") && set.contains("\u{3B1}"))
    #expect(!set.contains(try #require(Unicode.Scalar(0x4E00))))
    let mono = CTFontCreateForString(sans, "a\u{4E00}", CFRange(location: 0, length: 1))
    #expect(CTFontCopyFamilyName(mono) == "DejaVu Sans")
    #expect(CTFontCreateForString(sans, "", CFRange(location: 5, length: 9)) == sans)
  }

  @Test func aMatrixChangesGlyphsAndTheirAdvances() throws {
    var matrix = CGAffineTransform(scaleX: 2, y: 1)
    let wide = CTFontCreateWithName("DejaVuSans", 20, &matrix)
    #expect(CTFontGetMatrix(wide) == matrix && CTFontGetMatrix(sans) == .identity)
    var glyph = CTFontGetGlyphWithName(sans, "n")
    let advances = [sans, wide].map { CTFontGetAdvancesForGlyphs($0, .default, &glyph, nil, 1) }
    #expect(advances[1] == 2 * advances[0])
    let boxes = [sans, wide].compactMap {
      CTFontCreatePathForGlyph($0, glyph, nil)?.boundingBoxOfPath
    }
    #expect(abs(boxes[1].width - 2 * boxes[0].width) < 0.1)
    #expect(abs(boxes[1].height - boxes[0].height) < 0.1)
    let line = TextLayout(AttributedText("nnn", TextAttributes(font: wide)))
    #expect(abs(line.size.width - 3 * CGFloat(advances[1])) < 0.1)
    #expect(line.size.height == CTFontGetAscent(sans) + CTFontGetDescent(sans))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, 1e9])
  func matricesThatLeaveNothingAreRefused(factor: CGFloat) {
    var matrix = CGAffineTransform(scaleX: factor, y: factor)
    #expect(CTFontGetMatrix(CTFontCreateWithName("DejaVuSans", 20, &matrix)) == .identity)
  }

  @Test func featuresOfTheFileAreListed() throws {
    let inter = CTFontCreateUIFontForLanguage(.system, 17, nil)
    let features = try #require(inter.flatMap { CTFontCopyFeatures($0) } as? [CFDictionary])
    let tags = features.compactMap { $0[kCTFontOpenTypeFeatureTag] as? String }
    #expect(Set(["tnum", "kern", "ss01"]).isSubset(of: tags))
  }

  @Test func featuresThatAreSetAreTold() throws {
    #expect(CTFontCopyFeatureSettings(sans) == nil)
    let plain = CTFontCopyFontDescriptor(sans)
    // Numbers of equal width, by Apple's numbers.
    let digits = CTFontDescriptorCreateCopyWithFeature(plain, 6, 0)
    let set = CTFontCopyFeatureSettings(CTFontCreateWithFontDescriptor(digits, 0, nil))
    let first = try #require(set?.first as? CFDictionary)
    #expect(first[kCTFontOpenTypeFeatureTag] as? String == "tnum")
    #expect(first[kCTFontOpenTypeFeatureValue] as? Int == 1)
  }

  @Test func opticalBoundsAreAsWideAsAdvances() {
    var glyphs = [CTFontGetGlyphWithName(sans, "W"), CTFontGetGlyphWithName(sans, "i")]
    var boxes = [CGRect](repeating: .zero, count: 2)
    let all = CTFontGetOpticalBoundsForGlyphs(sans, &glyphs, &boxes, 2, 0)
    var advances = [CGSize](repeating: .zero, count: 2)
    CTFontGetAdvancesForGlyphs(sans, .horizontal, &glyphs, &advances, 2)
    #expect(boxes.map(\.width) == advances.map(\.width))
    #expect(boxes.allSatisfy { $0.minX == 0 && $0.minY == -CTFontGetDescent(sans) })
    #expect(all.width == boxes[0].width && abs(all.maxY - CTFontGetAscent(sans)) < 0.001)
  }
}
