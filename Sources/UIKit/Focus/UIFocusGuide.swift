import Foundation

/// A rectangle that leads the focus elsewhere: arrows that come to it go on to its preferred
/// environments. Main thread only.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide, UIFocusEnvironment {
  /// Whether it leads anywhere.
  open var isEnabled = true
  /// Where it leads, the best first; none at first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []

  public override init() { super.init() }

  /// The view it belongs to.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { owningView }
  /// Of the view it belongs to.
  open var focusGroupIdentifier: String? { nil }
  /// A guide never holds the focus.
  open func setNeedsFocusUpdate() {}
  /// Does now what was asked for.
  open func updateFocusIfNeeded() { owningView?.updateFocusIfNeeded() }
  /// True. Override it to refuse.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called, as a guide holds nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
