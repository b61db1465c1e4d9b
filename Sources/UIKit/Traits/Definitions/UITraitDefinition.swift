/// A trait: the key of a value in trait collections. Programs conform types of their own, for values
/// that pass down the view tree.
public protocol UITraitDefinition {
  /// The type of the trait's values. If it is not `Equatable`, every value that is set counts as
  /// another one.
  associatedtype Value
  /// The value of collections that do not specify the trait.
  static var defaultValue: Value { get }
  /// A name for messages.
  static var name: String { get }
  /// A unique name.
  static var identifier: String { get }
  /// Whether dynamic colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, which identifies it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's own, whose default value means unspecified.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension StoredTrait {
  static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: path] != defaultValue
  }

  static func isSame(in first: TraitValues, and second: TraitValues) -> Bool {
    first[keyPath: path] == second[keyPath: path]
  }

  static func copy(from source: TraitValues, to target: inout TraitValues) {
    target[keyPath: path] = source[keyPath: path]
  }
}
