package import Foundation
import Synchronization

/// An `.xcassets` folder in Xcode's own format, read without being compiled.
///
/// Nothing is read before the first name is asked for. Then the names of all sets are indexed once,
/// and a set's `Contents.json` is read when its name is asked for. Images are not decoded. Invalid
/// sets are nil and one line in the log. Usable from any thread.
package final class AssetCatalog: Sendable {
  package let folder: URL
  private let state = Mutex(State())

  package init(folder: URL) { self.folder = folder }

  /// The set named `name`, with its namespaces: "Icons/Star".
  package func image(named name: String) -> ImageAsset? {
    asset(name, .image) { try ImageAsset(name: name, $0) }
  }

  package func color(named name: String) -> ColorAsset? {
    asset(name, .color) { try ColorAsset(name: name, $0) }
  }

  package func data(named name: String) -> DataAsset? {
    asset(name, .data) { try DataAsset(name: name, $0) }
  }

  package func appIcon(named name: String) -> AppIconAsset? {
    asset(name, .appIcon) { try AppIconAsset(name: name, $0) }
  }

  package func symbol(named name: String) -> SymbolAsset? {
    asset(name, .symbol) { try SymbolAsset(name: name, $0) }
  }

  // The names of all sets of a kind, sorted.
  package var appIconNames: [String] { names(.appIcon) }
  package var imageNames: [String] { names(.image) }
  package var symbolNames: [String] { names(.symbol) }
  package var colorNames: [String] { names(.color) }

  private func names(_ kind: AssetKind) -> [String] {
    state.withLock { $0.index(of: folder).names(kind) }
  }

  /// How many sets have been read so far; for tests of what a look-up costs.
  package var setsRead: Int { state.withLock { $0.assets.count } }

  /// Remembers what was found, and also that a set is invalid or empty.
  private func asset<Asset: Sendable>(
    _ name: String, _ kind: AssetKind, _ read: (AssetContents) throws -> Asset?
  ) -> Asset? {
    state.withLock { state in
      let key = Key(kind: kind, name: name)
      if let known = state.assets[key] { return known as? Asset }
      guard let place = state.index(of: folder).folder(key) else { return nil }
      let asset = AssetError.logged { try read(AssetContents(set: place, catalog: folder)) } ?? nil
      state.assets[key] = asset.map { $0 as any Sendable } ?? Nothing()
      return asset
    }
  }

  struct Key: Hashable {
    let kind: AssetKind
    let name: String
  }

  private struct Nothing: Sendable {}

  private struct State {
    var index: AssetIndex?
    var assets: [Key: any Sendable] = [:]

    mutating func index(of folder: URL) -> AssetIndex {
      if let index { return index }
      let made = AssetIndex(of: folder)
      index = made
      return made
    }
  }
}
