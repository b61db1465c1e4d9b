import Foundation

/// Reads a predicate's format: `OR` binds weaker than `AND`, and that weaker than `NOT`.
struct PredicateParser {
  /// Brackets and negations inside each other.
  private static let deepest = 200

  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>
  private var depth = 0

  /// Nil where the format is not a predicate or takes more arguments than there are.
  static func tree(_ format: String, _ arguments: [Any]) -> PredicateTree? {
    guard let tokens = PredicateToken.tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let tree = parser.anyOf(), parser.tokens.isEmpty else { return nil }
    return tree
  }

  private init(tokens: ArraySlice<PredicateToken>, arguments: ArraySlice<Any>) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  private mutating func anyOf() -> PredicateTree? {
    list(["OR", "||"]) { $0.allOf() }.map { $0.count == 1 ? $0[0] : .any($0) }
  }

  private mutating func allOf() -> PredicateTree? {
    list(["AND", "&&"]) { $0.negation() }.map { $0.count == 1 ? $0[0] : .all($0) }
  }

  private mutating func list(
    _ separators: Set<String>, _ part: (inout Self) -> PredicateTree?
  ) -> [PredicateTree]? {
    var trees: [PredicateTree] = []
    repeat {
      guard let tree = part(&self) else { return nil }
      trees.append(tree)
    } while take(separators)
    return trees
  }

  private mutating func negation() -> PredicateTree? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if take(["NOT", "!"]) { return negation().map { .not($0) } }
    if take(["TRUEPREDICATE"]) { return .constant(true) }
    if take(["FALSEPREDICATE"]) { return .constant(false) }
    if take(["("]) {
      guard let tree = anyOf(), take([")"]) else { return nil }
      return tree
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateTree? {
    let quantity = quantity()
    guard let left = expression(), let operation = PredicateComparison.Operator(tokens.first)
    else { return nil }
    tokens.removeFirst()
    let options = options()
    guard let right = expression() else { return nil }
    return .comparison(
      PredicateComparison(
        left: left, right: right, operation: operation, quantity: quantity, options: options))
  }

  private mutating func quantity() -> PredicateComparison.Quantity? {
    guard case .word(let word) = tokens.first,
      let quantity = PredicateComparison.Quantity(rawValue: word.uppercased())
    else { return nil }
    tokens.removeFirst()
    return quantity
  }

  /// `[cd]` after an operator.
  private mutating func options() -> String.CompareOptions {
    guard tokens.prefix(3).count == 3, case .sign("[") = tokens.first,
      case .word(let letters) = tokens.dropFirst().first,
      case .sign("]") = tokens.dropFirst(2).first
    else { return [] }
    tokens.removeFirst(3)
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func expression() -> PredicateExpression? {
    switch tokens.popFirst() {
    case .text(let text): return .constant(text)
    case .variable(let name): return .variable(name)
    case .argument(let letter): return argument(letter)
    case .sign("{"): return collection()
    case .word(let word): return Self.expression(word)
    default: return nil
    }
  }

  private mutating func argument(_ letter: String) -> PredicateExpression? {
    guard let value = arguments.popFirst() else { return nil }
    guard letter == "K" else { return .constant(value) }
    return (PredicateValue.plain(value) as? String).map { .keyPath(Self.keys($0)) }
  }

  private mutating func collection() -> PredicateExpression? {
    var parts: [PredicateExpression] = []
    if take(["}"]) { return .list([]) }
    repeat {
      guard let part = expression() else { return nil }
      parts.append(part)
    } while take([","])
    return take(["}"]) ? .list(parts) : nil
  }

  private static func expression(_ word: String) -> PredicateExpression? {
    if let number = Int(word) { return .constant(number) }
    if word.first?.isNumber ?? false || "+-.".contains(word.first ?? " ") {
      return Double(word).map { .constant($0) }
    }
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case let upper where reserved.contains(upper): return nil
    default: return .keyPath(keys(word))
    }
  }

  private static let reserved: Set<String> = ["AND", "OR", "NOT", "IN", "BETWEEN"]

  /// `SELF` in front is the object.
  private static func keys(_ path: String) -> [String] {
    let keys = path.split(separator: ".").map { key in
      key.hasPrefix("#") ? String(key.dropFirst()) : String(key)
    }
    return keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys
  }

  private mutating func take(_ words: Set<String>) -> Bool {
    switch tokens.first {
    case .word(let word) where words.contains(word.uppercased()),
      .sign(let word) where words.contains(word):
      tokens.removeFirst()
      return true
    default: return false
    }
  }
}
