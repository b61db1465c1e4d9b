import Foundation

// Expressions: `**` binds stronger than `*` and `/`, and those stronger than `+` and `-`.

extension PredicateParser {
  mutating func expression() -> PredicateExpression? {
    deeper { $0.calculation([["+", "-"], ["*", "/"], ["**"]]) }
  }

  private mutating func calculation(_ levels: ArraySlice<Set<String>>) -> PredicateExpression? {
    guard let signs = levels.first else { return signed() }
    guard var left = calculation(levels.dropFirst()) else { return nil }
    while case .sign(let sign) = tokens.first, signs.contains(sign),
      let operation = PredicateArithmetic(rawValue: sign)
    {
      tokens.removeFirst()
      guard let right = calculation(levels.dropFirst()) else { return nil }
      left = .arithmetic(operation, left, right)
    }
    return left
  }

  private mutating func signed() -> PredicateExpression? {
    if take(["-"]) {
      return deeper { $0.signed() }.map { .arithmetic(.subtract, .constant(0), $0) }
    }
    guard var base = primary() else { return nil }
    while true {
      if take(["."]) {
        guard case .word(let path) = tokens.popFirst() else { return nil }
        base = .path(base, Self.keys(path))
      } else if tokens.first == .sign("[") {
        guard let place = place() else { return nil }
        base = .element(base, place)
      } else {
        return base
      }
    }
  }

  /// `[2]`, `[FIRST]`, `[LAST]`, `[SIZE]`.
  private mutating func place() -> PredicateExpression? {
    guard take(["["]) else { return nil }
    for word in ["FIRST", "LAST", "SIZE"] where take([word]) {
      return take(["]"]) ? .constant(word) : nil
    }
    guard let place = expression(), take(["]"]) else { return nil }
    return place
  }

  private mutating func primary() -> PredicateExpression? {
    switch tokens.popFirst() {
    case .text(let text): return .constant(text)
    case .number(let text): return Self.number(text)
    case .variable(let name): return .variable(name)
    case .argument(let letter): return argument(letter)
    case .sign("{"): return list(until: "}").map { .list($0) }
    case .sign("("):
      guard let inner = expression(), take([")"]) else { return nil }
      return inner
    case .word(let word): return take(["("]) ? function(word) : Self.expression(word)
    default: return nil
    }
  }

  private mutating func argument(_ letter: String) -> PredicateExpression? {
    guard let value = arguments.popFirst() else { return nil }
    guard letter == "K" else { return .constant(value) }
    return (PredicateValue.plain(value) as? String).map { .keyPath(Self.keys($0)) }
  }

  private mutating func list(until end: String) -> [PredicateExpression]? {
    var parts: [PredicateExpression] = []
    if take([end]) { return [] }
    repeat {
      guard let part = expression() else { return nil }
      parts.append(part)
    } while take([","])
    return take([end]) ? parts : nil
  }

  /// After the bracket.
  private mutating func function(_ name: String) -> PredicateExpression? {
    if name.uppercased() == "SUBQUERY" { return subquery() }
    if Self.reserved.contains(name.uppercased()) { return nil }
    guard let function = PredicateFunction(name) else {
      unknownFunction = unknownFunction ?? name
      return nil
    }
    return list(until: ")").map { .function(function, $0) }
  }

  private mutating func subquery() -> PredicateExpression? {
    guard let elements = expression(), take([","]), case .variable(let name) = tokens.popFirst(),
      take([","]), let tree = deeper({ $0.anyOf() }), take([")"])
    else { return nil }
    return .subquery(elements, name, tree)
  }

  private static func number(_ text: String) -> PredicateExpression? {
    if let number = Int(text) { return .constant(number) }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { .constant($0) }
    }
    return Double(text).map { .constant($0) }
  }

  private static func expression(_ word: String) -> PredicateExpression? {
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case let upper where reserved.contains(upper) || word.contains(":"): return nil
    default: return .keyPath(keys(word))
    }
  }

  private static let reserved: Set<String> = [
    "AND", "OR", "NOT", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
    "ANY", "ALL", "SOME", "NONE", "SUBQUERY", "FUNCTION", "FETCH",
  ]

  /// `SELF` in front is the object.
  private static func keys(_ path: String) -> [String] {
    let keys = path.split(separator: ".").map { key in
      key.hasPrefix("#") ? String(key.dropFirst()) : String(key)
    }
    return keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys
  }
}
