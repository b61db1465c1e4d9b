public import Foundation

extension NSAttributedString {
  /// Reads HTML, RTF or plain text. `dict` gets the raw values of the type and the encoding, by those of
  /// their keys.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(attributedString: try Self.text(data, options, dict))
  }

  /// Reads a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Part of the text as a document of a type, plain text by default.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let values = dict.map { ($0.key.rawValue, $0.value) }
    let document = TextDocument(Dictionary(uniqueKeysWithValues: values), or: .plain)
    return try document.data(attributedSubstring(from: range))
  }

  fileprivate static func text(
    _ data: Data, _ options: [DocumentReadingOptionKey: Any],
    _ dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws -> NSAttributedString {
    let values = options.map { ($0.key.rawValue, $0.value) }
    let document = TextDocument(
      Dictionary(uniqueKeysWithValues: values), or: TextDocument.type(of: data))
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let text = try document.text(data, attributes: attributes)
    let facts: [String: Any] = [
      DocumentAttributeKey.documentType.rawValue: document.type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: document.encoding.rawValue,
    ]
    dict?.pointee = NSDictionary(dictionary: facts)
    return text
  }
}

extension NSMutableAttributedString {
  /// Replaces everything by a document.
  public func read(
    from data: Data, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try Self.text(data, opts, dict))
  }

  /// Replaces everything by a file.
  public func read(
    from url: URL, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try read(from: Data(contentsOf: url), options: opts, documentAttributes: dict)
  }
}
