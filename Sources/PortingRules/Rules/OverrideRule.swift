import SwiftSyntax

struct OverrideRule: Rule {
  let name = "Overrides of NSObject's categories"
  let summary = """
    `override` goes from what `NSObject` has by categories on Apple's systems (`observeValue`, \
    `value(forKey:)`, `awakeFromNib`, `responds(to:)` …); the method is found by name.
    """
  let examples = [
    Example(
      "class Cell: UIView {\n  override func awakeFromNib() {}\n}",
      becomes: """
        class Cell: UIView {
          func awakeFromNib() {}
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var selectors: [Selector] { \
        [Selector("awakeFromNib", Cell.awakeFromNib)] } }}
        """),
    Example(
      """
      class Base: UIView { @objc func go() {} }
      class Cell: Base { override func go() {} }
      extension Base { override ↓func layoutSubviews() {} }
      """,
      becomes: """
        class Base: UIView { func go() {} ; nonisolated final class ObjCMembers: ObjectiveCMembers { \
        static var selectors: [Selector] { [Selector("go", Base.go)] } }}
        class Cell: Base { override func go() {} }
        extension Base { override func layoutSubviews() {} }
        """),
    Example(
      """
      class A: NSObject {
        override func observeValue(forKeyPath a: String?, of b: Any?, change c: [K: Any]?, context d: P?) {}
      }
      """,
      becomes: """
        class A: NSObject {
          func observeValue(forKeyPath a: String?, of b: Any?, change c: [K: Any]?, context d: P?) {}
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var selectors: [Selector] { \
        [Selector(observing: A.observeValue(forKeyPath:of:change:context:))] } }}
        """),
    Example(untouched: "class Cell: UIView { override func layoutSubviews() {} }"),
    Example(
      untouched: "class Dial: CALayer { override func value(forKey key: String) -> Any? { 1 } }"),
    Example(untouched: "class Dial: UIControl { override func accessibilityIncrement() {} }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for node in file.nodes.functions {
      let member = MemberFacts(node)
      guard member.isOverride, let owner = node.lexicalType else { continue }
      if NSObjectCategories.contains(member) {
        drop(from: node, owner, member, context, &changes)
      } else if owner.is(ExtensionDeclSyntax.self) {
        let reason =
          "an override in an extension needs Objective-C; move '\(member.fullName)' into the class"
        changes.report(.error, reason, at: node.funcKeyword)
      } else {
        reportOverridden(member, node, owner, context, &changes)
      }
    }
  }

  private func drop(
    from node: FunctionDeclSyntax, _ owner: any DeclGroupSyntax, _ member: MemberFacts,
    _ context: Context, _ changes: inout Changes
  ) {
    if let type = context.facts.type(named: owner.qualifiedName),
      Exposure(facts: context.facts, type: type).isOverriddenAbove(member)
    {
      return
    }
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
      changes.remove(modifier)
    }
  }

  /// On Apple's systems a method that an extension declares with `@objc` can be overridden.
  private func reportOverridden(
    _ member: MemberFacts, _ node: FunctionDeclSyntax, _ owner: any DeclGroupSyntax,
    _ context: Context, _ changes: inout Changes
  ) {
    guard let type = context.facts.type(named: owner.qualifiedName) else { return }
    let declared = context.facts.lineage(of: type).dropFirst().lazy.compactMap { above in
      above.members.first { $0.fullName == member.fullName && !$0.isOverride }
    }.first
    guard let declared, declared.isInExtension else { return }
    changes.report(
      .error,
      "'\(member.fullName)' overrides a method that an extension declares; move that into its class",
      at: node.funcKeyword)
  }
}
