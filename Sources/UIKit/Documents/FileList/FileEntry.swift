import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// A file or folder in a list.
struct FileEntry: Hashable, Sendable {
  let url: URL
  let name: String
  let isFolder: Bool
  let size: Int
  let modified: Date

  var isHidden: Bool { name.hasPrefix(".") || name.hasSuffix("~") }

  /// As the extension says; any file is data.
  var type: UTType {
    isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data
  }

  /// What a folder has, folders first, in the order of the names. What vanishes meanwhile is left out.
  static func entries(of folder: URL) throws -> [FileEntry] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .compactMap { FileEntry(named: $0, in: folder) }
      .sorted { one, other in
        one.isFolder == other.isFolder
          ? one.name.localizedStandardCompare(other.name) == .orderedAscending : one.isFolder
      }
  }

  /// Nil for what is neither a file nor a folder.
  init?(named name: String, in folder: URL) {
    let url = folder.appendingPathComponent(name)
    guard let status = FileStatus(at: url), status.kind != .other else { return nil }
    self.url = url
    self.name = name
    isFolder = status.kind == .folder
    size = status.identity.size
    modified = status.identity.modificationDate
  }

  /// The name of the symbol that stands for it.
  var symbol: String { isFolder ? "folder.fill" : Self.symbol(of: type) }

  static func symbol(of type: UTType) -> String {
    if type.conforms(to: .image) { return "photo" }
    return type.conforms(to: .text) ? "doc.text" : "doc"
  }

  func shownName(withExtension showsExtension: Bool) -> String {
    isFolder || showsExtension ? name : url.deletingPathExtension().lastPathComponent
  }
}
