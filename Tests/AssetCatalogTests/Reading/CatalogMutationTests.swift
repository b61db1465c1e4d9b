import AssetCatalog
import Foundation
import SeededInput
import Testing

/// Descriptions with wrong bytes, parts left out and parts twice: assets, or none, and never a file outside
/// of the catalog.
@Suite struct CatalogMutationTests {
  private static let sets = [
    "A.imageset": """
    {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
      {"idiom": "iphone", "filename": "b.png", "scale": "2x", "display-gamut": "display-P3",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
      "properties": {"template-rendering-intent": "template"}}
    """,
    "A.colorset": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0x1F", "green": "0.5", "blue": "200", "alpha": "1.0"}}}]}
    """,
    "A.dataset": #"{"data": [{"idiom": "universal", "filename": "a.png"}]}"#,
    "A.appiconset": """
    {"images": [{"idiom": "iphone", "size": "60x60", "scale": "2x", "filename": "a.png"}]}
    """,
    "A.symbolset": #"{"symbols": [{"idiom": "universal", "filename": "a.png"}]}"#,
  ]

  @Test func mutationsAreAssetsOrNone() throws {
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    let media = try TemporaryCatalog()
    for set in Self.sets.keys {
      for name in ["a.png", "b.png"] { try media.write("\(set)/\(name)", ".") }
    }
    let root = media.folder.resolvingSymlinksInPath().path + "/"
    var found = 0
    for _ in 0..<mutationRounds(60) {
      for (set, text) in Self.sets.sorted(by: { $0.key < $1.key }) {
        let file = media.folder.appendingPathComponent("\(set)/Contents.json")
        try Data(text.utf8).mutated(using: &numbers).write(to: file)
      }
      // Each catalog reads its files once.
      for file in files(of: media.catalog) {
        found += 1
        #expect(
          file.resolvingSymlinksInPath().path.hasPrefix(root), "SEED=\(SeededGenerator.seed)")
      }
    }
    #expect(found > 0, "some mutations name files yet")
  }

  /// What the sets answer in some surroundings; colours are finite.
  private func files(of catalog: AssetCatalog) -> [URL] {
    var files: [URL] = []
    for conditions in [AssetConditions(), AssetConditions(idiom: .phone, scale: 2)] {
      files += [catalog.image(named: "A")?.best(for: conditions)?.file].compactMap(\.self)
      files += [catalog.data(named: "A")?.best(for: conditions)?.file].compactMap(\.self)
      let color = catalog.color(named: "A")?.best(for: conditions)
      if case .components(_, let red, let green, let blue, let alpha) = color {
        #expect([red, green, blue, alpha].allSatisfy { $0.isFinite })
      }
    }
    _ = catalog.symbol(named: "A")
    return files + [catalog.appIcon(named: "A")?.best(forPixels: 60)?.file].compactMap(\.self)
  }
}
