import SwiftSyntax

extension ModuleFacts {
  /// What one file declares. Broken files declare nothing.
  init(of file: SourceFile) {
    self.init()
    guard !file.isBroken else { return }
    for node in file.nodes.classes { add(facts(of: node, kind: .class, in: file)) }
    for node in file.nodes.protocols { add(facts(of: node, kind: .protocol, in: file)) }
    for node in file.nodes.extensions { add(facts(of: node, in: file)) }
  }

  private func facts(
    of node: some DeclGroupSyntax & NamedDeclSyntax, kind: TypeFacts.Kind, in file: SourceFile
  ) -> TypeFacts {
    var type = TypeFacts(name: node.qualifiedName, kind: kind)
    type.inherits = node.inheritedNames
    type.attributes = node.attributes.names
    type.modifiers = node.modifiers.names
    type.isGeneric = node.as(ClassDeclSyntax.self)?.genericParameterClause != nil
    type.file = file.path
    type.members = members(of: node.memberBlock, in: file)
    return type
  }

  private func facts(of node: ExtensionDeclSyntax, in file: SourceFile) -> TypeFacts {
    var type = TypeFacts(name: node.qualifiedName, kind: .unknown)
    type.inherits = node.inheritedNames
    type.members = members(of: node.memberBlock, in: file).map { member in
      var member = member
      member.isInExtension = true
      member.attributes.formUnion(node.attributes.names.intersection(["objc", "nonobjc"]))
      member.modifiers.formUnion(
        node.modifiers.names.intersection(["private", "fileprivate", "public"]))
      return member
    }
    return type
  }

  private func members(of block: MemberBlockSyntax, in file: SourceFile) -> [MemberFacts] {
    block.members.flatMap { MemberFacts.all(in: $0.decl, isConditional: false, file: file.path) }
  }
}

extension MemberFacts {
  static func all(in decl: DeclSyntax, isConditional: Bool, file: String) -> [MemberFacts] {
    if let branches = decl.as(IfConfigDeclSyntax.self) {
      return branches.clauses.flatMap { clause -> [MemberFacts] in
        guard case .decls(let list) = clause.elements else { return [] }
        return list.flatMap { all(in: $0.decl, isConditional: true, file: file) }
      }
    }
    let found =
      decl.as(FunctionDeclSyntax.self).map { [MemberFacts($0)] }
      ?? decl.as(VariableDeclSyntax.self).map(MemberFacts.properties)
      ?? decl.typeName.map { [MemberFacts(kind: .type, name: $0)] } ?? []
    return found.map { member in
      var member = member
      member.isConditional = isConditional
      member.file = file
      return member
    }
  }

  init(_ node: FunctionDeclSyntax) {
    self.init(kind: .method, name: node.name.text)
    let parameters = node.signature.parameterClause.parameters
    labels = parameters.map(\.firstName.text)
    parameterTypes = parameters.map { $0.type.oneLine + ($0.ellipsis == nil ? "" : "...") }
    type = node.signature.returnClause?.type.oneLine ?? ""
    isGeneric = node.genericParameterClause != nil
    isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    attributes = node.attributes.names
    modifiers = node.modifiers.names
    objcName = node.attributes.objcName
  }

  static func properties(of node: VariableDeclSyntax) -> [MemberFacts] {
    node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      var member = MemberFacts(kind: .property, name: pattern.identifier.text)
      let annotation = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
      member.type = annotation?.type.oneLine ?? binding.initializer?.value.madeType ?? ""
      member.attributes = node.attributes.names
      member.modifiers = node.modifiers.names
      member.objcName = node.attributes.objcName
      member.isSettable = node.isSettable(binding)
      return member
    }
  }
}

extension DeclSyntax {
  /// The name of a type that it declares.
  fileprivate var typeName: String? {
    let isType =
      self.is(EnumDeclSyntax.self) || self.is(StructDeclSyntax.self)
      || self.is(ClassDeclSyntax.self) || self.is(TypeAliasDeclSyntax.self)
    return isType ? asProtocol((any NamedDeclSyntax).self)?.name.text : nil
  }
}

extension ExprSyntax {
  /// `Song` of `Song(name: "")`, `Outer.Song` of `Outer.Song()`.
  fileprivate var madeType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    let isType = name.split(separator: ".").allSatisfy { $0.first?.isUppercase ?? false }
    return isType && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      ? name : nil
  }
}

extension VariableDeclSyntax {
  fileprivate func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    guard bindingSpecifier.tokenKind != .keyword(.let) else { return false }
    switch binding.accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let list):
      return list.contains {
        ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text)
      }
    @unknown default: return false
    }
  }
}
