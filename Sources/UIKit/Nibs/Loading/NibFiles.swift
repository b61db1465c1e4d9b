import Diagnostics
import Foundation
import FoundationAdditions
import InterfaceFiles
import RasterKit

/// Finds nibs and storyboards in bundles, and reads each once.
@MainActor
enum NibFiles {
  private struct Key: Hashable {
    let path: String
    let changed: Date?
  }

  private static var read = LRUCache<Key, NibSource>(budget: 32)

  /// What names of files end in: as Interface Builder writes them, and as builds do.
  enum Ending: String {
    case xib, storyboard

    fileprivate var all: [String] {
      switch self {
      case .xib: ["xib", "nib"]
      case .storyboard: ["storyboard", "storyboardc"]
      }
    }
  }

  /// The file in the folder of the user's language, in that of the base, or in neither; nil if there
  /// is none.
  static func url(_ name: String, _ ending: Ending, in bundle: Bundle) -> URL? {
    let end = ".\(ending.rawValue)"
    let plain = name.hasSuffix(end) ? String(name.dropLast(end.count)) : name
    let names = ending.all.map { "\(plain).\($0)" }
    return bundle.searched.lazy.compactMap { url(names, inOne: $0) }.first
  }

  private static func url(_ names: [String], inOne bundle: Bundle) -> URL? {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    return file(names, in: folder)
      ?? languages(in: folder).lazy.compactMap { file(names, in: $0) }.first
  }

  private static func file(_ names: [String], in folder: URL) -> URL? {
    names.lazy.map { folder.appendingPathComponent($0) }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// The folders of languages that the user reads, the best first, then of English and of the base.
  private static func languages(in folder: URL) -> [URL] {
    let available = UserLanguages.available(in: folder)
    return UserLanguages.chosen(of: available, for: UserLanguages.current)
      .map { UserLanguages.folder(of: $0, in: folder) }
  }

  /// What a file says. Why it says nothing is a line in the log.
  static func source(_ url: URL, _ bundle: Bundle) -> NibSource? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let key = Key(path: url.path, changed: attributes?[.modificationDate] as? Date)
    if let known = read.use(key) { return known }
    guard let data = try? Data(contentsOf: url) else {
      Log.nibs.write("\(url.path) cannot be read")
      return nil
    }
    guard let source = source(data, url.lastPathComponent, bundle) else { return nil }
    read.keep(source, for: key, cost: 1)
    return source
  }

  static func source(_ data: Data, _ name: String, _ bundle: Bundle) -> NibSource? {
    do throws(InterfaceError) {
      return NibSource(try InterfaceFile(data, name: name), bundle)
    } catch {
      Log.nibs.write("\(name):\(error)")
      return nil
    }
  }
}
