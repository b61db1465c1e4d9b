extension UIView: UITraitEnvironment {
  /// Found by asking upwards: the superview's, with what this view and its controller override.
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

  /// Parent before child.
  func traitsDidChange() {
    refreshDynamicColors()
    if drawsItself { markNeedsDisplay() }
    traitCollectionDidChange(nil)
    controller?.traitCollectionDidChange(nil)
    for child in subviews { child.traitsDidChange() }
  }

  /// After a move to another superview: only one with another style changes anything.
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
  /// Screens do not change style.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
