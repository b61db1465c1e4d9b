package import Foundation

/// An app icon in several sizes.
package struct AppIconAsset: Hashable, Sendable {
  package struct Rendition: Hashable, Sendable {
    package let file: URL
    /// The side of the icon, which is square.
    package let pixels: Int
    package let isDark: Bool
  }

  package let name: String
  /// From small to large.
  package let renditions: [Rendition]

  init(name: String, _ contents: AssetContents) throws {
    self.name = name
    let slots = try contents.entriesWithFiles("images", mayBeUndrawn: true, Rendition.init)
    let found = slots.compactMap(\.self)
    if found.isEmpty, !slots.isEmpty { throw AssetError(contents.file, "has no icon with a size") }
    renditions = found.sorted { $0.pixels < $1.pixels }
  }

  /// The icon of exactly this size, or the next larger one, or the largest.
  package func best(forPixels pixels: Int, isDark: Bool = false) -> Rendition? {
    let wanted = renditions.filter { $0.isDark == isDark }
    guard !wanted.isEmpty else { return isDark ? best(forPixels: pixels) : nil }
    return wanted.first { $0.pixels >= pixels } ?? wanted.last
  }
}

extension AppIconAsset.Rendition {
  /// Nil for a tinted icon, and for a size that makes no sense.
  init?(_ entry: JSONObject, _ file: URL) {
    let appearances = entry.objects("appearances").map { $0.string("value") }
    guard appearances.allSatisfy({ $0 == "dark" }),
      let side = entry.string("size")?.split(separator: "x").first.flatMap({ Double($0) }),
      side > 0, side <= 4096
    else { return nil }
    self.file = file
    pixels = Int((side * (AssetQualifiers.scale(entry.string("scale")) ?? 1)).rounded())
    isDark = !appearances.isEmpty
  }
}
