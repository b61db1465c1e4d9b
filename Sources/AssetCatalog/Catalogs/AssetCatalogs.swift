package import Foundation
import Synchronization

/// The asset catalogs of several folders, usually those of an app's bundles, searched in order.
///
/// The folders are listed when the first name is asked for. Usable from any thread.
package final class AssetCatalogs: Sendable {
  private let folders: [URL]
  private let opened = Mutex<[AssetCatalog]?>(nil)

  /// Finds the `.xcassets` folders in each of `folders` and one level below.
  package init(in folders: [URL]) { self.folders = folders }

  package var catalogs: [AssetCatalog] {
    opened.withLock { known in
      if let known { return known }
      let found = folders.flatMap(Self.catalogs(in:)).map(AssetCatalog.init(folder:))
      known = found
      return found
    }
  }

  package func image(named name: String) -> ImageAsset? { first { $0.image(named: name) } }

  package func color(named name: String) -> ColorAsset? { first { $0.color(named: name) } }

  package func data(named name: String) -> DataAsset? { first { $0.data(named: name) } }

  package func symbol(named name: String) -> SymbolAsset? { first { $0.symbol(named: name) } }

  /// The icon named `name`; without a name, "AppIcon" or else the first icon there is.
  package func appIcon(named name: String? = nil) -> AppIconAsset? {
    if let name { return first { $0.appIcon(named: name) } }
    return first { $0.appIcon(named: "AppIcon") }
      ?? first { catalog in catalog.appIconNames.first.flatMap(catalog.appIcon(named:)) }
  }

  private func first<Asset>(_ find: (AssetCatalog) -> Asset?) -> Asset? {
    for catalog in catalogs { if let asset = find(catalog) { return asset } }
    return nil
  }

  private static func catalogs(in folder: URL) -> [URL] {
    let direct = items(of: folder)
    let inner = direct.filter { !isCatalog($0) && AssetFile.type(of: $0) == .folder }
    noteCompiledCatalogs(direct)
    return (direct + inner.flatMap(items)).filter(isCatalog)
  }

  private static func isCatalog(_ item: URL) -> Bool {
    item.pathExtension == "xcassets" && AssetFile.leadsToFolder(item)
  }

  private static func items(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func noteCompiledCatalogs(_ items: [URL]) {
    for item in items where item.lastPathComponent == "Assets.car" {
      AssetError(item, "is a compiled catalog, which cannot be read; copy its .xcassets").log()
    }
  }
}
