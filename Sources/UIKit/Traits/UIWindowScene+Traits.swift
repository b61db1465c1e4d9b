import CoreGraphics

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
  /// Inherits what its screen has now, with the size classes of `size` or else of its own size. The
  /// scene is told before its window.
  func adoptScreenTraits(_ size: CGSize? = nil) {
    let new = screen.traits(ofWindow: size ?? bounds.size)
    if new === screenTraits { return }
    let adopt = { self.screenTraits = new }
    if let windowScene { windowScene.changingTraits(adopt) } else { changingTraits(adopt) }
  }

  /// Those it would have at another size.
  func traitsOfScreenAndScene(_ size: CGSize) -> UITraitCollection {
    let traits = screen.traits(ofWindow: size)
    return windowScene?.traits(inheriting: traits) ?? traits
  }

  var traitsOfScreenAndScene: UITraitCollection {
    let traits = screenTraits ?? screen.traitCollection
    return windowScene?.traits(inheriting: traits) ?? traits
  }
}
