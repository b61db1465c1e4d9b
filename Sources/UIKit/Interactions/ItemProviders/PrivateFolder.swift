import Foundation
import Glibc

/// A new folder among the temporary ones that nobody else can look into.
struct PrivateFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    guard mkdir(url.path, 0o700) == 0 else {
      throw NSItemProvider.error(.unknownError, "no folder can be made at \(url.path)")
    }
  }

  /// With what is in it.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
