import CoreGraphics

extension ModalPresentation {
  /// The style for these traits, where it is another than the one that was asked for.
  private static func adaptedStyle(
    of requested: UIPresentationController, to traits: UITraitCollection
  ) -> UIModalPresentationStyle? {
    let style = requested.adaptivePresentationStyle(for: traits)
    guard style != .none, style != requested.style else { return nil }
    return style == .automatic ? .pageSheet : style
  }

  /// What places it in a window with these traits, and the controller to show.
  static func adapt(
    _ requested: UIPresentationController, to traits: UITraitCollection
  ) -> (controller: UIPresentationController, presented: UIViewController) {
    let own = requested.presentedViewController
    guard let style = adaptedStyle(of: requested, to: traits) else { return (requested, own) }
    let other = requested.delegate?.presentationController(
      requested, viewControllerForAdaptivePresentationStyle: style)
    return (makeController(style, for: requested, presenting: other ?? own), other ?? own)
  }

  private static func makeController(
    _ style: UIModalPresentationStyle, for requested: UIPresentationController,
    presenting presented: UIViewController
  ) -> UIPresentationController {
    let made =
      requested.makeAdapted(style, for: presented)
      ?? presented.makePresentationController(style, by: nil, from: nil)
    made.delegate = requested.delegate
    requested.delegate?.presentationController(requested, prepare: made)
    return made
  }

  /// The window may have got other traits while it came, or was about to go.
  func catchUpWithWindow() {
    guard let traits = window?.traitCollection, traits != adaptedTraits else { return }
    adapt(to: traits)
  }

  /// The window has other traits now.
  func adapt(to traits: UITraitCollection) {
    guard phase == .shown, requested.presentedViewController === presented else { return }
    adaptedTraits = traits
    let style = Self.adaptedStyle(of: requested, to: traits) ?? requested.style
    guard style != controller.style else { return }
    let new =
      style == requested.style
      ? requested : Self.makeController(style, for: requested, presenting: presented)
    // The presenter stays where it is.
    guard new.shouldRemovePresentersView == takesPresenterAway else { return }
    replaceController(with: new)
  }
}
