import SwiftSyntax

struct OptionalRequirementRule: Rule {
  let name = "Optional requirements"
  let summary = """
    `@objc optional func picked(_ n: Int)` becomes a property that holds the method or nil, \
    ``var `picked(_:)?`: ((Int) -> Void)? { get }``; classes that have the method, also in \
    modules that import it, get the property, so `delegate?.picked?(1)` and `delegate.picked != nil` say what they did. \
    A property becomes optional, `var title: (String)? { get }`, and a class that has it gets another one that stands for it.
    """
  let examples = [
    Example(
      """
      @objc protocol PickerDelegate {
        @objc optional func picked(_ n: Int, in list: [Int])
      }
      class VC: PickerDelegate {
        func picked(_ n: Int, in list: [Int]) {}
      }
      """,
      becomes: """
        protocol PickerDelegate: AnyObject {
          var `picked(_:in:)?`: ((_ n: Int, _ list: [Int]) -> Void)? { get }
        }; extension PickerDelegate { var `picked(_:in:)?`: ((Int, [Int]) -> Void)? { nil } }
        class VC: PickerDelegate {
          func picked(_ n: Int, in list: [Int]) {}
        var `picked(_:in:)?`: ((Int, [Int]) -> Void)? { self.picked(_:in:) }; \
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var selectors: [Selector] { \
        [Selector("picked:in:", VC.picked(_:in:))] } }}
        """),
    Example(
      """
      @objc protocol Named { @objc optional var title: String { get set } }
      class VC: Named { var title = "" }
      func f(named: Named?) { print(named?.title ?? "") }
      """,
      becomes: """
        protocol Named: AnyObject { @_disfavoredOverload var title: (String)? { get } }; \
        extension Named { @_disfavoredOverload @_implements(Named, title) var `Named.title?`: \
        (String)? { nil } }
        class VC: Named { var title = "" ; @_disfavoredOverload @_implements(Named, title) \
        var `Named.title?`: (String)? { self.title }; nonisolated final class ObjCMembers: \
        ObjectiveCMembers { static var properties: [KeyValueProperty] { [KeyValueProperty("title", \
        { (object: VC) in object.title }, { $0.title = $1 })] } }}
        func f(named: Named?) { print(named?.title ?? "") }
        """),
    Example(
      "@objc protocol Made { @objc optional static ↓var one: Int { get } }",
      becomes: "protocol Made: AnyObject { static var one: Int { get } }"),
    Example(
      "@objc protocol Made { @objc optional static ↓func make() }",
      becomes: "protocol Made: AnyObject { static func make() }"),
    Example(untouched: "protocol A: AnyObject { func picked() }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for modifier in file.nodes.modifiers where modifier.name.tokenKind == .keyword(.optional) {
      changes.remove(modifier)
    }
    for node in file.nodes.protocols { lower(node, context, &changes) }
    for node in file.nodes.functions where node.modifiers.names.contains("optional") {
      if node.modifiers.names.isDisjoint(with: ["static", "class"]) {
        lower(node, &changes)
      } else {
        let reason = "an optional method of the type itself has no form here; make it a method"
        changes.report(.error, reason, at: node.funcKeyword)
      }
    }
    for node in file.nodes.variables where node.modifiers.names.contains("optional") {
      if node.modifiers.names.isDisjoint(with: ["static", "class"]) {
        lower(node, &changes)
      } else {
        let reason = "an optional property of the type itself has no form here; make it a property"
        changes.report(.error, reason, at: node.bindingSpecifier)
      }
    }
    for node in file.nodes.classes { conform(node, context, file, &changes) }
    for node in file.nodes.extensions { conform(node, context, &changes) }
  }

