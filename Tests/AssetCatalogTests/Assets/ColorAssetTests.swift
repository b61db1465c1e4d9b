import AssetCatalog
import Testing

@Suite struct ColorAssetTests {
  @Test func componentsAreReadInAllOfXcodesSpellings() throws {
    let value = try color(
      #""srgb", "components": {"red": "0xFF", "green": "51", "blue": "0.500", "alpha": "1.000"}"#)
    #expect(value == .components(.sRGB, red: 1, green: 0.2, blue: 0.5, alpha: 1))
  }

  @Test(arguments: [("1", 1.0), ("0.25", 0.25), ("0x80", 128.0 / 255), ("9", 9.0 / 255)])
  func alphaIsOfOneWhereItCanBe(text: String, alpha: Double) throws {
    let value = try color(
      #""srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "\#(text)"}"#)
    #expect(value == .components(.sRGB, red: 0, green: 0, blue: 0, alpha: alpha))
  }

  @Test func graysHaveThreeEqualComponents() throws {
    let value = try color(#""gray-gamma-22", "components": {"white": "0.250", "alpha": "0.5"}"#)
    #expect(value == .components(.gray, red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test func onlyExtendedSpacesGoBeyondOne() throws {
    let parts =
      #""components": {"red": "1.500", "green": "-0.250", "blue": "0.000", "alpha": "1.0"}"#
    #expect(
      try color(#""extended-srgb", \#(parts)"#)
        == .components(.extendedSRGB, red: 1.5, green: -0.25, blue: 0, alpha: 1))
    #expect(
      try color(#""display-p3", \#(parts)"#)
        == .components(.displayP3, red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func appearancesChooseAmongColoursAndSystemColours() throws {
    let media = try TemporaryCatalog([
      "Accent.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "ios", "reference": "systemBlueColor"}},
        {"idiom": "universal"}]}
      """
    ])
    let asset = try #require(media.catalog.color(named: "Accent"))
    #expect(
      asset.best(for: AssetConditions()) == .components(.sRGB, red: 1, green: 0, blue: 0, alpha: 1))
    #expect(asset.best(for: AssetConditions(isDark: true)) == .system("systemBlueColor"))
  }

  @Test(arguments: [
    #""srgb", "components": {"red": "nan", "green": "0", "blue": "0"}"#,
    #""srgb", "components": {"red": "0xFFFFFFFFFF", "green": "0", "blue": "0"}"#,
    #""srgb", "components": {"red": "0", "green": "0"}"#,
    #""srgb", "components": {"red": [], "green": "0", "blue": "0"}"#,
    #""srgb", "components": 7"#, #""srgb""#, #""cmyk", "components": {}"#,
  ])
  func aColourThatMakesNoSenseIsNilAndLogged(text: String) throws {
    let media = try TemporaryCatalog(["C.colorset/Contents.json": Self.json(text)])
    let (asset, lines) = assetLines(of: media.root) { media.catalog.color(named: "C") }
    #expect(asset == nil)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("C.colorset/Contents.json") == true)
  }

  /// Xcode's template for apps has such a set.
  @Test func aSetWithoutAColourIsNilAndNoFault() throws {
    let media = try TemporaryCatalog([
      "C.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#
    ])
    let (asset, lines) = assetLines(of: media.root) { media.catalog.color(named: "C") }
    #expect(asset == nil && lines.isEmpty)
  }

  private func color(_ text: String) throws -> ColorAsset.Value {
    let media = try TemporaryCatalog(["C.colorset/Contents.json": Self.json(text)])
    let asset = try #require(media.catalog.color(named: "C"))
    return try #require(asset.best(for: AssetConditions()))
  }

  private static func json(_ text: String) -> String {
    #"{"colors": [{"idiom": "universal", "color": {"color-space": \#(text)}}]}"#
  }
}
