import Diagnostics
import Dispatch
import Foundation
import FoundationAdditions
import PlatformKit
import UniformTypeIdentifiers

/// The desktop's list of files that were used lately, which all programs share. Safe on any thread; it is read
/// and written on a queue.
final class RecentFiles: Sendable {
  /// More than any desktop has; a larger file is left alone.
  private static let mostBytes = 16 << 20

  private let file: URL
  private let queue = DispatchQueue(label: "RecentFiles", qos: .utility)

  init(file: URL) { self.file = file }

  /// `recently-used.xbel` in the user's folder for data of programs.
  static var ofUser: RecentFiles {
    let folder =
      EnvironmentVariable.dataFolder.value.flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.path + "/.local/share"
    return RecentFiles(file: URL(fileURLWithPath: folder + "/recently-used.xbel"))
  }

  /// Files that are still there, those used last first.
  func read(_ completion: @escaping @MainActor @Sendable ([URL]) -> Void) {
    queue.async { [self] in
      let urls = (try? text()).map { Self.urls(in: $0) } ?? []
      let present = urls.filter { FileManager.default.fileExists(atPath: $0.path) }
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(present) } }
    }
  }

  /// Puts files first. A list that makes no sense is not written over.
  func note(_ urls: [URL], at date: Date) {
    queue.async { [self] in
      do {
        var text = try text()
        for url in urls { text = try Self.adding(url, at: date, to: text) }
        let new = Data(text)
        try DocumentFile(file).replace(at: file, nil) { try DocumentFile.write(new, to: $0) }
      } catch { Log.application.write("\(file.path) is not written: \(error)") }
    }
  }

  /// Waits until what was asked for is done.
  func synchronize() { queue.sync {} }

  /// That of an empty list, if there is none.
  private func text() throws -> [UInt8] {
    guard let identity = FileIdentity(at: file) else { return Array(Self.empty.utf8) }
    guard identity.size <= Self.mostBytes else { throw CocoaError(.fileReadTooLarge) }
    return Array(try DocumentFile.contents(of: file))
  }
}

// The list as text.
extension RecentFiles {
  static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0"
          xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
          xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
    </xbel>
    """

  static func urls(in bytes: [UInt8]) -> [URL] {
    let files = BookmarkScanner.bookmarks(in: bytes)
      .sorted { $0.time > $1.time }.compactMap { URL(string: $0.href) }
      .filter { $0.isFileURL && $0.path.hasPrefix("/") }
    var seen: Set<URL> = []
    return files.filter { seen.insert($0).inserted }
  }

  /// Throws for what is no list.
  static func adding(_ url: URL, at date: Date, to bytes: [UInt8]) throws -> [UInt8] {
    var bytes = bytes
    for bookmark in BookmarkScanner.bookmarks(in: bytes).reversed()
    where bookmark.href == url.absoluteString {
      bytes.removeSubrange(bookmark.range)
    }
    let end = Array("</xbel>".utf8)
    let last = (0...max(0, bytes.count - end.count)).last { bytes[$0...].starts(with: end) }
    guard let last, bytes.count >= end.count else { throw CocoaError(.fileReadCorruptFile) }
    bytes.insert(contentsOf: Array(element(url, date).utf8), at: last)
    return bytes
  }

  private static func element(_ url: URL, _ date: Date) -> String {
    let time = date.formatted(.iso8601)
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
    let program = XMLText.encoded(ProcessInfo.processInfo.processName)
    return """
        <bookmark href="\(XMLText.encoded(url.absoluteString))" added="\(time)" modified="\(time)" \
      visited="\(time)">
          <info>
            <metadata owner="http://freedesktop.org">
              <mime:mime-type type="\(XMLText.encoded(type ?? "application/octet-stream"))"/>
              <bookmark:applications>
                <bookmark:application name="\(program)" exec="&apos;\(program) %u&apos;" \
      modified="\(time)" count="1"/>
              </bookmark:applications>
            </metadata>
          </info>
        </bookmark>

      """
  }
}