  private func lower(_ node: FunctionDeclSyntax, _ changes: inout Changes) {
    let member = MemberFacts(node)
    let head = node.funcKeyword.trimmedBytes.lowerBound..<node.name.trimmedBytes.upperBound
    changes.replace(head, with: "var `\(member.fullName)?`: (")
    for parameter in node.signature.parameterClause.parameters
    where parameter.firstName.text != "_" {
      if parameter.secondName == nil {
        changes.insert("_ ", at: parameter.firstName.trimmedBytes.lowerBound)
      } else {
        changes.replace(parameter.firstName, with: "_")
      }
    }
    let result = node.signature.returnClause == nil ? " -> Void" : ""
    changes.insert("\(result))? { get }", at: node.signature.trimmedBytes.upperBound)
  }

  /// The protocol's own is looked for last, as objects of a class have the class's property.
  private func lower(_ node: VariableDeclSyntax, _ changes: inout Changes) {
    let start = node.bindingSpecifier.trimmedBytes.lowerBound
    changes.insert("@_disfavoredOverload ", at: start)
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock else {
        continue
      }
      let isUnwrapped = type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      let bytes = type.trimmedBytes
      changes.insert("(", at: bytes.lowerBound)
      if isUnwrapped {
        changes.replace(bytes.upperBound - 1..<bytes.upperBound, with: "?)?")
      } else {
        changes.insert(")?", at: bytes.upperBound)
      }
      changes.replace(accessors, with: "{ get }")
    }
  }

  /// A default of nil, after the outermost type around the protocol.
  private func lower(
    _ node: ProtocolDeclSyntax, _ context: Context, _ changes: inout Changes
  ) {
    guard let type = context.facts.type(named: node.qualifiedName),
      node.memberBlock.members.contains(where: { $0.isOptional })
    else { return }
    let properties = OptionalRequirement.all(in: type).map(\.absent).joined(separator: "; ")
    let end = (node.outermostType ?? node).memberBlock.trimmedBytes.upperBound
    let access = type.isPublic ? "public " : ""
    changes.insert("; \(access)extension \(type.name) { \(properties) }", at: end)
  }

  private func conform(
    _ node: ClassDeclSyntax, _ context: Context, _ file: SourceFile, _ changes: inout Changes
  ) {
    guard let type = context.facts.type(named: node.qualifiedName), type.file == file.path
    else { return }
    add(context.facts.optionalProperties(of: type), to: node.memberBlock, &changes)
    for member in context.facts.unreachableMembers(of: type) {
      changes.report(
        .warning,
        "'\(member.fullName)' is not called through its protocol: the superclass of another module "
          + "conforms without it; declare it there", at: node.name)
    }
  }

  /// A class of another module conforms by its extension.
  private func conform(
    _ node: ExtensionDeclSyntax, _ context: Context, _ changes: inout Changes
  ) {
    guard node.inheritanceClause != nil,
      let type = context.facts.type(named: node.qualifiedName),
      type.kind == .unknown || type.isForeign
    else { return }
    var own = type
    own.inherits = node.inheritedNames
    add(context.facts.optionalProperties(of: own), to: node.memberBlock, &changes)
  }

  private func add(_ all: [String], to block: MemberBlockSyntax, _ changes: inout Changes) {
    let properties = all.filter { !block.declares($0) }
    guard !properties.isEmpty else { return }
    let separator = block.separatorAtEnd
    let text = properties.joined(separator: "; ") + (separator.isEmpty ? "; " : "")
    changes.insert(separator + text, at: block.end)
  }
}

extension MemberBlockItemSyntax {
  fileprivate var isOptional: Bool {
    let modifiers =
      decl.as(FunctionDeclSyntax.self)?.modifiers ?? decl.as(VariableDeclSyntax.self)?.modifiers
    guard let names = modifiers?.names else { return false }
    return names.contains("optional") && names.isDisjoint(with: ["static", "class"])
  }
}

extension MemberBlockSyntax {
  fileprivate func declares(_ property: String) -> Bool {
    members.contains { property.hasSuffix($0.decl.trimmedDescription) }
  }
}
