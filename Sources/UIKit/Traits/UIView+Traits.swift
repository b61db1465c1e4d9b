extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitHost {
  /// The traits that this view sets for itself and the views in it.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set { ownTraitOverrides = newValue }
  }

  /// Inherited from the view's controller, else from the superview, else from the screen.
  var currentTraits: UITraitCollection {
    traits(
      inheriting: controller?.traitCollection ?? superview?.traitCollection ?? inheritedTraits)
  }

  func changingTraits(_ change: () -> Void) {
    let former = formerTraits
    change()
    traitsMayHaveChanged(since: former)
  }
}

/// The traits of a view and its controller before a change.
struct FormerTraits {
  let controller: UITraitCollection?
  let view: UITraitCollection
}

extension UIView {
  var formerTraits: FormerTraits {
    FormerTraits(controller: controller?.traitCollection, view: traitCollection)
  }

  /// Parents are told before children, a controller before its view. Where nothing differs, nobody
  /// is told and no child is looked at.
  func traitsMayHaveChanged(since former: FormerTraits) {
    if let controller, let old = former.controller {
      let new = controller.traitCollection
      if old !== new, old != new { controller.announceTraits(from: old, to: new) }
    }
    let (old, new) = (former.view, traitCollection)
    if old !== new, old != new { traitsDidChange(from: old, to: new) }
  }

  private func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    refreshDynamicColors()
    if drawsItself { markNeedsDisplay() }
    if AppearanceRecorder.isInUse, ownWindow != nil { AppearanceRegistry.apply(to: self) }
    adapt(to: new)
    if !new.values.hasSameTint(as: old.values) { tintColorDidChange() }
    announceTraits(from: old, to: new)
    if changesDirection(from: old, to: new) { layoutDirectionDidChange() }
    if insetState != nil { updateInsets() }
    for child in subviews {
      let controller = child.controller?.traits(inheritingFromSuperview: old)
      let view = child.traits(inheriting: controller ?? old)
      child.traitsMayHaveChanged(since: FormerTraits(controller: controller, view: view))
    }
  }
}

extension UIScreen: UITraitEnvironment {}
