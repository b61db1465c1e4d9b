import Foundation
import QuartzCore

/// Text as a document of some type.
struct TextDocument {
  /// In documents of text a pixel is a point: what UIKit writes as 17 pixels is 17 points high.
  private static let pixel = 1.0

  var type: NSAttributedString.DocumentType
  var encoding: String.Encoding

  /// Of keys with these raw values.
  init(_ values: [String: Any], or type: NSAttributedString.DocumentType) {
    let named = values["DocumentType"]
    self.type =
      named as? NSAttributedString.DocumentType
      ?? (named as? String).map(NSAttributedString.DocumentType.init) ?? type
    let encoding = values["CharacterEncoding"]
    self.encoding =
      encoding as? String.Encoding
      ?? AnyNumber.double(encoding).flatMap(UInt.init(exactly:)).map(String.Encoding.init) ?? .utf8
  }

  /// What data are by their beginning.
  static func type(of data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(256), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  func text(
    _ data: Data, attributes: [NSAttributedString.Key: Any]
  ) throws -> NSAttributedString {
    switch type {
    case .html: return HTMLReader.text(try webData(data), pixel: Self.pixel)
    case .rtf:
      guard let text = RTFReader.text(data) else { break }
      return text
    case .plain: return NSAttributedString(string: try string(data), attributes: attributes)
    default: break
    }
    throw CocoaError(.textReadInapplicableDocumentType)
  }

  func data(_ text: NSAttributedString) throws -> Data {
    switch type {
    case .html: return HTMLWriter.data(text)
    case .rtf: return RTFWriter.data(text)
    case .plain:
      guard let data = text.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    default: throw CocoaError(.textWriteInapplicableDocumentType)
    }
  }

  /// In UTF-8, unless it is in UTF-16 and says so, which the reader knows.
  private func webData(_ data: Data) throws -> Data {
    if encoding == .utf8 { return data }
    return Data(try string(data).utf8)
  }

  private func string(_ data: Data) throws -> String {
    if encoding == .utf8 { return String(decoding: data, as: UTF8.self) }
    guard let string = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return string
  }
}
