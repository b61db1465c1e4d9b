extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitHost {
  /// The traits that this controller sets for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set { ownTraitOverrides = newValue }
  }

  /// Inherited from the superview of its view, else from its parent, else from the screen.
  var currentTraits: UITraitCollection {
    traits(
      inheritingFromSuperview: viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
        ?? UIScreen.main.traitCollection)
  }

  /// With what its parent or its presentation sets for it and its own overrides.
  func traits(inheritingFromSuperview inherited: UITraitCollection) -> UITraitCollection {
    let set = parent?.overrideTraitCollection(forChild: self) ?? presentedBy?.traitsOfPresented
    guard let set else {
      return traits(inheriting: inherited)
    }
    return traits(inheriting: ensureTraitState.inherited(inherited, with: set))
  }

  func changingTraits(_ change: () -> Void) {
    if let view = viewIfLoaded { return view.changingTraits(change) }
    let old = traitCollection
    change()
    let new = traitCollection
    if old != new { announceTraits(from: old, to: new) }
  }

  /// Nil inherits again.
  func setTraits(_ traits: UITraitCollection?, ofChild child: UIViewController) {
    child.changingTraits {
      let state = ensureTraitState
      state.childOverrides.removeAll { $0.child == nil || $0.child === child }
      if let traits { state.childOverrides.append(.init(child: child, traits: traits)) }
    }
  }

  func traits(setForChild child: UIViewController) -> UITraitCollection? {
    rareData?.traits?.childOverrides.first { $0.child === child }?.traits
  }
}
