import SwiftSyntax

/// The nodes that rules look at, in the order of the text, found in one pass over the tree.
struct NodeIndex: Sendable {
  fileprivate(set) var attributes: [AttributeSyntax] = []
  fileprivate(set) var modifiers: [DeclModifierSyntax] = []
  fileprivate(set) var imports: [ImportDeclSyntax] = []
  fileprivate(set) var classes: [ClassDeclSyntax] = []
  fileprivate(set) var protocols: [ProtocolDeclSyntax] = []
  fileprivate(set) var extensions: [ExtensionDeclSyntax] = []
  fileprivate(set) var functions: [FunctionDeclSyntax] = []
  fileprivate(set) var variables: [VariableDeclSyntax] = []
  fileprivate(set) var calls: [FunctionCallExprSyntax] = []
  fileprivate(set) var members: [MemberAccessExprSyntax] = []
  fileprivate(set) var macros: [MacroExpansionExprSyntax] = []
  fileprivate(set) var casts: [UnresolvedAsExprSyntax] = []
  fileprivate(set) var conditions: [IfConfigClauseSyntax] = []
  /// Every name that is used or declared, for rules that only ask whether a file says it.
  fileprivate(set) var names: Set<String> = []

  /// All nodes in these lists.
  private(set) var count = 0

  init(of tree: SourceFileSyntax) {
    let collector = NodeCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    self = collector.found
    count =
      attributes.count + modifiers.count + imports.count + classes.count + protocols.count
      + extensions.count + functions.count + variables.count + calls.count + members.count
      + macros.count + casts.count + conditions.count
  }

  fileprivate init() {}
}

private final class NodeCollector: SyntaxVisitor {
  var found = NodeIndex()

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    found.attributes.append(node)
    return .visitChildren
  }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    found.modifiers.append(node)
    return .skipChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    found.imports.append(node)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    found.classes.append(node)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    found.protocols.append(node)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    found.extensions.append(node)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    found.functions.append(node)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    found.variables.append(node)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.calls.append(node)
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    found.members.append(node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    found.macros.append(node)
    return .visitChildren
  }
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    found.casts.append(node)
    return .visitChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    found.conditions.append(node)
    return .visitChildren
  }
  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = node.tokenKind { found.names.insert(name) }
    return .skipChildren
  }
}
