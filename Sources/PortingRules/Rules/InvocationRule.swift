import SwiftSyntax

/// On Apple's systems the call that follows is recorded by an object that forwards what it is sent.
struct InvocationRule: Rule {
  let name = "Undo by invocation"
  let summary = """
    `(undo.prepare(withInvocationTarget: self) as AnyObject).move(to: a)` names the method, \
    `undo.prepare(withInvocationTarget: self, { $0.move(to:) })(a)`, which is recorded with its \
    arguments.
    """
  let examples = [
    Example(
      "(undo.prepare(withInvocationTarget: self) as AnyObject).move(to: title, 2)",
      becomes: "undo.prepare(withInvocationTarget: self, { $0.move(to:_:) })(title, 2)"),
    Example(
      "(undo?.prepare(withInvocationTarget: page) as? Page)?.clear()\n  .debug",
      becomes:
        "undo?.prepare(withInvocationTarget: page as Any as! Page, { $0.clear })()\n  .debug"),
    Example(
      "(a.undo!.prepare(withInvocationTarget: self) as! Page).set(nil, forKey: #keyPath(Page.name))",
      becomes: "a.undo!.prepare(withInvocationTarget: self, { $0.set(_:forKey:) })(nil, \"name\")"),
    Example(
      untouched: "let page = ↓undo.prepare(withInvocationTarget: self) as AnyObject\npage.clear()"),
    Example(
      "(undo.prepare(withInvocationTarget: self) as AnyObject)\n  .move(\n    to: title)",
      becomes: "undo.prepare(withInvocationTarget: self, { $0.move(to:) })(\n\n    title)"),
    Example(untouched: "(↓undo.prepare(withInvocationTarget: self) as AnyObject).each { a() }"),
    Example(untouched: "undo.registerUndo(withTarget: self) { $0.clear() }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for call in file.nodes.calls where call.isPreparation {
      if let recorded = RecordedCall(preparation: call) {
        recorded.lower(&changes)
      } else {
        let reason =
          "call the recorded method right here, or use registerUndo(withTarget:handler:)"
        changes.report(.error, reason, at: call)
      }
    }
  }
}

/// `(preparation as Page).method(arguments)`.
private struct RecordedCall {
  let preparation: FunctionCallExprSyntax
  let brackets: TupleExprSyntax
  let type: TypeSyntax
  let member: MemberAccessExprSyntax
  let call: FunctionCallExprSyntax

  init?(preparation: FunctionCallExprSyntax) {
    guard let whole = preparation.parent?.as(ExprListSyntax.self), whole.count == 3,
      let type = whole.last?.as(TypeExprSyntax.self)?.type,
      whole.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let element = whole.parent?.parent?.as(LabeledExprSyntax.self),
      let brackets = element.parent?.parent?.as(TupleExprSyntax.self), brackets.elements.count == 1
    else { return nil }
    (self.preparation, self.brackets, self.type) = (preparation, brackets, type)
    guard let member = brackets.outermostWrapper.parent?.as(MemberAccessExprSyntax.self),
      let call = member.outermostWrapper.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil
    else { return nil }
    (self.member, self.call) = (member, call)
  }

  func lower(_ changes: inout Changes) {
    changes.replace(brackets.leftParen, with: "")
    let target = preparation.arguments.first!.expression
    let isCast = type.trimmedDescription != "AnyObject" && target.trimmedDescription != "self"
    let cast = isCast ? " as Any as! \(type.trimmedDescription)" : ""
    let start = preparation.trimmedBytes.upperBound - 1
    let end = call.leftParen!.trimmedBytes.upperBound
    let head = call.trimmedDescription.utf8.prefix(end - call.trimmedBytes.lowerBound)
    let breaks = head.dropFirst(start - call.trimmedBytes.lowerBound)
      .filter { $0 == UInt8(ascii: "\n") }
    let rest = String(repeating: "\n", count: breaks.count)
    changes.replace(start..<end, with: "\(cast), { $0.\(reference) })(" + rest)
    for argument in call.arguments { changes.removeLabel(of: argument) }
  }

  private var reference: String {
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }
    let name = member.declName.baseName.text
    return labels.isEmpty ? name : "\(name)(\(labels.joined()))"
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isPreparation: Bool {
    arguments.count == 1 && arguments.first?.label?.text == "withInvocationTarget"
      && calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "prepare"
  }
}

extension ExprSyntaxProtocol {
  /// With the question or exclamation marks around it.
  fileprivate var outermostWrapper: ExprSyntax {
    var node = ExprSyntax(self)
    while let outer = node.parent?.as(ExprSyntax.self),
      outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self)
    {
      node = outer
    }
    return node
  }
}
