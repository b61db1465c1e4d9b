/// An optional method or property of a protocol of the module.
///
/// A method is a property that holds the method, or nil: its name is the method's full name with a
/// question mark. A property keeps its name and becomes optional, as those who ask for it see it; the class
/// has a second one that stands for its own.
struct OptionalRequirement: Sendable {
  let owner: TypeFacts
  let member: MemberFacts

  var propertyName: String {
    member.kind == .method ? "`\(member.fullName)?`" : "`\(owner.name).\(member.name)?`"
  }

  var type: String {
    if member.kind == .method { return "(\(member.functionType))?" }
    return "(\(member.type.hasSuffix("!") ? member.type.dropLast() + "?" : member.type))?"
  }

  /// What stands before a property that answers for the requirement without overriding another. The
  /// class's own property, which has the same name, goes first.
  var attributes: String {
    member.kind == .method
      ? "" : "@_disfavoredOverload @_implements(\(owner.name), \(member.name)) "
  }

  /// What a protocol that is not implemented answers.
  var absent: String { "\(attributes)var \(propertyName): \(type) { nil }" }

  static func all(in type: TypeFacts) -> [OptionalRequirement] {
    type.members.filter { $0.isOptional && $0.kind != .type && !$0.isStatic }
      .map { OptionalRequirement(owner: type, member: $0) }
  }

  /// The text in a class: the member it has, or nil for subclasses that have it.
  func property(prefix: String, isImplemented: Bool) -> String {
    let value = isImplemented ? "self.\(member.reference)" : "nil"
    return "\(prefix)var \(propertyName): \(type) { \(value) }"
  }
}

extension ModuleFacts {
  /// The properties that a class needs for the optional members of its protocols.
  func optionalProperties(of type: TypeFacts) -> [String] {
    let inherited = lineage(of: type).dropFirst().flatMap { protocols(of: $0) }
    let known = Set(inherited.map(\.name))
    let own = protocols(of: type).filter { !known.contains($0.name) }
    return own.flatMap(OptionalRequirement.all).compactMap { first($0, in: type) }
      + inherited.flatMap(OptionalRequirement.all).compactMap { overriding($0, in: type) }
  }

  private func first(_ requirement: OptionalRequirement, in type: TypeFacts) -> String? {
    let here = declares(type, requirement.member)
    let below = subclasses(of: type).contains { declares($0, requirement.member) }
    // Other modules have subclasses, too.
    let isOpen = type.isOpen && requirement.owner.isPublic
    guard here || below || isOpen else { return nil }
    let prefix = requirement.attributes + access(type, requirement)
    return requirement.property(prefix: prefix, isImplemented: here)
  }

  private func overriding(_ requirement: OptionalRequirement, in type: TypeFacts) -> String? {
    guard declares(type, requirement.member), !isOutOfReach(requirement, of: type) else {
      return nil
    }
    let prefix = access(type, requirement) + "override "
    return requirement.property(prefix: prefix, isImplemented: true)
  }

  /// The optional members of a class that their protocols never learn of: its superclass, of another
  /// module, conforms without them and without a place for them.
  func unreachableMembers(of type: TypeFacts) -> [MemberFacts] {
    lineage(of: type).dropFirst().flatMap { protocols(of: $0) }.flatMap(OptionalRequirement.all)
      .filter { declares(type, $0.member) && isOutOfReach($0, of: type) }.map(\.member)
  }

  private func isOutOfReach(_ requirement: OptionalRequirement, of type: TypeFacts) -> Bool {
    let above = lineage(of: type).dropFirst()
    guard
      let first = above.last(where: { ancestor in
        protocols(of: ancestor).contains { $0.name == requirement.owner.name }
      }), first.isForeign, !(first.isOpen && requirement.owner.isPublic)
    else { return false }
    let there = [first] + subclasses(of: first).filter(\.isForeign)
    return !there.contains { declares($0, requirement.member) }
  }

  private func declares(_ type: TypeFacts, _ member: MemberFacts) -> Bool {
    type.members.contains {
      $0.kind == member.kind && $0.fullName == member.fullName && !$0.isOverride && !$0.isStatic
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
