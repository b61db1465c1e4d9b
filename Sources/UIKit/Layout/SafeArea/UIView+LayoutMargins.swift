import CoreGraphics
import Diagnostics

extension UIView {
  /// With the safe area and what reaches over from the superview's margins.
  var currentMargins: UIEdgeInsets {
    guard let state = insetState else { return MarginBase.usual }
    var margins = baseMargins(state)
    if state.addsSafeAreaToMargins { margins = margins + state.safeArea }
    guard state.preservesSuperviewMargins, let superview else { return margins }
    return margins.union(superview.layoutMargins.reaching(frame, in: superview.bounds))
  }

  /// What was set; at least the system's where a controller wants that.
  private func baseMargins(_ state: InsetState) -> UIEdgeInsets {
    let margins: UIEdgeInsets =
      switch state.margins {
      case .standard: controller == nil ? MarginBase.usual : MarginBase.usualOfRoot
      case .absolute(let insets): insets
      case .directional(let insets): insets.absolute(effectiveUserInterfaceLayoutDirection)
      }
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
    let least = controller.systemMinimumLayoutMargins
    return margins.union(least.absolute(effectiveUserInterfaceLayoutDirection))
  }

  func setMargins(_ margins: MarginBase) {
    let isUsable =
      switch margins {
      case .standard: true
      case .absolute(let insets): insets.isFinite
      case .directional(let insets): insets.absolute(.leftToRight).isFinite
      }
    guard isUsable else {
      return Log.application.write("\(type(of: self)): layout margins refused: not finite")
    }
    changeInsets { $0.margins = margins }
  }

  /// Changes what insets depend on.
  func changeInsets(_ change: (InsetState) -> Void) {
    change(ensureInsetState)
    updateInsets()
  }

  /// Called when the view has become a controller's root view, or is one no longer. Its margins are
  /// others then, of which nobody is told.
  func controllerDidChange() {
    let state = ensureInsetState
    state.toldMargins = currentMargins
    if controller?.rareData?.safeAreaAdditions != nil || state.safeArea != .zero { updateInsets() }
  }
}
