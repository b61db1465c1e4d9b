/// Names a method of a class so that only one overload fits.
struct MethodReference {
  let member: MemberFacts
  let type: TypeFacts
  let facts: ModuleFacts

  /// With its type where other overloads fit, or where the source gives the type.
  func text(on owner: String, isTyped: Bool = false) -> String {
    let reference = "\(owner).\(member.reference)"
    return isTyped || isOverloaded ? "\(reference) as \(functionType(on: owner))" : reference
  }

  private var isOverloaded: Bool {
    if member.labels.isEmpty && KnownNames.overloaded.contains(member.name) { return true }
    let others = facts.lineage(of: type).flatMap { $0.members(named: member.name) }
    let rivals = others.filter { member.labels.isEmpty || $0.labels == member.labels }
    return Set(rivals.map { $0.fullName + $0.functionType }).count > 1
  }

  private func functionType(on owner: String) -> String {
    "(\(owner)) -> \(isOnMainActor ? "@MainActor " : "")\(member.functionType)"
  }

  /// A class of the main actor by attribute or by its superclass.
  private var isOnMainActor: Bool {
    if member.modifiers.contains("nonisolated") { return false }
    if member.attributes.contains("MainActor") { return true }
    let line = facts.lineage(of: type)
    if line.contains(where: { $0.attributes.contains("MainActor") }) { return true }
    return facts.foreignSuperclass(of: type)?.hasPrefix("UI") ?? false
  }
}
