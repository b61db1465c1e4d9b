extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable, TraitHost {
  /// The traits that the scene sets for its windows.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set { ownTraitOverrides = newValue }
  }

  /// The screen's, with the overrides.
  var currentTraits: UITraitCollection {
    traits(inheriting: frontWindow?.screenTraits ?? screen.traitCollection)
  }

  /// No scene overrides the style other than by `traitOverrides`.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  func changingTraits(_ change: () -> Void) {
    let old = traitCollection
    let windows = windows.map { (window: $0, former: $0.formerTraits) }
    change()
    traitsMayHaveChanged(since: old)
    for (window, former) in windows { window.traitsMayHaveChanged(since: former) }
  }

  private func traitsMayHaveChanged(since old: UITraitCollection) {
    let new = traitCollection
    if old !== new, old != new { announceTraits(from: old, to: new) }
  }
}

extension UIWindow {
  /// Inherits what its screen has now. The scene is told before its window.
  func adoptScreenTraits() {
    let adopt = { self.screenTraits = self.screen.traitCollection }
    if let windowScene { windowScene.changingTraits(adopt) } else { changingTraits(adopt) }
  }

  var traitsOfScreenAndScene: UITraitCollection {
    let traits = screenTraits ?? screen.traitCollection
    return windowScene?.traits(inheriting: traits) ?? traits
  }
}
