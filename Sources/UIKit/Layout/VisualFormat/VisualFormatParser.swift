import CoreGraphics
import Foundation

/// Reads Apple's visual format language.
struct VisualFormatParser {
  private let text: [Character]
  private var index = 0

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text: Array(format))
    return try parser.format()
  }

  private init(text: [Character]) { self.text = text }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.axis = try orientation()
    if take("|") {
      format.start = try gap()
      guard next == "[" else { throw expected("a view") }
    }
    format.views.append(try view())
    while index < text.count {
      let gap = try gap()
      if take("|") {
        format.end = gap
        guard index == text.count else { throw expected("the end of the format") }
        return format
      }
      format.gaps.append(gap)
      format.views.append(try view())
    }
    return format
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard let letter = next, letter == "H" || letter == "V" else { return .horizontal }
    index += 1
    guard take(":") else { throw expected("a ':' after the orientation") }
    return letter == "V" ? .vertical : .horizontal
  }

  /// `[name(predicates)]`
  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw expected("a view, which begins with '['") }
    let position = index
    guard let name = identifier() else { throw expected("the name of a view") }
    var view = VisualFormat.View(name: name, position: position)
    if next == "(" { view.lengths = try predicateList() }
    guard take("]") else { throw expected("a ']' after a view") }
    return view
  }

  /// Nothing, `-`, `-20-` or `-(predicates)-`.
  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try predicateList()
    } else {
      predicates = [VisualFormat.Predicate(value: try value(), priority: try priority())]
    }
    guard take("-") else { throw expected("a '-' after a spacing") }
    return .predicates(predicates)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    index += 1
    repeat {
      let relation = relation()
      let value = try value()
      predicates.append(
        VisualFormat.Predicate(relation: relation, value: value, priority: try priority()))
    } while take(",")
    guard take(")") else { throw expected("a ')' after a list of predicates") }
    return predicates
  }

  private mutating func relation() -> NSLayoutConstraint.Relation {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    return .equal
  }

  private mutating func priority() throws(VisualFormatError) -> VisualFormat.Value? {
    take("@") ? try value() : nil
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    let position = index
    if let name = identifier() { return .name(name, at: position) }
    if let number = number() { return .number(number) }
    throw expected("a number or a name")
  }
}

// MARK: Words

extension VisualFormatParser {
  private var next: Character? { index < text.count ? text[index] : nil }

  private mutating func take(_ words: String) -> Bool {
    let end = index + words.count
    guard end <= text.count, text[index..<end].elementsEqual(words) else { return false }
    index = end
    return true
  }

  private mutating func identifier() -> String? {
    let start = index
    while let letter = next,
      letter == "_" || letter.isLetter || (letter.isNumber && index > start)
    {
      index += 1
    }
    return index > start ? String(text[start..<index]) : nil
  }

  private mutating func number() -> CGFloat? {
    let start = index
    if next == "-" || next == "+" { index += 1 }
    while let digit = next, digit.isASCII, digit.isNumber || digit == "." { index += 1 }
    guard let value = Double(String(text[start..<index])), value.isFinite else {
      index = start
      return nil
    }
    return CGFloat(value)
  }

  private func expected(_ what: String) -> VisualFormatError {
    VisualFormatError(message: "Expected \(what) here", position: index)
  }
}
