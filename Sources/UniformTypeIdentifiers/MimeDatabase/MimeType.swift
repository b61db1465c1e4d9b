/// A MIME type without parameters, in lower case: `text/html`. Made only from text that is one, so
/// that it can be a part of a path.
struct MimeType: Hashable, Sendable {
  let text: String

  /// Parameters after a semicolon are left out. Nil for what is no MIME type.
  init?(_ text: some StringProtocol) {
    let bare = text.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
    guard bare.utf8.count <= 255 else { return nil }
    let parts = bare.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(Self.isToken) else { return nil }
    self.text = bare
  }

  /// The part before the slash.
  var media: String { String(text.prefix { $0 != "/" }) }

  /// Letters, digits and some marks, with a letter or digit first. Source: RFC 6838, 4.2.
  private static func isToken(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, isAlphanumeric(first) else { return false }
    return text.utf8.allSatisfy { isAlphanumeric($0) || "!#$&-^_.+".utf8.contains($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte)
  }
}
