import Foundation

/// What attributes and style sheets say of the sizes of fonts: lengths, and factors of the size around.
struct SVGFontStyles {
  private(set) var largestLength = 16.0
  /// Of rules whose selectors have these names of elements, classes or identifiers, in lower case.
  private(set) var factors: [String: Double] = [:]
  /// Of rules that may be for any element.
  private(set) var factorOfAll = 1.0

  /// At least 1.
  mutating func factor(in attributes: [String: String]) -> Double {
    var factor = 1.0
    read(size: attributes["font-size"], &factor)
    read(size: attributes["font"], &factor)
    if let style = attributes["style"] { read(style: style, &factor) }
    return factor
  }

  mutating func read(sheet: String) {
    let sheet = Self.withoutComments(sheet)
    guard !sheet.contains("\\"), !sheet.contains("/*"), !sheet.contains("@import") else {
      var factor = 1.0
      read(style: sheet, &factor)
      factorOfAll = max(factorOfAll, factor)
      return
    }
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", omittingEmptySubsequences: false)
      var factor = 1.0
      read(style: String(parts[parts.count - 1]), &factor)
      if factor > 1 { add(factor, for: parts.dropLast().last ?? "") }
    }
  }

  private mutating func add(_ factor: Double, for selector: Substring) {
    guard let names = Self.names(in: selector) else {
      factorOfAll = max(factorOfAll, factor)
      return
    }
    for name in names { factors[name] = max(factors[name] ?? 1, factor) }
  }

  /// Nil for a selector that may be for any element.
  private static func names(in selector: Substring) -> [String]? {
    func isOfName(_ letter: Character) -> Bool {
      letter.isLetter || letter.isNumber || letter == "-" || letter == "_"
    }
    let isSimple = selector.allSatisfy { isOfName($0) || $0.isWhitespace || ".#,>+~".contains($0) }
    let parts = selector.split(separator: ",", omittingEmptySubsequences: false)
    guard isSimple, parts.allSatisfy({ $0.contains(where: isOfName) }) else { return nil }
    return selector.split { !isOfName($0) }.map { $0.lowercased() }
  }

  /// The same where strings or addresses could have the signs of a comment.
  private static func withoutComments(_ sheet: String) -> String {
    guard !sheet.contains(where: { "\"'(\\".contains($0) }) else { return sheet }
    var (rest, kept) = (sheet[...], "")
    while let start = rest.range(of: "/*") {
      kept += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return kept + rest
  }

  /// Declarations, with selectors before them or without. Where comments or letters in other words could hide a
  /// name, all numbers count, and another style sheet could say any.
  private mutating func read(style: String, _ factor: inout Double) {
    let isEscaped = style.contains("\\")
    if style.contains(isEscaped ? "@" : "@import") { largestLength = .infinity }
    let isHidden = isEscaped || style.contains("/*")
    for part in style.split(whereSeparator: { ";{}".contains($0) }) {
      let pieces = part.split(separator: ":", maxSplits: 1)
      guard isHidden || pieces.first?.lowercased().contains("font") == true else { continue }
      read(size: String(part), &factor)
    }
  }

  private mutating func read(size: String?, _ factor: inout Double) {
    let words = size?.split { $0.isWhitespace || ",:/*!".contains($0) } ?? []
    for word in words {
      if word.lowercased() == "larger" { factor = max(factor, 1.2) }
      guard let number = SVGNumber(word) else { continue }
      switch number.unit {
      case "em", "ex", "ch", "rem": factor = max(factor, number.value)
      case "%": factor = max(factor, number.value / 100)
      default: largestLength = max(largestLength, number.value * (Self.units[number.unit] ?? 1))
      }
    }
  }

  /// At 96 units for an inch.
  private static let units = [
    "in": 96.0, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "pt": 96.0 / 72, "pc": 16.0,
  ]
}
