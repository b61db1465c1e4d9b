import Foundation

/// What files may be called.
enum FileNames {
  /// The file with a name that stays in the folder, and that no file has. The extension stays.
  static func renamed(_ url: URL, to name: String) throws -> URL {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.contains("\0") else {
      throw CocoaError(.fileWriteInvalidFileName)
    }
    var new = url.deletingLastPathComponent().appendingPathComponent(name)
    if !url.pathExtension.isEmpty, new.pathExtension != url.pathExtension {
      new.appendPathExtension(url.pathExtension)
    }
    guard !FileManager.default.fileExists(atPath: new.path) else {
      throw CocoaError(.fileWriteFileExists)
    }
    return new
  }
}
