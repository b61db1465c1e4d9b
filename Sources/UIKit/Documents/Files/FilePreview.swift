import CoreGraphics
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers
import VectorImages

/// What a file looks like.
enum FilePreview: Sendable {
  case text(String)
  case picture(UIImage)
  case none

  /// In bytes: larger files are not read, and of a text not more than this.
  private static let (mostBytes, mostText) = (64 << 20, 1 << 20)

  /// Reads a file; pictures fit into a room in pixels. Any thread.
  static func read(_ url: URL, room: CGSize) -> FilePreview {
    guard let status = FileStatus(at: url), status.kind == .file,
      let type = UTType(filenameExtension: url.pathExtension)
    else { return .none }
    if isPlain(type) { return text(of: url) }
    guard status.identity.size <= mostBytes else { return .none }
    return picture(of: url, type, room).map { .picture($0) } ?? .none
  }

  /// Nil for what is no picture.
  static func picture(of url: URL, room: CGSize) -> UIImage? {
    guard let type = UTType(filenameExtension: url.pathExtension), hasPicture(type),
      let status = FileStatus(at: url), status.kind == .file, status.identity.size <= mostBytes
    else { return nil }
    return picture(of: url, type, room)
  }

  static func hasPicture(_ type: UTType) -> Bool {
    type.conforms(to: .image) || type.conforms(to: .pdf)
  }

  private static func isPlain(_ type: UTType) -> Bool {
    type.conforms(to: .text) && !type.conforms(to: .rtf) && !type.conforms(to: .html)
      && !type.conforms(to: .image)
  }

  private static func text(of url: URL) -> FilePreview {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return .none }
    defer { try? handle.close() }
    let bytes = (try? handle.read(upToCount: mostText)) ?? nil
    return .text(String(decoding: bytes ?? Data(), as: UTF8.self))
  }

  private static func picture(of url: URL, _ type: UTType, _ room: CGSize) -> UIImage? {
    guard type.conforms(to: .pdf) else {
      return UIImage(contentsOfFile: url.path)?.preparingThumbnail(of: room)
    }
    guard let data = try? DocumentFile.contents(of: url),
      let page = VectorImage(data, .pdf, name: url.path)
    else { return nil }
    let size = page.size.fitted(into: room)
    let image = page.image(pixelsWide: max(Int(size.width), 1), high: max(Int(size.height), 1))
    return image.map { UIImage(cgImage: $0) }
  }
}
