import Foundation

/// Compares the values of two expressions.
struct PredicateComparison {
  enum Operator: String, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"

    private static let others: [String: Operator] = [
      "=": .equal, "<>": .unequal, "=<": .lessOrEqual, "=>": .greaterOrEqual,
    ]

    init?(_ token: PredicateToken?) {
      switch token {
      case .sign(let sign):
        guard let found = Operator(rawValue: sign) ?? Self.others[sign] else { return nil }
        self = found
      case .word(let word):
        guard let found = Operator(rawValue: word.uppercased()) else { return nil }
        self = found
      default: return nil
      }
    }
  }

  /// How many of the elements on the left have to compare.
  enum Quantity: String { case any = "ANY", some = "SOME", all = "ALL", none = "NONE" }

  let left: PredicateExpression
  let right: PredicateExpression
  let operation: Operator
  var quantity: Quantity?
  /// `c` for any case, `d` for any diacritics.
  var options: String.CompareOptions = []

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let value = PredicateValue.plain(left.value(of: object, variables))
    let other = PredicateValue.plain(right.value(of: object, variables))
    guard let quantity else { return compare(value, other) }
    let elements = (PredicateValue.elements(value) ?? []).map(PredicateValue.plain)
    switch quantity {
    case .any, .some: return elements.contains { compare($0, other) }
    case .all: return elements.allSatisfy { compare($0, other) }
    case .none: return !elements.contains { compare($0, other) }
    }
  }

  private func compare(_ a: Any?, _ b: Any?) -> Bool {
    let (a, b) = (folded(a), folded(b))
    switch operation {
    case .equal: return PredicateValue.areEqual(a, b)
    case .unequal: return !PredicateValue.areEqual(a, b)
    case .less: return PredicateValue.order(a, b) == .orderedAscending
    case .greater: return PredicateValue.order(a, b) == .orderedDescending
    case .lessOrEqual: return isOrdered(a, b, not: .orderedDescending)
    case .greaterOrEqual: return isOrdered(a, b, not: .orderedAscending)
    case .isIn: return contains(b, a)
    case .contains: return contains(a, b)
    case .between: return isBetween(a, b)
    case .begins, .ends, .like, .matches: return compareTexts(a as? String, b as? String)
    }
  }

  private func isOrdered(_ a: Any?, _ b: Any?, not order: ComparisonResult) -> Bool {
    PredicateValue.order(a, b).map { $0 != order } ?? false
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let text = whole as? String, let part = part as? String {
      return part.isEmpty || text.contains(part)
    }
    guard let elements = PredicateValue.elements(whole) else { return false }
    return elements.contains {
      PredicateValue.areEqual(folded(PredicateValue.plain($0)), part)
    }
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = PredicateValue.elements(bounds), bounds.count == 2 else { return false }
    let (low, high) = (PredicateValue.plain(bounds[0]), PredicateValue.plain(bounds[1]))
    return isOrdered(value, low, not: .orderedAscending)
      && isOrdered(value, high, not: .orderedDescending)
  }

  private func compareTexts(_ text: String?, _ other: String?) -> Bool {
    guard let text, let other else { return false }
    switch operation {
    case .begins: return text.hasPrefix(other)
    case .ends: return text.hasSuffix(other)
    case .like: return matches(text, Self.pattern(ofWildcards: other))
    default: return matches(plain(text), plain(other))
    }
  }

  /// Of a regular expression, the case is folded by the expression: `\W` is not `\w`.
  private func folded(_ value: Any?) -> Any? {
    guard let text = value as? String, !options.isEmpty, operation != .matches else { return value }
    return text.folding(options: options, locale: nil)
  }

  private func plain(_ text: String) -> String {
    options.contains(.diacriticInsensitive)
      ? text.folding(options: .diacriticInsensitive, locale: nil) : text
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    do {
      let options: NSRegularExpression.Options =
        options.contains(.caseInsensitive) ? .caseInsensitive : []
      let expression = try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
      let whole = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, range: whole) != nil
    } catch {
      NSException.raise(
        .invalidArgumentException,
        "Can't do regex matching, reason: Can't open pattern \(pattern) (string \(text))")
    }
  }

  /// A backslash takes the meaning from a star or question mark.
  private static func pattern(ofWildcards text: String) -> String {
    var (pattern, isEscaped) = ("", false)
    for letter in text {
      switch letter {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: pattern += "[\\s\\S]*"
      case "?" where !isEscaped: pattern += "[\\s\\S]"
      default: pattern += NSRegularExpression.escapedPattern(for: String(letter))
      }
      isEscaped = false
    }
    return pattern
  }
}
