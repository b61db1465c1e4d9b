import AssetCatalog
import Foundation
import Testing

@Suite struct InvalidCatalogTests {
  @Test(arguments: [
    "", "{", "[]", "7", "null", #"{"images": 5}"#, #"{"images": []}"#, #"{"images": [1, "a"]}"#,
    "{}",
    #"{"images": [{"idiom": "universal"}]}"#, #"{"images": [{"filename": 3}]}"#,
    #"{"images": [{"filename": "gone.png"}]}"#, #"{"images": [{"filename": ""}]}"#,
    #"{"images": [{"filename": "a.png", "idiom": "watch"}]}"#, "\u{FEFF}{,}", #"{"images": {}}"#,
    String(repeating: "[", count: 100_000),
  ])
  func aBrokenSetIsNilAndOneLineWithItsFile(text: String) throws {
    let media = try TemporaryCatalog([
      "X.imageset/Contents.json": text, "X.imageset/a.png": ".",
    ])
    let catalog = media.catalog
    let (asset, lines) = assetLines(of: media.root) { catalog.image(named: "X") }
    #expect(asset == nil)
    #expect(lines.count == 1 || text.contains("[1, "))
    #expect(lines.first?.contains("X.imageset") == true)
    let (_, again) = assetLines(of: media.root) { catalog.image(named: "X") }
    #expect(again.isEmpty, "a broken set is read once")
  }

  @Test(arguments: ["../../secret.txt", "/etc/passwd", "..", ".", "sub/a.png", "a\\u0000.png"])
  func aFileOutsideItsFolderIsRefused(name: String) throws {
    let media = try TemporaryCatalog([
      "X.imageset/Contents.json": #"{"images": [{"filename": "\#(name)"}]}"#,
      "X.imageset/sub/a.png": ".", "../secret.txt": "secret",
    ])
    let (asset, lines) = assetLines(of: media.root) { media.catalog.image(named: "X") }
    #expect(asset == nil)
    #expect(lines.contains { $0.contains("names a file outside its folder") })
  }

  @Test func aLinkOutOfTheCatalogIsRefusedAndOneInsideIsFollowed() throws {
    let media = try TemporaryCatalog([
      "X.imageset/Contents.json": AssetCatalogTests.oneImage,
      "Y.imageset/Contents.json": AssetCatalogTests.oneImage, "shared.png": ".",
    ])
    try media.link("X.imageset/a.png", to: "/etc/hostname")
    try media.link("Y.imageset/a.png", to: "../shared.png")
    let (asset, lines) = assetLines(of: media.root) { media.catalog.image(named: "X") }
    #expect(asset == nil)
    #expect(lines.contains { $0.contains("leads out of its catalog") })
    #expect(media.catalog.image(named: "Y") != nil)
  }

  @Test func aContentsFileThatLeadsOutIsRefused() throws {
    let media = try TemporaryCatalog(["../other.json": AssetCatalogTests.oneImage])
    try media.write("X.imageset/a.png", ".")
    try media.link("X.imageset/Contents.json", to: "../../other.json")
    #expect(media.catalog.image(named: "X") == nil)
  }

  @Test func circlesOfLinksEnd() throws {
    let media = try TemporaryCatalog([
      "Group/X.imageset/Contents.json": AssetCatalogTests.oneImage, "Group/X.imageset/a.png": ".",
      "Z.imageset/Contents.json": AssetCatalogTests.oneImage,
    ])
    try media.link("Group/Again", to: "..")
    try media.link("Z.imageset/a.png", to: "a.png")
    let catalog = media.catalog
    let (asset, lines) = assetLines(of: media.root) { catalog.image(named: "X") }
    #expect(asset != nil)
    #expect(lines.count == 1)
    #expect(catalog.image(named: "Z") == nil)
  }

  @Test func anEnormousFileIsRefusedUnread() throws {
    let padding = String(repeating: " ", count: 1 << 20)
    let media = try TemporaryCatalog([
      "X.imageset/Contents.json": AssetCatalogTests.oneImage + padding, "X.imageset/a.png": ".",
    ])
    let (asset, lines) = assetLines(of: media.root) { media.catalog.image(named: "X") }
    #expect(asset == nil)
    #expect(lines.contains { $0.contains("is larger than") })
  }

  @Test func aFolderOrAPipeIsNoImage() throws {
    let media = try TemporaryCatalog([
      "X.imageset/Contents.json": AssetCatalogTests.oneImage, "X.imageset/a.png/inner": ".",
      "Y.imageset/Contents.json": AssetCatalogTests.oneImage,
    ])
    #expect(mkfifo(media.folder.appendingPathComponent("Y.imageset/a.png").path, 0o600) == 0)
    #expect(media.catalog.image(named: "X") == nil)
    #expect(media.catalog.image(named: "Y") == nil)
  }

  @Test func aMissingFileCostsOnlyItsScale() throws {
    let media = try TemporaryCatalog([
      "X.imageset/Contents.json": """
      {"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"}]}
      """,
      "X.imageset/a.png": ".",
    ])
    let (asset, lines) = assetLines(of: media.root) { media.catalog.image(named: "X") }
    #expect(asset?.best(for: AssetConditions(scale: 2))?.file.lastPathComponent == "a.png")
    #expect(lines.count == 1)
  }

  @Test func unsupportedSetsAndEqualNamesAreLoggedOnce() throws {
    let media = try TemporaryCatalog([
      "S.spriteatlas/Contents.json": "{}",
      "A/X.imageset/Contents.json": AssetCatalogTests.oneImage, "A/X.imageset/a.png": "first",
      "B/X.imageset/Contents.json": AssetCatalogTests.oneImage, "B/X.imageset/a.png": "second",
    ])
    let catalog = media.catalog
    let (asset, lines) = assetLines(of: media.root) { catalog.image(named: "X") }
    #expect(asset?.renditions[0].file.path.contains("/A/") == true)
    #expect(lines.count == 2)
    #expect(lines.contains { $0.contains("spriteatlas") })
  }
}
