import Diagnostics
import Foundation

/// Reads the database's files.
enum MimeFile {
  /// Ten times the size of the largest file that distributions ship.
  private static let longest = 8 << 20

  /// Nil if there is no such file; what is not UTF-8 is replaced. A huge file is refused.
  static func text(at path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: longest + 1) else { return nil }
    guard data.count <= longest else {
      Log("types").write("\(path) is too long to be a file of a MIME database")
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The lines that are no comments.
  static func lines(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") && $0.count < 1024 }.map { Substring($0) }
  }
}
