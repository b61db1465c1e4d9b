extension UIView: UITraitEnvironment {
  /// The superview's traits with the overrides of this view and its controller.
  var currentTraits: UITraitCollection {
    let inherited = superview?.traitCollection ?? ownScreenTraits
    let style = styleOverride
    guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
    return UITraitCollection(traitsFrom: [
      inherited, UITraitCollection(userInterfaceStyle: style),
    ])
  }

  private var styleOverride: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return controller?.overrideUserInterfaceStyle ?? .unspecified
  }

  private var ownScreenTraits: UITraitCollection {
    guard let window = self as? UIWindow else { return .standard }
    return UITraitCollection(traitsFrom: [.standard, window.screen.traitCollection])
  }

  /// Parents before children.
  func traitsDidChange() {
    refreshDynamicColors()
    if drawsItself { markNeedsDisplay() }
    traitCollectionDidChange(nil)
    controller?.traitCollectionDidChange(nil)
    for child in subviews { child.traitsDidChange() }
  }

  /// Called after a move to another superview. Only a superview without the standard style can
  /// change the traits.
  func traitsMayHaveChanged() {
    guard
      superview?.traitCollection.userInterfaceStyle
        != UITraitCollection.standard
        .userInterfaceStyle
    else { return }
    traitsDidChange()
  }
}

extension UIScreen: UITraitEnvironment {
  /// Does nothing, as screens do not change style.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
