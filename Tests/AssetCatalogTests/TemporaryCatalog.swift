import AssetCatalog
import Diagnostics
import Foundation
import Synchronization

/// A folder that is removed with this object, in which a test writes catalogs.
final class TemporaryCatalog {
  let root: URL
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).assets")
    folder = root.appendingPathComponent("Media.xcassets")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var catalog: AssetCatalog { AssetCatalog(folder: folder) }

  /// Paths are relative to the catalog.
  func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }
}

/// What `body` logs about files below `root`.
func assetLines<Result>(of root: URL, _ body: () throws -> Result) rethrows -> (Result, [String]) {
  let lines = Mutex<[String]>([])
  let place = root.path
  let observation = LogObservation { line in
    guard line.category == "assets", line.message.contains(place) else { return }
    lines.withLock { $0.append(line.message) }
  }
  let result = try body()
  withExtendedLifetime(observation) {}
  return (result, lines.withLock { $0 })
}
