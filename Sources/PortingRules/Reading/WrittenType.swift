import SwiftSyntax

extension ExprSyntax {
  /// The type that the source gives for a name: of a parameter, of a constant or variable before it,
  /// or of a property of the type around it; without optionals.
  func writtenType(in facts: ModuleFacts) -> String? {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return (localType(of: name) ?? memberType(of: name, in: facts)).map(plain)
    }
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    else { return nil }
    return memberType(of: member.declName.baseName.text, in: facts).map(plain)
  }

  private func plain(_ type: String) -> String { type.filter { !"?!".contains($0) } }

  private func memberType(of name: String, in facts: ModuleFacts) -> String? {
    lexicalType.flatMap { facts.type(named: $0.qualifiedName) }?
      .members(named: name).first { $0.kind == .property }?.type
  }

  private func localType(of name: String) -> String? {
    var node = Syntax(self)
    while let outer = node.parent, !outer.isProtocol((any DeclGroupSyntax).self) {
      if let found = outer.type(of: name, before: node) { return found }
      node = outer
    }
    return nil
  }
}

extension Syntax {
  /// What this node declares under a name, above one of its parts.
  fileprivate func type(of name: String, before part: Syntax) -> String? {
    if let statements = self.as(CodeBlockItemListSyntax.self) {
      return statements.filter { $0.position < part.position }.reversed().lazy
        .compactMap { $0.item.type(of: name) }.first
    }
    if let condition = self.as(IfExprSyntax.self)?.conditions { return condition.type(of: name) }
    if let closure = self.as(ClosureExprSyntax.self) {
      guard case .parameterClause(let clause)? = closure.signature?.parameterClause
      else { return nil }
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?
        .type?.trimmedDescription
    }
    let clause =
      self.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause
    return clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }?
      .type.trimmedDescription
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate func type(of name: String) -> String? {
    switch self {
    case .decl(let decl):
      return decl.as(VariableDeclSyntax.self)?.bindings
        .first { $0.pattern.trimmedDescription == name }
        .flatMap { $0.typeAnnotation?.type.trimmedDescription ?? $0.initializer?.value.givenType }
    case .stmt(let statement):
      return statement.as(GuardStmtSyntax.self)?.conditions.type(of: name)
    case .expr: return nil
    @unknown default: return nil
    }
  }
}

extension ConditionElementListSyntax {
  fileprivate func type(of name: String) -> String? {
    lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .first { $0.pattern.trimmedDescription == name }
      .flatMap { $0.typeAnnotation?.type.trimmedDescription ?? $0.initializer?.value.givenType }
  }
}

extension ExprSyntax {
  /// The type of a value that says it: `NSString(string: a)`, `a as? NSString`.
  fileprivate var givenType: String? {
    if let last = self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
      return last.type.trimmedDescription
    }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
