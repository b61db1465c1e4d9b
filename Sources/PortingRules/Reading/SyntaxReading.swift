import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes without arguments of their own, conditional ones included.
  var list: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): return [attribute]
      case .ifConfigDecl(let branches):
        return branches.clauses.flatMap { clause -> [AttributeSyntax] in
          guard case .attributes(let inner) = clause.elements else { return [] }
          return inner.list
        }
      @unknown default: return []
      }
    }
  }

  var names: Set<String> { Set(list.map(\.name)) }

  /// `name` of `@objc(name)`, colons included.
  var objcName: String? {
    for attribute in list {
      if case .objCName(let pieces) = attribute.arguments { return pieces.trimmedDescription }
    }
    return nil
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  /// The words alone: `private(set)` is a limit of the setter and not among them.
  var names: Set<String> { Set(filter { $0.detail == nil }.map(\.name.text)) }
}

extension DeclGroupSyntax {
  /// Types this one inherits from or conforms to, without their attributes and arguments.
  var inheritedNames: [String] {
    inheritanceClause?.inheritedTypes.flatMap { $0.type.partNames } ?? []
  }

  /// With the names of the types around it.
  var qualifiedName: String {
    let own = ownName
    var node = parent
    var outer: [String] = []
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) { outer.append(group.ownName) }
      node = current.parent
    }
    return (outer.reversed() + [own]).joined(separator: ".")
  }

  /// The name it is declared or extended by.
  var ownName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.partNames.first ?? ""
  }
}

extension TypeSyntax {
  /// The names in an inherited type: `A & B` has two, `@unchecked Sendable` and `Base<Int>` one.
  var partNames: [String] {
    if let composed = self.as(CompositionTypeSyntax.self) {
      return composed.elements.flatMap { $0.type.partNames }
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.partNames }
    if let plain = self.as(IdentifierTypeSyntax.self) { return [plain.name.text] }
    if let member = self.as(MemberTypeSyntax.self) {
      return [member.baseType.partNames.joined() + "." + member.name.text]
    }
    return [trimmedDescription]
  }

  /// The text without line breaks.
  var oneLine: String {
    let text = tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      text += token.text
      if !token.trailingTrivia.isEmpty || token.trailingBreak { text += " " }
    }
    return text.last == " " ? String(text.dropLast()) : text
  }
}

extension TokenSyntax {
  fileprivate var trailingBreak: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains { $0.isNewline } ?? false
  }
}

extension SyntaxProtocol {
  /// The type declaration or extension in which a node stands.
  var lexicalType: (any DeclGroupSyntax)? {
    var node = parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) { return group }
      node = current.parent
    }
    return nil
  }

  /// The outermost declaration that a node stands in: type declarations nest.
  var outermostType: (any DeclGroupSyntax)? {
    var found = lexicalType
    while let outer = found?.lexicalType { found = outer }
    return found
  }
}
