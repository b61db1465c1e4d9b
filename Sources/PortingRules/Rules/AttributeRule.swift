import SwiftSyntax

/// `@objc`, `@IBAction` and their kin go; what they said is in the facts.
struct AttributeRule: Rule {
  let name = "Attributes"
  let summary = """
    `@objc`, `@objc(name)`, `@objcMembers`, `@nonobjc`, `@IBAction`, `@IBOutlet`, \
    `@IBInspectable`, `@IBDesignable`, `@IBSegueAction`, `@NSCopying` and `dynamic` are taken out.
    """

  static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying",
  ]

  let examples = [
    Example(
      "@IBDesignable\nclass Badge: UIView {\n}",
      becomes: "\nclass Badge: UIView {\n}"),
    Example(
      "extension UIView {\n  @objc  func a() {}\n}", becomes: "extension UIView {\n  func a() {}\n}"
    ),
    Example(untouched: "let text = \"@objc func a()\" // @objc\n"),
    Example("@objc(TRModel) class ↓Model: NSObject {}", becomes: "class Model: NSObject {}"),
    Example("@objc(TRKind) enum Kind: Int { case a }", becomes: "enum Kind: Int { case a }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for attribute in file.nodes.attributes where Self.dropped.contains(attribute.name) {
      changes.remove(attribute)
    }
    for node in file.nodes.classes {
      guard let name = node.attributes.objcName, name != node.name.text else { continue }
      let reason = "the class is found at run time as '\(node.name.text)', not as '\(name)'"
      changes.report(.warning, reason, at: node.name)
    }
    for modifier in file.nodes.modifiers where modifier.name.tokenKind == .keyword(.dynamic) {
      changes.remove(modifier)
    }
  }
}
