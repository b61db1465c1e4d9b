import Diagnostics
import Foundation

/// Where the sets of a catalog are, by kind and name.
///
/// Reads the `Contents.json` of groups, which say whether they are namespaces, and of no set.
struct AssetIndex: Sendable {
  private static let deepestGroup = 32
  private static let mostSets = 100_000

  private let catalog: URL
  private var folders: [AssetCatalog.Key: URL] = [:]

  init(of catalog: URL) {
    self.catalog = catalog
    addGroup(catalog, namespace: "", depth: 0)
  }

  func folder(_ key: AssetCatalog.Key) -> URL? { folders[key] }

  func names(_ kind: AssetKind) -> [String] {
    folders.keys.filter { $0.kind == kind }.map(\.name).sorted()
  }

  private mutating func addGroup(_ group: URL, namespace: String, depth: Int) {
    guard depth <= Self.deepestGroup else { return log(group, "is nested too deeply") }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: group.path) else {
      return log(group, "cannot be read as a folder")
    }
    for name in names.sorted() {
      addItem(group.appendingPathComponent(name), namespace: namespace, depth: depth)
    }
  }

  private mutating func addItem(_ item: URL, namespace: String, depth: Int) {
    let type = AssetFile.type(of: item)
    // A linked folder could lead out of the catalog or back to its parent.
    if type == .link, AssetFile.leadsToFolder(item) {
      return log(item, "is a symbolic link to a folder, which is not followed")
    }
    guard type == .folder else { return }
    let (stem, suffix) = (item.deletingPathExtension().lastPathComponent, item.pathExtension)
    if let kind = AssetKind(rawValue: suffix) {
      addSet(item, AssetCatalog.Key(kind: kind, name: namespace + stem))
    } else if AssetKind.unsupported.contains(suffix) {
      log(item, "is ignored: sets of kind \(suffix) are not supported")
    } else {
      let inner = providesNamespace(item) ? namespace + item.lastPathComponent + "/" : namespace
      addGroup(item, namespace: inner, depth: depth + 1)
    }
  }

  private mutating func addSet(_ folder: URL, _ key: AssetCatalog.Key) {
    if let other = folders[key] {
      return log(folder, "is ignored: \(other.path) has the same name")
    }
    guard folders.count < Self.mostSets else { return log(folder, "is one set too many") }
    folders[key] = folder
  }

  /// A group without a `Contents.json` is not a namespace.
  private func providesNamespace(_ group: URL) -> Bool {
    let file = group.appendingPathComponent("Contents.json")
    guard AssetFile.type(of: file) != .missing else { return false }
    return AssetError.logged {
      let contents = try AssetContents(set: group, catalog: catalog)
      return contents.properties.flag("provides-namespace")
    } ?? false
  }

  private func log(_ item: URL, _ reason: String) { AssetError(item, reason).log() }
}
