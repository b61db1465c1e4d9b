import Foundation
import Glibc

/// Tells the contents of a file at one moment from those at another, without reading them.
struct FileIdentity: Equatable, Sendable {
  let device: UInt
  let number: UInt
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  /// Follows links; nil if there is no file.
  init?(at url: URL) {
    var found = stat()
    guard stat(url.path, &found) == 0 else { return nil }
    device = UInt(found.st_dev)
    number = UInt(found.st_ino)
    size = Int(found.st_size)
    seconds = Int(found.st_mtim.tv_sec)
    nanoseconds = Int(found.st_mtim.tv_nsec)
  }

  var modificationDate: Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) * 1e-9)
  }
}
