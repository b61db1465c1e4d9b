import CoreGraphics
import Foundation
import PlatformKit
import UniformTypeIdentifiers

/// How types are called on desktops and what their data look like there, where that differs.
enum DesktopFormats {
  static let uriList = "text/uri-list"
  static let color = "application/x-color"
  /// Of any type.
  static let bytes = "application/octet-stream"
  /// Clipboard managers keep no history of what has this format.
  static let secretHint = "x-kde-passwordManagerHint"

  private static let names: [(type: String, formats: [String])] = [
    ("public.utf8-plain-text", [ClipboardFormat.text]),
    ("public.plain-text", [ClipboardFormat.text]),
    ("public.html", ["text/html"]),
    ("public.rtf", ["text/rtf", "application/rtf", "text/richtext"]),
    ("public.url", [uriList]),
    ("public.file-url", [uriList]),
    (ItemValue.color, [color]),
  ]

  /// Under which names a type is offered: its own if it has no other.
  static func formats(_ type: String) -> [String] {
    if let row = names.first(where: { $0.type == type }) { return row.formats }
    if type == ItemValue.image { return ["image/png"] }
    return [UTType(type)?.preferredMIMEType ?? type]
  }

  /// Types of the formats that another program offers, with the format to read for each.
  static func types(_ formats: [String]) -> [(type: String, format: String)] {
    var seen: Set<String> = []
    return formats.compactMap { format in
      guard format != secretHint, let type = type(format), seen.insert(type).inserted else {
        return nil
      }
      return (type, format)
    }
  }

  private static func type(_ format: String) -> String? {
    if let row = names.first(where: { $0.formats.contains(format) }) { return row.type }
    if format.contains("/") { return UTType(mimeType: format)?.identifier }
    return format.contains(".") ? format : nil
  }
}

extension DesktopFormats {
  /// What other programs expect in a format.
  static func encode(_ data: Data, _ format: String) -> [UInt8]? {
    format == color ? encodedColor(data) : Array(data)
  }

  /// What programs here expect of a type.
  static func decode(_ data: Data, _ format: String) -> Data {
    switch format {
    case uriList: Data((uris(data).first?.absoluteString ?? "").utf8)
    case color: decodedColor(data) ?? Data()
    default: data
    }
  }

  /// One address a line; lines with `#` are comments. Source: RFC 2483, 5.
  static func uris(_ data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }.prefix(10_000).compactMap { ItemValue.url(Data($0.utf8)) }
  }

  static func uriList(_ urls: [URL]) -> Data {
    Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)
  }

  /// Red, green, blue and alpha with 16 bits each, in the order of bytes of the machine, as GTK and Qt
  /// have it.
  private static func encodedColor(_ data: Data) -> [UInt8]? {
    guard let color = ItemValue.value(of: data, as: ItemValue.color) as? UIColor else { return nil }
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3) else {
      return nil
    }
    return [parts.0, parts.1, parts.2, parts.3].flatMap { (part: CGFloat) -> [UInt8] in
      let level = UInt16(min(max(part, 0), 1) * 65535 + 0.5)
      return withUnsafeBytes(of: level) { Array($0) }
    }
  }

  private static func decodedColor(_ data: Data) -> Data? {
    guard data.count >= 8 else { return nil }
    let parts = Array(data.prefix(8)).withUnsafeBytes { raw in
      (0..<4).map { CGFloat(raw.loadUnaligned(fromByteOffset: 2 * $0, as: UInt16.self)) / 65535 }
    }
    let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    return ItemValue.data(of: color, as: ItemValue.color)
  }
}
