public import Foundation

/// A file that belongs to a notification. Desktops show pictures.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// Tells attachments apart.
  public let identifier: String
  /// Where the file is. It stays where it was.
  public let url: URL
  /// Made of the ending of the file's name.
  public let type: String

  private static let pictures = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "webp": "org.webmproject.webp", "svg": "public.svg-image",
  ]

  /// An empty identifier is replaced by one of its own. Throws where there is no file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    type = Self.pictures[url.pathExtension.lowercased()] ?? "public.data"
    super.init()
  }

  var isPicture: Bool { Self.pictures[url.pathExtension.lowercased()] != nil }
}
