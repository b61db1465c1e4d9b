import Foundation
import Glibc
import Synchronization

/// Folders for copies of files that the program is given. They are gone when it ends: nobody else empties the folder for
/// temporary files. Can be used on any thread.
enum TemporaryCopies {
  private static let folders = Mutex<[URL]>([])

  /// A folder that is not there yet.
  static func newFolder() -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    let isFirst = folders.withLock { folders in
      folders.append(folder)
      return folders.count == 1
    }
    if isFirst { atexit { TemporaryCopies.removeAll() } }
    return folder
  }

  private static func removeAll() {
    for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
  }
}
