/// What the value of a property is computed from, as the class says. Who observes the property hears of
/// changes of these key paths.
public struct KeyValueDependency: Sendable {
  let keyPaths: @Sendable (String) -> Set<String>

  /// `{ Person.keyPathsForValuesAffectingValue(forKey: $0) }`.
  public init(_ ask: @escaping @MainActor (String) -> Set<String>) {
    keyPaths = unsafeBitCast(ask, to: (@Sendable (String) -> Set<String>).self)
  }

  /// `{ Person.keyPathsForValuesAffectingFullName() }`, for the property "fullName".
  public init(_ key: String, _ ask: @escaping @MainActor () -> Set<String>) {
    let ask = unsafeBitCast(ask, to: (@Sendable () -> Set<String>).self)
    keyPaths = { $0 == key ? ask() : [] }
  }
}
