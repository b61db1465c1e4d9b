import SwiftSyntax

struct NumberCastRule: Rule {
  let name = "CGFloat from numbers"
  let summary = """
    `x as? CGFloat` takes an `NSNumber` too, which Foundation on Linux does not cast to `CGFloat`.
    """
  let examples = [
    Example(
      "let a = values[\"a\"] as? CGFloat",
      becomes: """
        let a = ({ ($0 as? Foundation.CGFloat) ?? ($0 as? NSNumber).map { \
        CGFloat($0.doubleValue) } }(values["a"] as Any))
        """),
    Example(untouched: "let a = b as CGFloat, c = d as? Double"),
  ]

  private static let opening =
    "({ ($0 as? Foundation.CGFloat) ?? ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }("

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for cast in file.nodes.casts {
      guard let mark = cast.questionOrExclamationMark, let (operand, type) = cast.sides,
        type.as(IdentifierTypeSyntax.self)?.name.text == "CGFloat", let start = cast.operandStart
      else { continue }
      changes.insert(Self.opening, at: start)
      let forced = mark.tokenKind == .exclamationMark ? "!" : ""
      changes.replace(
        operand.trimmedBytes.upperBound..<type.trimmedBytes.upperBound, with: " as Any))\(forced)")
    }
  }
}
