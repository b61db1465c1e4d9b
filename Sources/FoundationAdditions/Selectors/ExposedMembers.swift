/// The members that a class and its superclasses expose, looked up by name.
final class ExposedMembers: Sendable {
  let selectors: [String: SelectorMethod]
  let properties: [String: KeyValueProperty]
  let outlets: [String: KeyValueProperty]
  let observableKeys: Set<String>
  private let dependencies: [KeyValueDependency]

  private static let known = Locked<[ObjectIdentifier: ExposedMembers]>([:])

  /// Made when a class is first asked for, and kept.
  static func of(_ type: AnyClass) -> ExposedMembers {
    let id = ObjectIdentifier(type)
    if let found = known.withLock({ $0[id] }) { return found }
    let inherited = _getSuperclass(type).map(of)
    let made = ExposedMembers(inherited, ObjectiveCMembersLookup.members(of: type))
    known.withLock { $0[id] = made }
    return made
  }

  private init(_ inherited: ExposedMembers?, _ own: (any ObjectiveCMembers.Type)?) {
    let methods = (own?.selectors ?? []).compactMap { selector in
      selector.method.map { (selector.name, $0) }
    }
    selectors = merged(inherited?.selectors, methods)
    let ownProperties = own?.properties ?? []
    properties = merged(inherited?.properties, ownProperties.map { ($0.name, $0) })
    outlets = merged(inherited?.outlets, (own?.outlets ?? []).map { ($0.name, $0) })
    observableKeys = (inherited?.observableKeys ?? []).union(own?.observableKeys ?? [])
      .union(ownProperties.filter { $0.keyPath != nil }.map(\.name))
    dependencies = (inherited?.dependencies ?? []) + (own?.dependencies ?? [])
  }

  /// What a property is computed from, by the classes' own words.
  func keyPaths(affecting key: String) -> Set<String> {
    dependencies.reduce(into: []) { $0.formUnion($1.keyPaths(key)) }
  }
}

private func merged<Value>(_ inherited: [String: Value]?, _ own: [(String, Value)]) -> [String:
  Value]
{
  (inherited ?? [:]).merging(own) { _, own in own }
}
