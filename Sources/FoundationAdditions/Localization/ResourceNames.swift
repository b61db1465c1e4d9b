import Foundation
import Glibc

/// The names in a folder that end as those of targets' resources or of languages do.
///
/// A program is asked for both at its launch, and may lie among thousands of others.
enum ResourceNames {
  private static let endings = [".resources", ".lproj"]
  private static let programFolder = Bundle.main.bundleURL.path
  private static let besideProgram = read(programFolder)

  /// None where the folder cannot be read. Those beside the running program are listed once.
  static func all(in folder: URL) -> [String] {
    let path = folder.path
    return path == programFolder ? besideProgram : read(path)
  }

  private static func read(_ path: String) -> [String] {
    guard let folder = opendir(path), let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
      return []
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      guard let dot = strrchr(name, Int32(UInt8(ascii: "."))) else { continue }
      if endings.contains(where: { strcmp(dot, $0) == 0 }) { names.append(String(cString: name)) }
    }
    return names
  }
}
