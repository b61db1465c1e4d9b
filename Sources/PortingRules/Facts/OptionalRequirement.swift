/// An optional method of a protocol of the module. Here it is a property that holds the method, or
/// nil: its name is the method's full name with a question mark.
struct OptionalRequirement: Sendable {
  let owner: TypeFacts
  let method: MemberFacts

  var propertyName: String { "`\(method.fullName)?`" }
  var type: String { "(\(method.functionType))?" }

  static func all(in type: TypeFacts) -> [OptionalRequirement] {
    type.members.filter { $0.isOptional && $0.kind == .method && !$0.isStatic }
      .map { OptionalRequirement(owner: type, method: $0) }
  }

  /// The text in a class: the method it has, or nil for subclasses that have it.
  func property(prefix: String, isImplemented: Bool) -> String {
    let value = isImplemented ? "self.\(method.reference)" : "nil"
    return "\(prefix)var \(propertyName): \(type) { \(value) }"
  }
}

extension ModuleFacts {
  /// The properties that a class needs for the optional methods of its protocols.
  func optionalProperties(of type: TypeFacts) -> [String] {
    let inherited = lineage(of: type).dropFirst().flatMap { protocols(of: $0) }
    let known = Set(inherited.map(\.name))
    let own = protocols(of: type).filter { !known.contains($0.name) }
    return own.flatMap(OptionalRequirement.all).compactMap { first($0, in: type) }
      + inherited.flatMap(OptionalRequirement.all).compactMap { overriding($0, in: type) }
  }

  private func first(_ requirement: OptionalRequirement, in type: TypeFacts) -> String? {
    let here = declares(type, requirement.method)
    let below = subclasses(of: type).contains { declares($0, requirement.method) }
    // Other modules have subclasses, too.
    let isOpen = type.isOpen && requirement.owner.isPublic
    guard here || below || isOpen else { return nil }
    return requirement.property(prefix: access(type, requirement), isImplemented: here)
  }

  private func overriding(_ requirement: OptionalRequirement, in type: TypeFacts) -> String? {
    guard declares(type, requirement.method), !isOutOfReach(requirement, of: type) else {
      return nil
    }
    let prefix = access(type, requirement) + "override "
    return requirement.property(prefix: prefix, isImplemented: true)
  }

  /// The optional methods of a class that their protocols never learn of: its superclass, of another
  /// module, conforms without them and without a place for them.
  func unreachableMethods(of type: TypeFacts) -> [MemberFacts] {
    lineage(of: type).dropFirst().flatMap { protocols(of: $0) }.flatMap(OptionalRequirement.all)
      .filter { declares(type, $0.method) && isOutOfReach($0, of: type) }.map(\.method)
  }

  private func isOutOfReach(_ requirement: OptionalRequirement, of type: TypeFacts) -> Bool {
    let above = lineage(of: type).dropFirst()
    guard
      let first = above.last(where: { ancestor in
        protocols(of: ancestor).contains { $0.name == requirement.owner.name }
      }), first.isForeign, !(first.isOpen && requirement.owner.isPublic)
    else { return false }
    let there = [first] + subclasses(of: first).filter(\.isForeign)
    return !there.contains { declares($0, requirement.method) }
  }

  private func declares(_ type: TypeFacts, _ method: MemberFacts) -> Bool {
    type.members.contains {
      $0.kind == .method && $0.fullName == method.fullName && !$0.isOverride && !$0.isStatic
    }
  }

  private func access(_ type: TypeFacts, _ requirement: OptionalRequirement) -> String {
    let hidden: Set<String> = ["private", "fileprivate"]
    if !requirement.owner.modifiers.isDisjoint(with: hidden) { return "fileprivate " }
    guard requirement.owner.isPublic else { return "" }
    if type.isForeign || type.kind == .unknown { return "public " }
    return type.isOpen ? "open " : type.isPublic ? "public " : ""
  }
}
