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
      if member.isOverride { return isObservedOverride(member) }
      return !member.isPrivate && (all || required.contains(member.fullName))
    }
  }

  /// Class methods that say what properties are computed from.
  var dependencies: [MemberFacts] { type.members.filter(\.isDependency) }

  /// Properties whose setters announce their changes. One that overrides another leaves it to that.
  var announced: [MemberFacts] {
    members.filter { member in
      member.kind == .property && member.isDynamic && member.isSettable
        && !(member.isOverride && isObservedOverride(member))
    }
  }

  /// Whether `observe` is given a key path to it: the class says that it is observed, or what it is
  /// computed from.
  func isObservable(_ member: MemberFacts) -> Bool {
    guard member.kind == .property else { return false }
    return member.isDynamic || isObservedOverride(member) || hasDependencies(member)
  }

  /// The name under which a member is found.
  func selector(of member: MemberFacts) -> String {
    if let name = member.objcName { return name }
    if let name = NSObjectCategories.selector(of: member) { return name }
    let required = facts.protocols(of: type).lazy.flatMap(\.members)
      .first { $0.fullName == member.fullName }
    return required?.selector ?? member.selector
  }

  /// The name of a property in key–value coding, which is that of the one it overrides.
  func key(of member: MemberFacts) -> String {
    if let name = member.objcName { return name }
    guard member.isOverride else { return member.name }
    guard let above = overridden(member) else { return KeyPathRule.key(ofForeign: member.name) }
    return above.objcName ?? above.name
  }

  /// The property that `keyPathsForValuesAffectingFullName()` speaks of.
  func key(ofDependency method: MemberFacts) -> String {
    let rest = String(method.name.dropFirst("keyPathsForValuesAffecting".count))
    let isName = facts.lineage(of: type).flatMap { $0.members(named: rest) }
      .contains { $0.kind == .property }
    return isName ? rest : rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// Whether a superclass declares the member, so that this one does override.
  func isOverriddenAbove(_ member: MemberFacts) -> Bool {
    NSObjectCategories.ofLayers.contains(member.fullName) && facts.isOfCoreAnimation(type)
      || !above(member).isEmpty
  }

  private func above(_ member: MemberFacts) -> [MemberFacts] {
    facts.lineage(of: type).dropFirst().flatMap(\.members)
      .filter { $0.fullName == member.fullName && $0.kind == member.kind }
  }

  /// The property that the module declares first.
  private func overridden(_ member: MemberFacts) -> MemberFacts? {
    above(member).last { !$0.isOverride }
  }

  /// A key path to an override is another one than to the property that it overrides.
  private func isObservedOverride(_ member: MemberFacts) -> Bool {
    guard member.kind == .property, member.isOverride else { return false }
    if let above = overridden(member) { return above.isDynamic }
    return KnownNames.observedProperties.contains(member.name)
      && facts.foreignSuperclass(of: type)?.hasPrefix("UI") ?? false
  }

  private func hasDependencies(_ member: MemberFacts) -> Bool {
    facts.lineage(of: type).contains { above in
      Exposure(facts: facts, type: above).dependencies.contains {
        !$0.labels.isEmpty || key(ofDependency: $0) == key(of: member)
      }
    }
  }

  /// Names that `@objc` protocols of the module ask for.
  private var requirements: Set<String> {
    let protocols = facts.lineage(of: type).flatMap { facts.protocols(of: $0) }
    return Set(protocols.filter(\.isObjC).flatMap(\.members).map(\.fullName))
  }
}
