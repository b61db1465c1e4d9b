import Foundation

/// Why a format is no predicate, in Apple's words.
struct PredicateFormatError: Error {
  let reason: String
}

/// Reads a predicate's format: `OR` binds weaker than `AND`, and that weaker than `NOT`.
struct PredicateParser {
  /// Brackets, negations and expressions inside each other.
  private static let deepest = 200

  var tokens: ArraySlice<PredicateToken>
  var arguments: ArraySlice<Any>
  private var depth = 0
  /// Where brackets were found to be those of an expression; otherwise such brackets would be read twice for
  /// each that they are in.
  private var bracketsOfExpressions: Set<Int> = []
  /// The first name of a function that there is not.
  var unknownFunction: String?

  /// Throws where the format is not a predicate or takes more arguments than there are.
  static func tree(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateFormatError) -> PredicateTree {
    let tokens = PredicateToken.tokens(of: format)
    var parser = PredicateParser(tokens: (tokens ?? [])[...], arguments: arguments[...])
    if let tree = parser.anyOf(), parser.tokens.isEmpty { return tree }
    throw PredicateFormatError(
      reason: parser.unknownFunction.map {
        "Unable to parse function name '\($0)' into supported selector (\($0))"
      } ?? "Unable to parse the format string \"\(format)\"")
  }

  private init(tokens: ArraySlice<PredicateToken>, arguments: ArraySlice<Any>) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  /// Nil where too much is inside each other.
  mutating func deeper<Result>(_ read: (inout Self) -> Result?) -> Result? {
    depth += 1
    defer { depth -= 1 }
    return depth < Self.deepest ? read(&self) : nil
  }

  mutating func anyOf() -> PredicateTree? {
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
    deeper { parser in
      if parser.take(["NOT", "!"]) { return parser.negation().map { .not($0) } }
      if parser.take(["TRUEPREDICATE"]) { return .constant(true) }
      if parser.take(["FALSEPREDICATE"]) { return .constant(false) }
      return parser.inBrackets() ?? parser.comparison()
    }
  }

  /// Nil, with nothing taken, where the brackets are those of an expression.
  private mutating func inBrackets() -> PredicateTree? {
    let start = (tokens: tokens, arguments: arguments)
    guard !bracketsOfExpressions.contains(tokens.startIndex), take(["("]) else { return nil }
    if let tree = anyOf(), take([")"]), !isBeforeOperator { return tree }
    (tokens, arguments) = start
    bracketsOfExpressions.insert(tokens.startIndex)
    return nil
  }

  private var isBeforeOperator: Bool {
    if case .sign(let sign) = tokens.first, "+-*/**.[".contains(sign) { return true }
    return PredicateComparison.Operator(tokens.first) != nil
  }

  private mutating func comparison() -> PredicateTree? {
    let quantity = quantity()
    guard let left = expression(), let operation = PredicateComparison.Operator(tokens.first)
    else { return nil }
    tokens.removeFirst()
    guard let options = options(), let right = expression() else { return nil }
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

  /// `[cd]` after an operator; nil for other letters.
  private mutating func options() -> String.CompareOptions? {
    guard take(["["]) else { return [] }
    guard case .word(let word) = tokens.popFirst(), take(["]"]) else { return nil }
    var options: String.CompareOptions = []
    for letter in word.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      // Normalised already, and in the user's order: neither changes anything here.
      case "n", "l": break
      default: return nil
      }
    }
    return options
  }

  mutating func take(_ words: Set<String>) -> Bool {
    switch tokens.first {
    case .word(let word) where words.contains(word.uppercased()),
      .sign(let word) where words.contains(word):
      tokens.removeFirst()
      return true
    default: return false
    }
  }
}
