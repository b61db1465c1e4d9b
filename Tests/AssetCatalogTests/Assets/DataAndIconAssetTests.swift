import AssetCatalog
import Foundation
import Testing

@Suite struct DataAndIconAssetTests {
  @Test func dataHasAFileAndAType() throws {
    let media = try TemporaryCatalog([
      "Words.dataset/Contents.json": """
      {"data": [{"idiom": "universal", "filename": "words.json",
        "universal-type-identifier": "public.json"}]}
      """,
      "Words.dataset/words.json": "[1]",
    ])
    let best = media.catalog.data(named: "Words")?.best(for: AssetConditions())
    let variant = try #require(best)
    #expect(variant.typeIdentifier == "public.json")
    #expect(try String(contentsOf: variant.file, encoding: .utf8) == "[1]")
  }

  @Test func anIconOfTheExactOrTheNextLargerSizeIsChosen() throws {
    let media = try TemporaryCatalog([
      "AppIcon.appiconset/Contents.json": """
      {"images": [
        {"idiom": "iphone", "size": "60x60", "scale": "2x", "filename": "a.png"},
        {"idiom": "ipad", "size": "20x20", "scale": "1x", "filename": "b.png"},
        {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "c.png"},
        {"idiom": "universal", "size": "1024x1024", "filename": "d.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "size": "1024x1024", "filename": "e.png",
         "appearances": [{"appearance": "luminosity", "value": "tinted"}]},
        {"idiom": "ipad", "size": "huge", "filename": "e.png"},
        {"idiom": "ipad", "size": "76x76", "scale": "1x"}]}
      """,
      "AppIcon.appiconset/a.png": ".", "AppIcon.appiconset/b.png": ".",
      "AppIcon.appiconset/c.png": ".", "AppIcon.appiconset/d.png": ".",
      "AppIcon.appiconset/e.png": ".",
    ])
    let icon = try #require(AssetCatalogs(in: [media.root]).appIcon())
    #expect(icon.renditions.map(\.pixels) == [20, 120, 1024, 1024])
    func file(_ pixels: Int, _ isDark: Bool = false) -> String? {
      icon.best(forPixels: pixels, isDark: isDark)?.file.lastPathComponent
    }
    #expect([file(16), file(20), file(32), file(256)] == ["b.png", "b.png", "a.png", "c.png"])
    #expect(file(9999) == "c.png")
    #expect(file(16, true) == "d.png")
  }

  @Test func aSymbolSetNamesItsTemplate() throws {
    let media = try TemporaryCatalog([
      "custom.star.symbolset/Contents.json":
        #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#,
      "custom.star.symbolset/s.svg": "<svg/>",
    ])
    #expect(media.catalog.symbol(named: "custom.star")?.file.lastPathComponent == "s.svg")
  }
}
