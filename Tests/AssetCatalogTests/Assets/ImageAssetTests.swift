import AssetCatalog
import Foundation
import Testing

@Suite struct ImageAssetTests {
  @Test(arguments: [
    (1.0, "logo.png"), (1.5, "logo@2x.png"), (2.0, "logo@2x.png"), (3.0, "logo@3x.png"),
    (4.0, "logo@3x.png"),
  ])
  func theExactScaleOrTheNextLargerOrTheLargestIsChosen(scale: Double, file: String) throws {
    let media = try TemporaryCatalog([
      "Logo.imageset/Contents.json": """
      {"images": [
        {"idiom": "universal", "filename": "logo.png", "scale": "1x"},
        {"idiom": "universal", "filename": "logo@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "logo@3x.png", "scale": "3x"}],
       "info": {"author": "xcode", "version": 1}}
      """,
      "Logo.imageset/logo.png": "1", "Logo.imageset/logo@2x.png": "2",
      "Logo.imageset/logo@3x.png": "3",
    ])
    let asset = try #require(media.catalog.image(named: "Logo"))
    let best = try #require(asset.best(for: AssetConditions(scale: scale)))
    #expect(best.file.lastPathComponent == file)
    #expect(best.format == .bitmap)
  }

  @Test func theIdiomComesBeforeUniversalAndOtherIdiomsLast() throws {
    let asset = try image([
      #"{"idiom": "iphone", "filename": "a.png", "scale": "2x"}"#,
      #"{"idiom": "universal", "filename": "b.png", "scale": "1x"}"#,
      #"{"idiom": "ipad", "filename": "c.png", "scale": "1x"}"#,
    ])
    #expect(asset.file(AssetConditions(idiom: .pad, scale: 2)) == "c.png")
    #expect(asset.file(AssetConditions(idiom: .mac, scale: 2)) == "b.png")
    #expect(asset.file(AssetConditions(idiom: .phone, scale: 1)) == "a.png")
    let old = try image([#"{"idiom": "iphone", "filename": "a.png", "scale": "2x"}"#])
    #expect(old.file(AssetConditions(idiom: .pad)) == "a.png")
  }

  @Test func appearancesFallBackFromHighContrastToLuminosityToAny() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
    let asset = try image([
      #"{"idiom": "universal", "filename": "a.png"}"#,
      #"{"idiom": "universal", "filename": "b.png", \#(dark)}"#,
      #"{"idiom": "universal", "filename": "c.png", \#(high)}"#,
    ])
    #expect(asset.file(AssetConditions()) == "a.png")
    #expect(asset.file(AssetConditions(isDark: true)) == "b.png")
    #expect(asset.file(AssetConditions(isHighContrast: true)) == "c.png")
    #expect(asset.file(AssetConditions(isDark: true, isHighContrast: true)) == "b.png")
    let onlyDark = try image([#"{"idiom": "universal", "filename": "b.png", \#(dark)}"#])
    #expect(onlyDark.file(AssetConditions()) == nil)
  }

  @Test func aDirectionIsChosenBeforeTheScale() throws {
    let asset = try image([
      #"{"filename": "a.png", "scale": "2x", "language-direction": "left-to-right"}"#,
      #"{"filename": "b.png", "scale": "1x", "language-direction": "right-to-left"}"#,
    ])
    #expect(asset.file(AssetConditions(scale: 2, isRightToLeft: true)) == "b.png")
    #expect(asset.file(AssetConditions(scale: 1)) == "a.png")
  }

  @Test func vectorImagesHaveNoScaleAndGiveWayToExactBitmapsOnly() throws {
    let asset = try image([
      #"{"filename": "a.svg"}"#, #"{"filename": "b.png", "scale": "2x"}"#,
    ])
    let at1 = try #require(asset.best(for: AssetConditions(scale: 1)))
    #expect(at1.format == .svg)
    #expect(at1.scale == nil)
    #expect(asset.file(AssetConditions(scale: 2)) == "b.png")
    let single = try image([#"{"filename": "a.PDF"}"#, #"{"filename": "b.png"}"#])
    #expect(single.renditions.map(\.format) == [.pdf, .bitmap])
    #expect(single.renditions.map(\.scale) == [nil, 1])
  }

  @Test func renderingPropertiesAndSlicesAreRead() throws {
    let slices = """
      "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 2},
      "cap-insets": {"top": 3, "left": 4, "bottom": 5, "right": 6}}
      """
    let asset = try image(
      [#"{"filename": "a.png", \#(slices)}"#],
      properties:
        #"{"template-rendering-intent": "template", "preserves-vector-representation": true}"#
    )
    #expect(asset.renderingIntent == .template)
    #expect(asset.preservesVectorRepresentation)
    let slicing = try #require(asset.renditions[0].slicing)
    #expect(slicing.mode == .nine)
    #expect(slicing.centerMode == .tile)
    #expect([slicing.top, slicing.left, slicing.bottom, slicing.right] == [3, 4, 5, 6])
    #expect(slicing.center == CGSize(width: 1, height: 2))
  }

  @Test func threePartSlicesHaveNoCapsAcross() throws {
    let caps = #""cap-insets": {"top": 3, "left": 4, "bottom": 5, "right": 6}"#
    let asset = try image([
      #"{"filename": "a.png", "resizing": {"mode": "3-part-horizontal", \#(caps)}}"#,
      #"{"filename": "b.png", "resizing": {"mode": "3-part-vertical", \#(caps)}}"#,
      #"{"filename": "c.png", "resizing": {"mode": "12-part", \#(caps)}}"#,
    ])
    let slices = asset.renditions.map(\.slicing)
    #expect(slices[0].map { [$0.top, $0.left, $0.bottom, $0.right] } == [0, 4, 0, 6])
    #expect(slices[1].map { [$0.top, $0.left, $0.bottom, $0.right] } == [3, 0, 5, 0])
    #expect(slices[2] == nil)
  }

  private func image(_ entries: [String], properties: String = "{}") throws -> ImageAsset {
    var files = [
      "I.imageset/Contents.json":
        #"{"images": [\#(entries.joined(separator: ","))], "properties": \#(properties)}"#
    ]
    for name in ["a.png", "b.png", "c.png", "a.svg", "a.PDF"] { files["I.imageset/" + name] = "." }
    let media = try TemporaryCatalog(files)
    return try #require(media.catalog.image(named: "I"))
  }
}

extension ImageAsset {
  fileprivate func file(_ conditions: AssetConditions) -> String? {
    best(for: conditions)?.file.lastPathComponent
  }
}
