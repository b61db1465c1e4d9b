import Foundation
import FoundationAdditions
import Glibc

extension DocumentFile {
  /// Has a new file written beside the one at a URL, and puts it in its place. The file keeps its
  /// permissions; of a link, the file that it leads to is replaced.
  func replace(
    at url: URL, _ attributes: [AnyHashable: Any]?, _ write: (URL) throws -> Void
  ) throws {
    let target = url.resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let mode = try Self.mode(ofFileToReplace: target)
    let new = folder.appendingPathComponent(".~\(UUID().uuidString)")
    do {
      try write(new)
      if let mode { chmod(new.path, mode) }
      try Self.set(attributes, of: new)
      try Self.check("rename", rename(new.path, target.path))
    } catch {
      unlink(new.path)
      throw error
    }
  }

  /// A new file, on the disk when this returns.
  static func write(_ data: Data, to url: URL) throws {
    let descriptor = Glibc.open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    try check("open", descriptor)
    defer { close(descriptor) }
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        try check("write", Int32(clamping: count))
        rest = rest.dropFirst(count)
      }
    }
    try check("fsync", fsync(descriptor))
  }

  /// The whole of a plain file: a pipe or a device may never end.
  static func contents(of url: URL) throws -> Data {
    guard let status = FileStatus(at: url) else {
      throw DocumentError.system(call: "stat", code: errno)
    }
    guard status.kind == .file else { throw DocumentError.notAFile }
    return try Data(contentsOf: url)
  }

  /// Nil if there is none yet. A file that must not be written is not replaced either.
  private static func mode(ofFileToReplace url: URL) throws -> mode_t? {
    guard let status = FileStatus(at: url) else { return nil }
    guard status.kind == .file else { throw DocumentError.notAFile }
    try check("access", access(url.path, W_OK))
    return status.permissions
  }

  private static func set(_ attributes: [AnyHashable: Any]?, of url: URL) throws {
    guard let attributes, !attributes.isEmpty else { return }
    var keyed: [FileAttributeKey: Any] = [:]
    for (key, value) in attributes {
      if let key = key as? FileAttributeKey
        ?? (key as? String).map({ FileAttributeKey(rawValue: $0) })
      {
        keyed[key] = value
      }
    }
    try FileManager.default.setAttributes(keyed, ofItemAtPath: url.path)
  }

  private static func check(_ call: String, _ result: Int32) throws {
    if result < 0 { throw DocumentError.system(call: call, code: errno) }
  }
}
