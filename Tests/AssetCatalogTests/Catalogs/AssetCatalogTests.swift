import AssetCatalog
import Foundation
import Testing

@Suite struct AssetCatalogTests {
  @Test func groupsAreNamespacesOnlyIfTheySaySo() throws {
    let media = try TemporaryCatalog([
      "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Icons/Star.imageset/Contents.json": Self.oneImage, "Icons/Star.imageset/a.png": ".",
      "Icons/Small/Dot.imageset/Contents.json": Self.oneImage,
      "Icons/Small/Dot.imageset/a.png": ".",
      "Plain/Contents.json": "{}",
      "Plain/Moon.imageset/Contents.json": Self.oneImage, "Plain/Moon.imageset/a.png": ".",
    ])
    let catalog = media.catalog
    #expect(catalog.image(named: "Icons/Star") != nil)
    #expect(catalog.image(named: "Icons/Dot") != nil)
    #expect(catalog.image(named: "Moon") != nil)
    #expect(catalog.image(named: "Star") == nil)
    #expect(catalog.image(named: "Plain/Moon") == nil)
  }

  @Test func onlySetsThatAreAskedForAreRead() throws {
    var files: [String: String] = [:]
    for number in 0..<50 {
      files["I\(number).imageset/Contents.json"] = number == 7 ? Self.oneImage : "broken"
      files["I\(number).imageset/a.png"] = "."
    }
    let media = try TemporaryCatalog(files)
    let catalog = media.catalog
    let (asset, lines) = assetLines(of: media.root) { catalog.image(named: "I7") }
    #expect(asset != nil)
    #expect(lines.isEmpty)
    #expect(catalog.setsRead == 1)
    #expect(catalog.image(named: "I99") == nil)
    #expect(catalog.setsRead == 1)
  }

  @Test func aCatalogIsNotOpenedBeforeANameIsAsked() throws {
    let media = try TemporaryCatalog()
    let catalogs = AssetCatalogs(in: [media.root])
    try media.write("Late.imageset/Contents.json", Self.oneImage)
    try media.write("Late.imageset/a.png", ".")
    #expect(catalogs.image(named: "Late") != nil)
  }

  @Test func kindsHaveNamesOfTheirOwn() throws {
    let media = try TemporaryCatalog([
      "Sea.imageset/Contents.json": Self.oneImage, "Sea.imageset/a.png": ".",
      "Sea.dataset/Contents.json": #"{"data": [{"filename": "a.txt"}]}"#, "Sea.dataset/a.txt": ".",
    ])
    #expect(media.catalog.image(named: "Sea") != nil)
    #expect(media.catalog.data(named: "Sea") != nil)
    #expect(media.catalog.color(named: "Sea") == nil)
  }

  @Test func catalogsAreSearchedInOrder() throws {
    let first = try TemporaryCatalog([
      "A.imageset/Contents.json": Self.oneImage, "A.imageset/a.png": "first",
      "B.imageset/Contents.json": "broken",
    ])
    let second = try TemporaryCatalog([
      "A.imageset/Contents.json": Self.oneImage, "A.imageset/a.png": "second",
      "B.imageset/Contents.json": Self.oneImage, "B.imageset/a.png": "second",
    ])
    let catalogs = AssetCatalogs(in: [first.root, second.root])
    func text(_ name: String) throws -> String {
      let rendition = catalogs.image(named: name)?.best(for: AssetConditions())
      return try String(contentsOf: #require(rendition).file, encoding: .utf8)
    }
    #expect(try text("A") == "first")
    #expect(try text("B") == "second")
    #expect(AssetCatalogs(in: [first.root.appendingPathComponent("none")]).catalogs.isEmpty)
  }

  @Test func catalogsOneLevelDownAreFound() throws {
    let media = try TemporaryCatalog([
      "../Resources/More.xcassets/A.imageset/Contents.json": Self.oneImage,
      "../Resources/More.xcassets/A.imageset/a.png": ".",
      "../Resources/Deep/Deeper.xcassets/B.imageset/Contents.json": Self.oneImage,
    ])
    let catalogs = AssetCatalogs(in: [media.root])
    #expect(
      catalogs.catalogs.map(\.folder.lastPathComponent) == ["Media.xcassets", "More.xcassets"])
    #expect(catalogs.image(named: "A") != nil)
  }

  @Test func aCompiledCatalogIsLogged() throws {
    let media = try TemporaryCatalog(["../Assets.car": "BOMStore"])
    let (_, lines) = assetLines(of: media.root) { AssetCatalogs(in: [media.root]).catalogs }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("copy its .xcassets") == true)
  }

  static let oneImage = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
}
