/// An object that inherits traits, overrides some and tells of their changes.
@MainActor
protocol TraitHost: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  /// A subclass of a program's may override it instead of setting it.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
  /// Runs `change`, then tells all whose traits differ.
  func changingTraits(_ change: () -> Void)
}

extension TraitHost {
  /// The object's traits where it inherits these.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    let style = overrideUserInterfaceStyle
    if style == .unspecified, rareData?.traits == nil { return inherited }
    return ensureTraitState.traits(inheriting: inherited, style: style)
  }

  var ensureTraitState: TraitState {
    let rare = ensureRareData
    let state = rare.traits ?? TraitState()
    rare.traits = state
    return state
  }

  var ownTraitOverrides: UITraitOverrides {
    get { rareData?.traits?.overrides ?? UITraitOverrides() }
    set { changingTraits { ensureTraitState.overrides = newValue } }
  }

  /// The overridden style.
  var styleOverride: UIUserInterfaceStyle {
    get { rareData?.traits?.overrides.values.userInterfaceStyle ?? .unspecified }
    set {
      if newValue != styleOverride { overrideTrait(UITraitUserInterfaceStyle.self, with: newValue) }
    }
  }

  /// The trait's default value inherits it again.
  func overrideTrait<Trait: StoredTrait>(_ trait: Trait.Type, with value: Trait.Value) {
    var overrides = ownTraitOverrides
    overrides[trait] = value
    if value == trait.defaultValue { overrides.remove(trait) }
    ownTraitOverrides = overrides
  }

  func add(_ registration: TraitRegistration) -> TraitRegistration {
    ensureTraitState.registrations.append(registration)
    return registration
  }

  /// Calls the registered handlers, then `traitCollectionDidChange(_:)`.
  func announceTraits(from old: UITraitCollection, to new: UITraitCollection) {
    let concerned = (rareData?.traits?.registrations ?? []).filter { $0.concerns(old, new) }
    new.performAsCurrent {
      for registration in concerned { registration.call(self, old) }
      traitCollectionDidChange(old)
    }
    (self as? UIViewController)?.followTraitsWithoutContent()
  }
}
