package import Foundation

/// A custom symbol: an SVG template with groups such as "Regular-M".
package struct SymbolAsset: Hashable, Sendable {
  package let name: String
  package let file: URL

  init(name: String, _ contents: AssetContents) throws {
    self.name = name
    let files = try contents.entriesWithFiles("symbols") { _, file in file }
    file = files[0]
  }
}
