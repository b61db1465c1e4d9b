/// The rules of a document's style sheets whose selectors are `*`, an element, a class or an identifier,
/// or an element with one of the two. Others, and rules within `@media` and the like, are passed over.
struct CSSRules {
  private static let longestSheet = 1 << 16
  private static let longestValue = 200
  private static let mostClasses = 8

  /// By selector; of a property the last declaration.
  private var rules: [Substring: [CSSDeclarations.Declaration]] = [:]

  mutating func read(_ sheet: String) {
    let start = String(decoding: sheet.utf8.prefix(Self.longestSheet), as: UTF8.self)
    let text = Self.withoutComments(start)
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open].split(separator: ";").last ?? ""
      rest = rest[open...].dropFirst()
      if selectors.contains("@") {
        rest = Self.afterBlock(rest)
      } else {
        let close = rest.firstIndex(of: "}") ?? rest.endIndex
        add(selectors, rest[..<close])
        rest = rest[close...].dropFirst()
      }
    }
  }

  /// From the least to the most specific.
  func apply(
    _ name: String, _ attributes: [String: String], pixel: Double, to style: inout RichStyle
  ) {
    guard !rules.isEmpty else { return }
    var selectors = ["*", name]
    let classes = (attributes["class"] ?? "").lowercased().split(separator: " ")
      .prefix(Self.mostClasses)
    selectors += classes.map { ".\($0)" }
    selectors += classes.map { "\(name).\($0)" }
    if let identifier = attributes["id"]?.lowercased() {
      selectors += ["#\(identifier)", "\(name)#\(identifier)"]
    }
    for selector in selectors {
      for declaration in rules[selector[...]] ?? [] {
        CSSDeclarations.apply(declaration, pixel: pixel, to: &style)
      }
    }
  }

  private mutating func add(_ selectors: Substring, _ body: Substring) {
    let declarations = CSSDeclarations.list(body).filter {
      $0.value.utf8.count <= Self.longestValue
    }
    for selector in selectors.split(separator: ",") {
      let words = selector.lowercased().split(whereSeparator: \.isWhitespace)
      guard words.count == 1, Self.isSimple(words[0]) else { continue }
      for declaration in declarations {
        rules[words[0], default: []].removeAll { $0.property == declaration.property }
        rules[words[0], default: []].append(declaration)
      }
    }
  }

  private static func isSimple(_ selector: Substring) -> Bool {
    let marks = selector.utf8.filter { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "#") }
    return marks.count <= 1 && !selector.contains { ":[]>+~()".contains($0) }
  }

  private static func withoutComments(_ text: String) -> String {
    var parts: [Substring] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      parts.append(rest[..<start.lowerBound])
      let comment = rest[start.upperBound...]
      guard let end = comment.firstRange(of: "*/") else { return parts.joined() }
      rest = comment[end.upperBound...]
    }
    return (parts + [rest]).joined()
  }

  /// What follows the brace that closes a block whose own has been read.
  private static func afterBlock(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[index...].dropFirst() }
    }
    return text[text.endIndex...]
  }
}
