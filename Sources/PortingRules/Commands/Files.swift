import Foundation

/// Reading and writing, with errors that name the file.
enum Files {
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Every file below a folder, in a fixed order, hidden ones left out.
  static func all(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") } && !isFolder("\(folder)/\(path)")
    }.sorted()
  }

  static func data(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path) cannot be read")
    }
    return data
  }

  static func text(_ path: String) throws -> String {
    guard let text = String(validating: try data(path), as: UTF8.self) else {
      throw CommandError("\(path) is not UTF-8 text")
    }
    return text
  }

  static func source(_ path: String) throws -> SourceFile {
    SourceFile(path: path, text: try text(path))
  }

  static func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  static func write(_ data: Data, to path: String) throws {
    do {
      try makeFolder(for: path)
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes only what is new, so that the file keeps its date otherwise.
  static func update(_ text: String, at path: String) throws {
    if (try? Files.text(path)) != text { try write(text, to: path) }
  }

  static func makeFolder(for path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}
