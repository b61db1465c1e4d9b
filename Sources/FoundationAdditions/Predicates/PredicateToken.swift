/// A word of a predicate's format.
enum PredicateToken: Equatable {
  /// A keyword, a key path or the name of a function.
  case word(String)
  case number(String)
  case text(String)
  /// `==`, `(`, `,` and the like.
  case sign(String)
  /// `%@`, `%K`, `%d` …: the letters after the percent sign.
  case argument(String)
  /// `$NAME`.
  case variable(String)

  /// Nil where the text is not made of tokens.
  static func tokens(of format: String) -> [PredicateToken]? {
    var scanner = PredicateScanner(rest: format[...])
    var tokens: [PredicateToken] = []
    while scanner.skipBlanks() {
      guard let token = scanner.next() else { return nil }
      tokens.append(token)
    }
    return tokens
  }
}

/// Cuts tokens off the front of a text.
private struct PredicateScanner {
  var rest: Substring

  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{",
    "}", "[", "]", ",", "+", "-", "*", "/", ".",
  ]

  /// Whether anything is left.
  mutating func skipBlanks() -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    return !rest.isEmpty
  }

  mutating func next() -> PredicateToken? {
    switch rest.first {
    case "'", "\"": return string()
    case "%": return argument()
    case "$":
      rest.removeFirst()
      return take(while: Self.isOfName).map { .variable($0) }
    default: break
    }
    if let number = number() { return .number(number) }
    if let sign = Self.signs.first(where: rest.hasPrefix) {
      rest.removeFirst(sign.count)
      return .sign(sign)
    }
    return word().map { .word($0) }
  }

  private static func isOfName(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String? {
    let taken = rest.prefix(while: isPart)
    rest = rest[taken.endIndex...]
    return taken.isEmpty ? nil : String(taken)
  }

  /// A key path, or the name of a function with its colons.
  private mutating func word() -> String? {
    let taken = rest.prefix { Self.isOfName($0) || ".@#:".contains($0) }
    guard let first = taken.first, first != ":" else { return nil }
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  /// `12`, `1.5`, `.5`, `0x1F`, `1e-3`.
  private mutating func number() -> String? {
    guard let first = rest.first,
      first.isASCIIDigit || first == "." && rest.dropFirst().first?.isASCIIDigit ?? false
    else { return nil }
    var isAfterExponent = false
    let isHex = rest.hasPrefix("0x") || rest.hasPrefix("0X")
    let taken = rest.prefix { letter in
      let isSign = isAfterExponent && "+-".contains(letter)
      isAfterExponent = !isHex && "eE".contains(letter)
      return isSign || Self.isOfName(letter) || letter == "."
    }
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  /// A percent sign takes length letters and one that says the type.
  private mutating func argument() -> PredicateToken? {
    rest.removeFirst()
    let length = rest.prefix { "hlqLzjt.0123456789".contains($0) }
    rest = rest[length.endIndex...]
    guard let letter = rest.popFirst(), "@KdDiuUxXofFgGeEcs".contains(letter) else { return nil }
    return .argument(String(letter))
  }

  private mutating func string() -> PredicateToken? {
    let quote = rest.removeFirst()
    var text = ""
    while let letter = rest.popFirst() {
      if letter == quote { return .text(text) }
      if letter != "\\" {
        text.append(letter)
      } else if let escaped = rest.popFirst() {
        text += Self.escapes[escaped] ?? String(escaped)
      }
    }
    return nil
  }

  private static let escapes: [Character: String] = ["n": "\n", "t": "\t", "r": "\r"]
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
