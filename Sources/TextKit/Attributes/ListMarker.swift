/// A format of list markers, taken apart: the text around the name in braces, and the name.
struct ListMarker {
  private let before: String
  private let name: String
  private let after: String

  init(_ format: String) {
    guard let start = format.firstIndex(of: "{"), let end = format[start...].firstIndex(of: "}")
    else {
      (before, name, after) = (format, "", "")
      return
    }
    before = String(format[..<start])
    name = String(format[format.index(after: start)..<end])
    after = String(format[format.index(after: end)...])
  }

  var isOrdered: Bool { number(1) != nil }

  func text(_ item: Int) -> String { before + (number(item) ?? bullet) + after }

  /// Nil for a format that does not count.
  private func number(_ item: Int) -> String? {
    switch name {
    case "decimal": "\(item)"
    case "octal": String(item, radix: 8)
    case "lower-hexadecimal": String(item, radix: 16)
    case "upper-hexadecimal": String(item, radix: 16).uppercased()
    case "lower-alpha", "lower-latin": Self.letters(item)
    case "upper-alpha", "upper-latin": Self.letters(item).uppercased()
    case "lower-roman": Self.roman(item)
    case "upper-roman": Self.roman(item).uppercased()
    default: nil
    }
  }

  private var bullet: String {
    switch name {
    case "box": "\u{25A1}"
    case "check": "\u{2713}"
    case "circle": "\u{25E6}"
    case "diamond": "\u{25C6}"
    case "disc": "\u{2022}"
    case "hyphen": "\u{2043}"
    case "square": "\u{25AA}"
    default: name
    }
  }

  /// a to z, then aa; numbers below 1 as they are.
  private static func letters(_ item: Int) -> String {
    guard item > 0 else { return "\(item)" }
    var (rest, text) = (item, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static let numerals = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]

  /// Numbers from 1 to 3,999; others as they are.
  private static func roman(_ item: Int) -> String {
    guard (1...3999).contains(item) else { return "\(item)" }
    var (rest, text) = (item, "")
    for (value, numeral) in numerals {
      while rest >= value {
        text += numeral
        rest -= value
      }
    }
    return text
  }
}
