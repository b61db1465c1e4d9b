import Foundation

/// Plain rules for what text may be, in place of Apple's data detectors. Pure functions.
enum PasteboardPatterns {
  /// Of longer text only this much is looked at, in characters.
  private static let longest = 10_000
  private static let mostSearchWords = 8
  private static let schemes: Set<String> = [
    "http", "https", "ftp", "ftps", "file", "mailto", "tel",
  ]

  static func values(
    _ text: String, _ patterns: Set<UIPasteboard.DetectionPattern>
  ) -> [UIPasteboard.DetectionPattern: Any] {
    let text = String(text.prefix(longest)).trimmingCharacters(in: .whitespacesAndNewlines)
    var found: [UIPasteboard.DetectionPattern: Any] = [:]
    for pattern in patterns { found[pattern] = value(text, pattern) }
    return found
  }

  private static func value(_ text: String, _ pattern: UIPasteboard.DetectionPattern) -> Any? {
    switch pattern {
    case .probableWebURL: webURL(text)?.absoluteString
    case .number: number(text)
    case .probableWebSearch: isSearch(text) ? text : nil
    case .link: list(text) { webURL($0)?.absoluteString }
    case .emailAddress: list(text) { isEmail($0) ? $0 : nil }
    case .phoneNumber: detected(text, .phoneNumber)
    case .calendarEvent: detected(text, .calendarEvent)
    default: nil
    }
  }

  /// The text as a URL with a scheme that people write; nil if it is anything else besides.
  static func wholeURL(_ text: String) -> URL? {
    guard text.utf8.count < longest, let colon = text.firstIndex(of: ":"),
      schemes.contains(text[..<colon].lowercased()), !text.contains(where: \.isWhitespace)
    else { return nil }
    return URL(string: text)
  }

  /// Also without a scheme, as `www.example.org` and `example.org/page`.
  private static func webURL(_ text: String) -> URL? {
    if let url = wholeURL(text) {
      return url.scheme?.lowercased().hasPrefix("http") == true ? url : nil
    }
    guard !text.contains(where: { $0.isWhitespace || $0 == "@" || $0 == ":" }) else { return nil }
    let host = text.prefix { $0 != "/" && $0 != "?" }
    return isHost(host) ? URL(string: "http://\(text)") : nil
  }

  /// Names with dots between, the last of letters.
  private static func isHost(_ text: some StringProtocol) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let top = labels.last, top.count >= 2 else { return false }
    return top.allSatisfy(\.isLetter)
      && labels.allSatisfy { label in
        !label.isEmpty && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, isHost(parts[1]) else { return false }
    return parts[0].allSatisfy { $0.isLetter || $0.isNumber || "._%+-".contains($0) }
  }

  /// With a point; or with a comma if that is the only mark.
  private static func number(_ text: String) -> Double? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.,".contains($0)) })
    else { return nil }
    let commas = text.count { $0 == "," }
    let isDecimal = commas == 1 && !text.contains(".")
    return Double(isDecimal ? text.replacing(",", with: ".") : text)
  }

  private static func isSearch(_ text: String) -> Bool {
    guard !text.isEmpty, !text.contains(where: \.isNewline), webURL(text) == nil else {
      return false
    }
    let words = text.split(separator: " ")
    return words.count <= mostSearchWords && words.contains { $0.contains(where: \.isLetter) }
  }

  /// The parts of the text that a detector finds.
  private static func detected(_ text: String, _ types: UIDataDetectorTypes) -> [String]? {
    let found = DataDetector(types: types, hasDayFirst: DataDetector.hasDayFirstHere)
      .matches(in: text)
      .map { (text as NSString).substring(with: NSRange($0.range)) }
    return found.isEmpty ? nil : found
  }

  /// What is found among the words, without the marks around them.
  private static func list(_ text: String, _ found: (String) -> String?) -> [String]? {
    let marks = CharacterSet(charactersIn: "()<>[]{}\"'“”‘’.,;:!?")
    let all = text.split(whereSeparator: \.isWhitespace)
      .compactMap { found(String($0).trimmingCharacters(in: marks)) }
    return all.isEmpty ? nil : all
  }
}
