import Foundation
import FoundationAdditions

/// The `<comment>` elements of a type's XML file: the type in words, in many languages.
enum MimeComment {
  private static let opening = "<comment"
  private static let closing = "</comment>"

  /// The text in the first language that there is, otherwise the one without a language.
  static func text(in page: String, languages: [String]) -> String? {
    let texts = all(in: page)
    for name in languages.map({ $0.replacing("-", with: "_") }) {
      if let text = texts[name] ?? texts[UserLanguages.base(name)] { return text }
      if UserLanguages.base(name) == "en" { break }
    }
    return texts[""]
  }

  /// Texts by language; that of no language is English. The first of each counts.
  private static func all(in page: String) -> [String: String] {
    var (texts, rest) = ([String: String](), page[...])
    while let start = rest.range(of: opening) {
      rest = rest[start.upperBound...]
      guard let tagEnd = rest.firstIndex(of: ">"), let end = rest.range(of: closing) else { break }
      guard tagEnd < end.lowerBound else { continue }
      let language = attribute(rest[..<tagEnd])
      let text = plain(rest[rest.index(after: tagEnd)..<end.lowerBound])
      if texts[language] == nil, !text.isEmpty { texts[language] = text }
      rest = rest[end.upperBound...]
    }
    return texts
  }

  private static func attribute(_ tag: Substring) -> String {
    guard let name = tag.range(of: "xml:lang=\"") else { return "" }
    return String(tag[name.upperBound...].prefix { $0 != "\"" })
  }

  private static func plain(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(text.trimmingCharacters(in: .whitespacesAndNewlines)) {
        $0.replacing($1.0, with: $1.1)
      }
  }
}
