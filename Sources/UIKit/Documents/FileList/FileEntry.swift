import Foundation
import Glibc
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

  /// Links are what they lead to; nil for what is neither a file nor a folder.
  private init?(named name: String, in folder: URL) {
    var found = stat()
    let url = folder.appendingPathComponent(name)
    guard stat(url.path, &found) == 0 else { return nil }
    let kind = found.st_mode & S_IFMT
    guard kind == S_IFDIR || kind == S_IFREG else { return nil }
    self.url = url
    self.name = name
    isFolder = kind == S_IFDIR
    size = Int(found.st_size)
    modified = Date(timeIntervalSince1970: Double(found.st_mtim.tv_sec))
  }

  /// The name of the symbol that stands for it.
  var symbol: String {
    if isFolder { return "folder.fill" }
    if type.conforms(to: .image) { return "photo" }
    return type.conforms(to: .text) ? "doc.text" : "doc"
  }

  func shownName(withExtension showsExtension: Bool) -> String {
    isFolder || showsExtension ? name : url.deletingPathExtension().lastPathComponent
  }
}
