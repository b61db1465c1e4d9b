import SwiftSyntax

/// Reads what stands between the brackets of one `#selector`.
struct SelectorReader {
  let macro: MacroExpansionExprSyntax
  let argument: LabeledExprSyntax
  let context: Context

  /// What stands there instead, or nil where no class is known.
  var text: String? {
    guard let target else { return nil }
    switch argument.label?.text {
    case "getter":
      return "Selector(getter: \"\(getterName(target))\", \\\(target.owner).\(target.name))"
    case "setter":
      return "Selector(setter: \"\(setterName(target))\", \\\(target.owner).\(target.name))"
    default: return method(target)
    }
  }

  /// Why the selector is a name alone, where it is.
  var limit: String? {
    guard let member = target?.member, argument.label == nil, let reason = callObstacle(member)
    else { return nil }
    return "this selector is a name that cannot be called: the method \(reason)"
  }

  private func method(_ target: Target) -> String {
    let name = target.member.map(selectorName) ?? foreignName(target)
    if target.isOfProtocol || target.member.flatMap(callObstacle) != nil {
      return "Selector(\"\(name)\")"
    }
    guard let member = target.member, let type = target.declaring else {
      let type = cast.map { " as \(castType($0, target))" } ?? ""
      return "Selector(\"\(name)\", \(target.written)\(type))"
    }
    let reference = MethodReference(member: member, type: type, facts: context.facts)
    let text = reference.text(on: target.owner, isTyped: cast != nil)
    return "Selector(\"\(name)\", \(text))"
  }

  private func callObstacle(_ member: MemberFacts) -> String? {
    if member.labels.count > 2 { return "has more than two parameters" }
    if member.isStatic { return "is one of the class itself" }
    if member.isThrowing || member.isAsync { return "throws or is async" }
    return nil
  }

  private func selectorName(_ member: MemberFacts) -> String {
    guard let type = target?.declaring else { return member.selector }
    return Exposure(facts: context.facts, type: type).selector(of: member)
  }

  private func foreignName(_ target: Target) -> String {
    let labels = target.labels ?? []
    let full = labels.isEmpty ? target.name : "\(target.name)(\(labels.map { $0 + ":" }.joined()))"
    if let known = KnownNames.selectors[full] { return known }
    return ObjectiveCName.selector(name: target.name, labels: labels)
  }

  private func getterName(_ target: Target) -> String { target.member?.objcName ?? target.name }

  /// Apple's properties drop the `is` in their setters: `setHidden:`.
  private func setterName(_ target: Target) -> String {
    if let member = target.member { return ObjectiveCName.setter(member.objcName ?? member.name) }
    return ObjectiveCName.setter(KeyPathRule.key(ofForeign: target.name))
  }
}

extension SelectorReader {
  /// What the expression names.
  struct Target {
    /// The class in whose terms the member is written.
    let owner: String
    let name: String
    let labels: [String]?
    var ownerType: TypeFacts?
    var declaring: TypeFacts?
    var member: MemberFacts?

    /// Methods of protocols are found in the object's class, which exposes them by name.
    var isOfProtocol: Bool {
      if let type = declaring ?? ownerType, type.kind != .unknown { return type.kind == .protocol }
      return owner.hasSuffix("Delegate") || owner.hasSuffix("DataSource")
    }

    var written: String {
      guard let labels, !labels.isEmpty else { return "\(owner).\(name)" }
      return "\(owner).\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
  }

  /// The type after `as`.
  var cast: TypeSyntax? {
    guard let sequence = argument.expression.as(SequenceExprSyntax.self) else { return nil }
    return sequence.elements.last?.as(TypeExprSyntax.self)?.type
  }

  var target: Target? {
    let expression = argument.expression
    let named = expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
    if let member = named.as(MemberAccessExprSyntax.self) {
      return target(member.declName, owner: owner(of: member.base))
    }
    if let call = named.as(TupleExprSyntax.self), call.elements.count == 1,
      let inner = call.elements.first?.expression.as(DeclReferenceExprSyntax.self)
    {
      return target(inner, owner: lexicalName)
    }
    return named.as(DeclReferenceExprSyntax.self).flatMap { target($0, owner: lexicalName) }
  }

