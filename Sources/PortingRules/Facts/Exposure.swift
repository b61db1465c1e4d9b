/// What Objective-C would have known about a class of the module.
struct Exposure {
  let facts: ModuleFacts
  let type: TypeFacts

  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
  ]

  var members: [MemberFacts] {
    let all = facts.lineage(of: type).contains { $0.attributes.contains("objcMembers") }
    let required = requirements
    return type.members.filter { member in
      if member.isStatic || member.attributes.contains("nonobjc") { return false }
      if NSObjectCategories.contains(member) && member.isOverride {
        return !isOverriddenAbove(member)
      }
      if !Self.exposing.isDisjoint(with: member.attributes) { return true }
      return !member.isPrivate && !member.isOverride
        && (all || required.contains(member.fullName))
    }
  }

  /// Properties that announce their changes.
  var observableKeys: [String] {
    members.filter(\.isObservable).map(\.name)
  }

  /// The name under which a member is found.
  func selector(of member: MemberFacts) -> String {
    if let name = member.objcName { return name }
    if let name = NSObjectCategories.selector(of: member) { return name }
    let required = facts.protocols(of: type).lazy.flatMap(\.members)
      .first { $0.fullName == member.fullName }
    return required?.selector ?? member.selector
  }

  /// Names that `@objc` protocols of the module ask for.
  private var requirements: Set<String> {
    let protocols = facts.lineage(of: type).flatMap { facts.protocols(of: $0) }
    return Set(protocols.filter(\.isObjC).flatMap(\.members).map(\.fullName))
  }

  /// Whether a superclass in this module declares the member, so that this one does override.
  func isOverriddenAbove(_ member: MemberFacts) -> Bool {
    facts.lineage(of: type).dropFirst().contains { above in
      above.members.contains { $0.fullName == member.fullName }
    }
  }
}
