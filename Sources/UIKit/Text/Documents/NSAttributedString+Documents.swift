public import Foundation

extension NSAttributedString {
  /// Reads a document: rich text, HTML or plain text. Of HTML and rich text the same is read as from the pasteboard.
  /// Throws where the data are no such document. `documentAttributes` gets the type.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let reading = DocumentReading(data, options)
    let text = try reading.text()
    documentAttributes?.pointee = NSDictionary(
      dictionary: [DocumentAttributeKey.documentType.rawValue: reading.type.rawValue])
    self.init(attributedString: text)
  }

  /// The same for a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
  }

  /// Writes a part as a document of the type that `documentAttributes` says; throws without one.
  public func data(
    from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = attributedSubstring(from: range)
    let encoding = String.Encoding(documentValue: documentAttributes[.characterEncoding])
    switch DocumentType(documentValue: documentAttributes[.documentType]) {
    case .rtf: return RTFWriter.data(part)
    case .html: return HTMLWriter.data(part)
    case .plain:
      guard let data = part.string.data(using: encoding ?? .utf8) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    default: throw CocoaError(.featureUnsupported)
    }
  }
}

/// A document that is read.
private struct DocumentReading {
  let data: Data
  let type: NSAttributedString.DocumentType
  private let encoding: String.Encoding?
  private let attributes: [NSAttributedString.Key: Any]?

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
    self.data = data
    type = .init(documentValue: options[.documentType]) ?? Self.type(of: data)
    encoding = String.Encoding(documentValue: options[.characterEncoding])
    attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
  }

  /// As the first characters say.
  private static func type(of data: Data) -> NSAttributedString.DocumentType {
    if data.starts(with: Data("{\\rtf".utf8)) { return .rtf }
    let start = String(decoding: data.prefix(100), as: UTF8.self).lowercased()
      .drop { $0.isWhitespace }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  func text() throws -> NSAttributedString {
    switch type {
    case .rtf:
      guard let text = RTFReader.text(data) else { throw CocoaError(.fileReadCorruptFile) }
      return text
    case .html: return HTMLReader.text(try encoding.map { Data(try string($0).utf8) } ?? data)
    case .plain:
      return NSAttributedString(string: try string(encoding ?? .utf8), attributes: attributes)
    default: throw CocoaError(.featureUnsupported)
    }
  }

  private func string(_ encoding: String.Encoding) throws -> String {
    guard let string = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return string
  }
}

extension NSAttributedString.DocumentType {
  /// Programs give it as it is, or by its name.
  fileprivate init?(documentValue: Any?) {
    if let type = documentValue as? NSAttributedString.DocumentType {
      self = type
    } else if let name = documentValue as? String {
      self.init(rawValue: name)
    } else {
      return nil
    }
  }
}

extension String.Encoding {
  /// Programs give it as it is, or by its number.
  fileprivate init?(documentValue: Any?) {
    switch documentValue {
    case let encoding as String.Encoding: self = encoding
    case let number as UInt: self.init(rawValue: number)
    case let number as Int where number > 0: self.init(rawValue: UInt(number))
    default: return nil
    }
  }
}
