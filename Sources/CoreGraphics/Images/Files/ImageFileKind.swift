import Foundation

/// The image file types that are known, recognised by their first bytes.
package enum ImageFileKind: Sendable, CaseIterable {
  case png, jpeg, gif, bmp, ico, tiff, webp, heic, avif

  /// The uniform type identifier.
  package var identifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .bmp: "com.microsoft.bmp"
    case .ico: "com.microsoft.ico"
    case .tiff: "public.tiff"
    case .webp: "org.webmproject.webp"
    case .heic: "public.heic"
    case .avif: "public.avif"
    }
  }

  /// Nil for anything else.
  package init?(_ data: Data) {
    let start = [UInt8](data.prefix(12))
    func begins(_ bytes: [UInt8]) -> Bool { start.starts(with: bytes) }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
      self = .gif
    } else if begins([0x49, 0x49, 42, 0]) || begins([0x4D, 0x4D, 0, 42]) {
      self = .tiff
    } else if begins(Array("RIFF".utf8)), start.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else if begins(Array("BM".utf8)) {
      self = .bmp
    } else if begins([0, 0, 1, 0]) || begins([0, 0, 2, 0]) {
      self = .ico
    } else if let kind = Self.brand(start) {
      self = kind
    } else {
      return nil
    }
  }

  /// An ISO file begins with a box of its type: a length, `ftyp` and a brand.
  private static func brand(_ start: [UInt8]) -> ImageFileKind? {
    guard start.count == 12, start[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    switch String(decoding: start[8..<12], as: UTF8.self) {
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return .heic
    case "avif", "avis": return .avif
    default: return nil
    }
  }
}
