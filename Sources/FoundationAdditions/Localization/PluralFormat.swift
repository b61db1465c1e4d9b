import Foundation

/// A format with parts that depend on counts: "%#@files@ in %#@folders@".
struct PluralFormat: Sendable, Equatable {
  struct Variable: Sendable, Equatable {
    /// How the count is written: "d", "lld".
    var valueType = "d"
    /// The argument that is the count, from 1, if it is not given by position.
    var argument: Int?
    /// Texts by category: zero, one, two, few, many, other.
    var cases: [String: String]
  }

  var format: String
  var variables: [String: Variable]

  /// The format for these arguments, every specifier with its position.
  func resolved(_ arguments: [any CVarArg], language: String) -> String {
    var result = ""
    var next = 1
    for part in FormatPart.parts(of: format) {
      switch part {
      case .text(let text): result += text
      case .specifier(let position, let body):
        result += "%\(position ?? next)$\(body)"
        if position == nil { next += 1 }
      case .variable(let position, let name):
        let variable = variables[name]
        let index = position ?? variable?.argument ?? next
        if index == next { next += 1 }
        result += variable.map { text(of: $0, at: index, arguments, language) } ?? name
      }
    }
    return result
  }

  /// A part of the text that is a variable again is resolved in turn, once.
  private func text(
    of variable: Variable, at index: Int, _ arguments: [any CVarArg], _ language: String
  ) -> String {
    let count = arguments.indices.contains(index - 1) ? whole(arguments[index - 1]) : 0
    let category = PluralRules.category(of: count, in: language)
    let zero = count == 0 ? variable.cases["zero"] : nil
    let chosen = zero ?? variable.cases[category] ?? variable.cases["other"] ?? ""
    let text = chosen.replacingOccurrences(of: "%arg", with: "%\(variable.valueType)")
    return FormatPart.parts(of: text).map { part in
      switch part {
      case .text(let text): text
      case .specifier(let position, let body): "%\(position ?? index)$\(body)"
      case .variable(let position, let name):
        variables[name].flatMap { inner in
          inner == variable
            ? nil
            : self.text(of: inner, at: position ?? inner.argument ?? index + 1, arguments, language)
        } ?? name
      }
    }.joined()
  }

  private func whole(_ argument: any CVarArg) -> Int { number(argument)?.intValue ?? 0 }
}

/// A piece of a format string.
enum FormatPart: Equatable {
  case text(String)
  /// "%2$5.1f" has position 2 and body "5.1f".
  case specifier(Int?, String)
  /// "%#@name@".
  case variable(Int?, String)

  static func parts(of format: String) -> [FormatPart] {
    var parts: [FormatPart] = []
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<percent])))
      rest = rest[rest.index(after: percent)...]
      parts.append(specifier(&rest))
    }
    return (parts + [.text(String(rest))]).filter { $0 != .text("") }
  }

  private static func specifier(_ rest: inout Substring) -> FormatPart {
    if rest.first == "%" {
      rest.removeFirst()
      return .text("%%")
    }
    let position = position(&rest)
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      rest = rest.dropFirst(name.count + 3)
      return .variable(position, String(name))
    }
    let flags = rest.prefix { !$0.isLetter && $0 != "@" }
    let length = rest.dropFirst(flags.count).prefix { "hlqLztj".contains($0) }
    let body = rest.prefix(flags.count + length.count + 1)
    rest = rest.dropFirst(body.count)
    return .specifier(position, String(body))
  }

  private static func position(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix(while: \.isNumber)
    guard let number = Int(digits), rest.dropFirst(digits.count).first == "$" else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return number
  }
}
