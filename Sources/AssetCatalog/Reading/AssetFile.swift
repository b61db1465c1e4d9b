import Foundation

/// Checks of paths in a catalog.
enum AssetFile {
  enum Kind { case file, folder, link, other, missing }

  /// What is at a path; a symbolic link is not followed.
  static func type(of item: URL) -> Kind {
    var status = stat()
    guard lstat(item.path, &status) == 0 else { return .missing }
    return kind(status)
  }

  static func leadsToFolder(_ item: URL) -> Bool {
    var status = stat()
    return stat(item.path, &status) == 0 && kind(status) == .folder
  }

  /// The file `name` in `folder`, which must be a regular file inside `catalog`.
  static func checked(_ name: String, in folder: URL, catalog: URL) throws -> URL {
    guard !name.isEmpty, name != "..", name != ".", !name.contains("/"), !name.contains("\0") else {
      throw AssetError(folder, "names a file outside its folder: \(name.debugDescription)")
    }
    let file = folder.appendingPathComponent(name)
    guard let real = realPath(file) else {
      throw AssetError(file, "is missing or cannot be reached")
    }
    guard let root = realPath(catalog), real.hasPrefix(root + "/") else {
      throw AssetError(file, "leads out of its catalog")
    }
    var status = stat()
    guard stat(real, &status) == 0, kind(status) == .file else {
      throw AssetError(file, "is not a regular file")
    }
    return URL(fileURLWithPath: real)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  private static func realPath(_ item: URL) -> String? {
    guard let path = realpath(item.path, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
