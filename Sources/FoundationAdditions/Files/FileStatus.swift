package import Foundation
package import Glibc

/// What the system tells of a file or folder. Links are what they lead to.
package struct FileStatus {
  package enum Kind { case file, folder, other }

  package let kind: Kind
  package let permissions: mode_t
  package let identity: FileIdentity

  /// Nil, with the reason in `errno`, if nothing is to be found there.
  package init?(at url: URL) {
    var found = stat()
    guard stat(url.path, &found) == 0 else { return nil }
    switch found.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    permissions = found.st_mode & 0o7777
    identity = FileIdentity(
      device: UInt(found.st_dev), number: UInt(found.st_ino), size: Int(found.st_size),
      seconds: Int(found.st_mtim.tv_sec), nanoseconds: Int(found.st_mtim.tv_nsec))
  }
}
