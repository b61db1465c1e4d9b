import SwiftSyntax

struct LocalizationRule: Rule {
  let name = "Localized texts"
  let summary = """
    `NSLocalizedString` with all five arguments becomes `NSLocalizedStringWithDefaultValue`, \
    `bundle.localizedString(forKey:value:table:)` names its value `defaultValue`: Foundation's own \
    end the process where there is a `.stringsdict`.
    """
  let examples = [
    Example(
      "let a = NSLocalizedString(\"a\", tableName: nil, bundle: .main, value: \"b\", comment: \"\")",
      becomes: """
        let a = NSLocalizedStringWithDefaultValue("a", tableName: nil, bundle: .main, value: "b", \
        comment: "")
        """),
    Example(
      "let a = bundle.localizedString(forKey: key, value: nil, table: \"Errors\")",
      becomes: "let a = bundle.localizedString(forKey: key, defaultValue: nil, table: \"Errors\")"),
    Example(untouched: "let a = NSLocalizedString(\"a\", bundle: b, value: \"c\", comment: \"\")"),
  ]

  private static let function = ["_", "tableName", "bundle", "value", "comment"]
  private static let method = ["forKey", "value", "table"]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for call in file.nodes.calls {
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      if labels == Self.function,
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
        name.baseName.text == "NSLocalizedString"
      {
        changes.replace(name.baseName, with: "NSLocalizedStringWithDefaultValue")
      } else if labels == Self.method,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "localizedString",
        let label = call.arguments.dropFirst().first?.label
      {
        changes.replace(label, with: "defaultValue")
      }
    }
  }
}