  private var lexicalName: String? { macro.lexicalType.map(\.referenceName) }

  private func owner(of base: ExprSyntax?) -> String? {
    guard let base else { return lexicalName }
    let text = base.trimmedDescription
    if text == "self" || text == "Self" { return lexicalName }
    if text == "super" { return lexicalFacts.flatMap { $0.inherits.first } }
    if text.contains(where: \.isNewline) { return nil }
    if text == "UIResponderStandardEditActions" { return "UIResponder" }
    let last = text.split(separator: ".").last ?? ""
    if last.first?.isUppercase ?? false || context.facts.type(named: text) != nil { return text }
    return declaredType(of: text) ?? "type(of: \(text))"
  }

  private var lexicalFacts: TypeFacts? {
    macro.lexicalType.flatMap { context.facts.type(named: $0.qualifiedName) }
  }

  /// The class of a property that is named as a base: `#selector(player.stop)`.
  private func declaredType(of name: String) -> String? {
    let plain = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    let written = lexicalFacts?.members(named: plain).first { $0.kind == .property }?.type
    guard let written, !written.isEmpty, !written.contains("<"), !written.contains(" ") else {
      return nil
    }
    return written.trimmingSuffix { $0 == "?" || $0 == "!" }
  }

  private func target(_ node: DeclReferenceExprSyntax, owner: String?) -> Target? {
    guard let owner else { return nil }
    let labels = node.argumentNames?.arguments.map(\.name.text)
    let known = labels ?? (KnownNames.editActions.contains(node.baseName.text) ? ["_"] : nil)
    var target = Target(owner: owner, name: node.baseName.text, labels: known)
    let place = macro.lexicalType?.qualifiedName ?? ""
    let start = owner == lexicalName ? lexicalFacts : context.facts.type(named: owner, in: place)
    guard let start else { return target }
    target.ownerType = start
    for type in context.facts.lineage(of: start) + context.facts.protocols(of: start) {
      guard let member = choose(from: type.members(named: target.name), labels) else { continue }
      (target.declaring, target.member) = (type, member)
      break
    }
    return target
  }

  /// The overload that is meant; where several are, the exposed one.
  private func choose(from overloads: [MemberFacts], _ labels: [String]?) -> MemberFacts? {
    let kind: MemberFacts.Kind = argument.label == nil ? .method : .property
    var fitting = overloads.filter { $0.kind == kind && (labels == nil || $0.labels == labels) }
    if let function = cast.flatMap(innermost) {
      let types = function.parameters.map(\.type.oneLine)
      let exact = fitting.filter { $0.parameterTypes == types }
      fitting = exact.isEmpty ? fitting.filter { $0.labels.count == types.count } : exact
    }
    return fitting.first { !$0.attributes.isDisjoint(with: ["objc", "IBAction"]) } ?? fitting.first
  }

  /// `(UIButton) -> Void` of `(VC) -> (UIButton) -> Void`.
  private func innermost(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    guard let function = type.plainFunction else { return nil }
    return function.returnClause.type.plainFunction ?? function
  }

  /// The type of the method on the class: the class is added where only the method was written.
  private func castType(_ type: TypeSyntax, _ target: Target) -> String {
    guard let function = type.plainFunction else { return type.oneLine }
    if function.returnClause.type.plainFunction != nil { return function.oneLineType }
    return "(\(target.owner)) -> \(function.oneLineType)"
  }
}

extension TypeSyntax {
  /// A function type without the optional or the brackets around it.
  fileprivate var plainFunction: FunctionTypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainFunction }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType.plainFunction
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.plainFunction
    }
    return self.as(FunctionTypeSyntax.self)
  }
}

extension FunctionTypeSyntax {
  fileprivate var oneLineType: String { TypeSyntax(self).oneLine }
}

extension DeclGroupSyntax {
  /// The name by which code inside the type can name it.
  var referenceName: String {
    self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ownName
  }
}

extension String {
  fileprivate func trimmingSuffix(while fits: (Character) -> Bool) -> String {
    var rest = Substring(self)
    while let last = rest.last, fits(last) { rest.removeLast() }
    return String(rest)
  }
}
