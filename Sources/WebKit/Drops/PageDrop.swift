import Diagnostics
import Foundation
import UniformTypeIdentifiers
import WebEngineProtocol

/// What is dropped on a page, for the script that does it.
struct PageDrop: Encodable, Sendable {
  /// In the page's own points.
  var x: Double
  var y: Double
  var text: String?
  var url: String?
  var files: [DroppedFile] = []
  /// Texts of other types, where the page itself drags.
  var others: [String: String]?

  /// Together, in bytes: a message has no room for more.
  static let mostBytes = 8 << 20

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  func adding(_ drag: PageDrag) -> PageDrop {
    var (drop, texts) = (self, drag.texts)
    drop.text = texts.removeValue(forKey: "text/plain")
    drop.url = texts.removeValue(forKey: "text/uri-list")
    drop.others = texts
    return drop
  }

  func adding(_ files: [DroppedFile]) -> PageDrop {
    var drop = self
    drop.files = files
    return drop
  }

  /// Nil for what is nothing or too much.
  var json: String? {
    let texts = [text, url].compactMap { $0 } + (others.map { Array($0.values) } ?? [])
    let length = texts.reduce(0) { $0 + $1.utf8.count }
    let isSomething = length > 0 || !files.isEmpty || others != nil
    guard isSomething, length <= Self.mostBytes else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A file that is dropped, with its contents.
struct DroppedFile: Encodable, Sendable {
  var name: String
  var type: String
  var data: Data

  /// Those that are files and fit into a message. Blocks while it reads.
  static func read(_ urls: [URL]) -> [DroppedFile] {
    var room = PageDrop.mostBytes
    return urls.compactMap { url in
      let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values?.isRegularFile == true, let size = values?.fileSize, size <= room,
        let data = try? Data(contentsOf: url), data.count <= room
      else {
        Log.web.write("\(url.lastPathComponent) isn't dropped: pages get files of 8 MB in all")
        return nil
      }
      room -= data.count
      let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
      return DroppedFile(name: url.lastPathComponent, type: type ?? "", data: data)
    }
  }
}
