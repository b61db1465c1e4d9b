import SwiftSyntax

struct OptionalCallRule: Rule {
  let name = "Calls of optional methods"
  let summary = """
    ``delegate?.picked?(1)`` becomes ``delegate?.`picked(_:)?`?(1)`` for protocols of the sources; for \
    Apple's protocols, whose optional methods have defaults here, `delegate?.scrollViewDidScroll?(v)` \
    loses the second question mark.
    """
  let examples = [
    Example(
      """
      @objc protocol D { @objc optional func picked(_ n: Int, in list: [Int]) }
      func f(d: D?) { d?.picked?(1, in: []); a = d!.picked != nil ? 1 : 2 }
      """,
      becomes: """
        protocol D: AnyObject { var `picked(_:in:)?`: ((_ n: Int, _ list: [Int]) -> Void)? { get } }\
        ; extension D { var `picked(_:in:)?`: ((Int, [Int]) -> Void)? { nil } }
        func f(d: D?) { d?.`picked(_:in:)?`?(1, []); a = d!.`picked(_:in:)?` != nil ? 1 : 2 }
        """),
    Example(
      "func f() { delegate?.tableView?(t, didSelectRowAt: i); a.scrollViewDidScroll?(s) }",
      becomes:
        "func f() { delegate?.tableView(t, didSelectRowAt: i); Optional(a)?.scrollViewDidScroll(s) }"
    ),
    Example(
      """
      @objc protocol D { @objc optional func picked(_ n: Int, in list: [Int]) }
      func f(d: D?) { d?.picked!(1, in: []); d!.tableView!(t, didSelectRowAt: i) }
      """,
      becomes: """
        protocol D: AnyObject { var `picked(_:in:)?`: ((_ n: Int, _ list: [Int]) -> Void)? { get } }\
        ; extension D { var `picked(_:in:)?`: ((Int, [Int]) -> Void)? { nil } }
        func f(d: D?) { d?.`picked(_:in:)?`!(1, []); d!.tableView(t, didSelectRowAt: i) }
        """),
    Example(untouched: "func f() { self.completion?(1); onTap?(); model.onChange?(1, 2) }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    let requirements = context.optionalRequirements
    for call in file.nodes.calls {
      guard let mark = call.mark, let member = mark.unwrapped.as(MemberAccessExprSyntax.self)
      else { continue }
      let fitting = requirements[member.declName.baseName.text, default: []].first {
        $0.member.fits(call, written: member.declName.argumentNames)
      }
      if let fitting, !isClosure(member, fitting, context) {
        changes.replace(member.declName, with: fitting.propertyName)
        for argument in call.arguments { changes.removeLabel(of: argument) }
      } else if isForeign(call, member) {
        unwrap(mark.token, member, &changes)
      }
    }
    for member in file.nodes.members where member.isTestedForNil && member.base != nil {
      guard let fitting = requirements[member.declName.baseName.text]?.first,
        member.base?.trimmedDescription != "self"
      else { continue }
      changes.replace(member.declName, with: fitting.propertyName)
    }
  }

  /// A property of the module that has the same name and a closure in it.
  private func isClosure(
    _ member: MemberAccessExprSyntax, _ requirement: OptionalRequirement, _ context: Context
  ) -> Bool {
    guard member.base?.trimmedDescription == "self", let owner = member.lexicalType,
      let type = context.facts.type(named: owner.qualifiedName)
    else { return false }
    return type.members(named: requirement.member.name).contains { $0.kind == .property }
  }

  /// Closures take no labels, so a call with labels is one of a method; others go by name.
  private func isForeign(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> Bool {
    call.arguments.contains { $0.label != nil }
      || (call.arguments.count == 1
        && KnownNames.optionalMethods.contains(member.declName.baseName.text))
  }

  /// The result stays optional, as it was.
  private func unwrap(
    _ mark: TokenSyntax, _ member: MemberAccessExprSyntax, _ changes: inout Changes
  ) {
    changes.replace(mark, with: "")
    guard mark.tokenKind == .postfixQuestionMark, let base = member.base, !base.isChained else {
      return
    }
    changes.insert("Optional(", at: base.trimmedBytes.lowerBound)
    changes.insert(")?", at: base.trimmedBytes.upperBound)
  }
}

extension FunctionCallExprSyntax {
  /// The question or exclamation mark behind the name of the method, and what it unwraps.
  fileprivate var mark: (token: TokenSyntax, unwrapped: ExprSyntax)? {
    if let chain = calledExpression.as(OptionalChainingExprSyntax.self) {
      return (chain.questionMark, chain.expression)
    }
    return calledExpression.as(ForceUnwrapExprSyntax.self).map {
      ($0.exclamationMark, $0.expression)
    }
  }
}

extension MemberFacts {
  fileprivate func fits(_ call: FunctionCallExprSyntax, written: DeclNameArgumentsSyntax?) -> Bool {
    if let written { return written.arguments.map(\.name.text) == labels }
    let used = call.arguments.map { $0.label?.text ?? "_" }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    return used.count + closures == labels.count && Array(labels.prefix(used.count)) == used
  }
}

extension ExprSyntax {
  /// Whether a question mark stands anywhere in the chain.
  fileprivate var isChained: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isChained ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isChained }
    if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression.isChained }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isChained }
    return false
  }
}

extension MemberAccessExprSyntax {
  /// `a.b != nil`, `a.b == nil`, `let f = a.b` in a condition.
  fileprivate var isTestedForNil: Bool {
    if let list = parent?.as(ExprListSyntax.self) {
      let after = list.drop { $0.id != id }.dropFirst().prefix(2).map(\.trimmedDescription)
      return after.last == "nil" && ["==", "!="].contains(after.first)
    }
    return parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
  }
}
