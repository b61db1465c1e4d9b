import Foundation

/// Addresses of the web and of mail.
enum LinkDetection {
  /// A few of the names that domains end in, so that files and sentences without a space don't count.
  private static let endings =
    "com|org|net|edu|gov|int|io|dev|app|info|biz|me|tv|co|ai|eu|de|at|ch|fr|it|es|nl|be|se|no|dk|fi|pl|cz|uk|ie|us|ca|au|nz|jp|cn|in|br|ru"
  private static let web = DetectionPattern(
    #"(?<![\w@.])(?:(?:https?|ftp)://[^\s<>"]+|www\.[^\s<>"]+|(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+(?:"#
      + endings + #")(?![\w@.-]*@)(?![\w-])(?:[:/?#][^\s<>"]*)?)"#)
  private static let mail = DetectionPattern(
    #"(?<![\w.+-])[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z]{2,24}(?![\w-])"#
  )

  static func matches(in text: String) -> [DataDetector.Match] {
    let mails = mail.ranges(in: text).compactMap { match($0, in: text, prefix: "mailto:") }
    let webs = web.ranges(in: text).compactMap { range -> DataDetector.Match? in
      let range = withoutPunctuation(range, of: text)
      let hasScheme = text.part(range).contains("://")
      return match(range, in: text, prefix: hasScheme ? "" : "http://")
    }
    return mails + webs.filter { web in !mails.contains { $0.range.overlaps(web.range) } }
  }

  private static func match(
    _ range: Range<Int>, in text: String, prefix: String
  ) -> DataDetector.Match? {
    URL(string: prefix + text.part(range)).map { DataDetector.Match(range: range, kind: .link($0)) }
  }

  /// What ends a sentence is no part of the address, nor is a bracket that was opened before it.
  private static func withoutPunctuation(_ range: Range<Int>, of text: String) -> Range<Int> {
    var string = Substring(text.part(range))
    while let last = string.last {
      let isBracket =
        last == ")" && string.filter { $0 == "(" }.count < string.filter { $0 == ")" }.count
      guard ".,;:!?'\"…".contains(last) || isBracket || last == "]" || last == "}" else { break }
      string.removeLast()
    }
    return range.lowerBound..<range.lowerBound + string.utf16.count
  }
}
