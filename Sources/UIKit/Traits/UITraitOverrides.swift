/// The traits that a view, a view controller or a scene sets for itself and what is in it.
public struct UITraitOverrides: UIMutableTraits {
  private(set) var values = TraitValues()
  private var names: [ObjectIdentifier: UITrait] = [:]

  var isEmpty: Bool { names.isEmpty }

  /// Traps if the trait is not overridden; ask `contains(_:)` first.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      precondition(
        contains(trait), "\(Trait.name) is not overridden; ask traitOverrides.contains first")
      return values[trait]
    }
    set {
      values[trait] = newValue
      names[ObjectIdentifier(trait)] = trait
    }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { names[ObjectIdentifier(trait)] != nil }

  /// Inherits the trait again.
  public mutating func remove(_ trait: UITrait) {
    names[ObjectIdentifier(trait)] = nil
    values.remove(trait)
  }
}
