import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTFontTests {
  @Test(arguments: [9.0, 17, 20, 34, 100] as [CGFloat])
  func systemLinesHaveSanFranciscosMetrics(size: CGFloat) {
    let font = systemFont(size)
    #expect(CTFontGetAscent(font) == size * 1950 / 2048)
    #expect(CTFontGetDescent(font) == size * 494 / 2048)
    #expect(CTFontGetLeading(font) == 0)
  }

  @Test func capitalsAreMeasuredInTheFontInUse() {
    // Inter: cap height 1490, x-height 1118 of 2048 units.
    let font = systemFont(17)
    #expect(abs(CTFontGetCapHeight(font) - 17 * 1490 / 2048) < 0.01)
    #expect(abs(CTFontGetXHeight(font) - 17 * 1118 / 2048) < 0.01)
  }

  @Test func otherFontsKeepTheirOwnLineMetrics() {
    // DejaVu Sans: ascent 1901, descent 483 of 2048 units.
    let font = CTFontCreateWithName("DejaVu Sans", 20, nil)
    #expect(abs(CTFontGetAscent(font) - 20 * 1901 / 2048) < 0.01)
    #expect(abs(CTFontGetDescent(font) - 20 * 483 / 2048) < 0.01)
  }

  @Test func namesAreThoseOfTheFile() {
    #expect(CTFontCopyPostScriptName(systemFont(17)) == "Inter-Regular")
    #expect(CTFontCopyFamilyName(systemFont(17, weight: 700)) == "Inter")
    #expect(CTFontCopyPostScriptName(systemFont(20)) == "InterDisplay-Regular")
  }

  @Test func facesAreFoundByPostScriptNameFullNameAndFamily() {
    for name in ["DejaVuSans-Bold", "DejaVu Sans Bold"] {
      let font = CTFontCreateWithName(name, 12, nil)
      #expect(CTFontCopyPostScriptName(font) == "DejaVuSans-Bold")
    }
    let regular = CTFontCreateWithName("DejaVu Sans", 12, nil)
    #expect(CTFontCopyPostScriptName(regular) == "DejaVuSans")
  }

  @Test func unknownNamesGiveTheSystemFont() {
    #expect(CTFontCreateWithName("No Such Font", 17, nil) == systemFont(17))
  }

  @Test(arguments: [.nan, -3, 0, -.infinity, .infinity] as [CGFloat])
  func unusableSizesBecomeTwelve(size: CGFloat) {
    #expect(CTFontGetSize(systemFont(size)) == 12)
  }

  @Test func hugeSizesAreCut() {
    #expect(CTFontGetSize(systemFont(1e12)) == FontDescriptor.maximumSize)
  }

  @Test(arguments: ["", "\0", "Inter\0Bold", String(repeating: "x", count: 100_000)])
  func hostileNamesFindNothing(name: String) {
    #expect(FontDatabase.face(named: name) == nil)
  }

  @Test func metricsAreTheSameOnAnotherThread() async {
    let font = CTFontCreateWithName("DejaVu Sans", 31, nil)
    let other = await Task.detached { CTFontCreateWithName("DejaVu Sans", 31, nil).metrics }.value
    #expect(font.metrics == other)
  }
}
