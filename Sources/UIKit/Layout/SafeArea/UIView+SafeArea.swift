// Insets are passed from views to their subviews at once when they change. Where nothing is inset,
// no view is looked at.

import CoreGraphics
import Diagnostics

extension UIView {
  /// How deep changes of insets may be in the callbacks of others.
  private static let deepest = 16

  /// What a window or the superview does not leave free, without what controllers add.
  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return ownSafeArea }
    guard let above = superview.insetState?.safeArea, above != .zero else { return .zero }
    return above.reaching(frame, in: superview.bounds)
  }

  private var currentSafeArea: UIEdgeInsets {
    guard let additions = controller?.rareData?.safeAreaAdditions else { return inheritedSafeArea }
    return (inheritedSafeArea + additions.sum).union(.zero)
  }

  /// Called after the view's place in its superview, or its size, may have changed.
  func placeDidChange() {
    if insetFlags.contains(.isChangingPlace) { return }
    if insetFlags.contains(.roundsByPlace) { updateCorners() }
    if superview?.insetFlags.contains(.isChangingPlace) == true { return }
    updateInsets()
  }

  /// Makes a change in several steps; the insets of the view and those in it change once.
  func changingPlace(_ change: () -> Void) {
    guard !insetFlags.isEmpty, !insetFlags.contains(.isChangingPlace) else { return change() }
    insetFlags.insert(.isChangingPlace)
    change()
    insetFlags.remove(.isChangingPlace)
    placeDidChange()
  }

  /// Tells the view, its controller and then the views in it what has changed.
  func updateInsets() {
    let passedOn = insetFlags.contains(.passesOn)
    updateOwnInsets()
    guard passedOn || insetFlags.contains(.passesOn) else { return }
    for child in subviews { child.updateInsets() }
  }

  private func updateOwnInsets() {
    let safeArea = currentSafeArea
    guard safeArea != .zero || insetState != nil else { return noteWhatFollows() }
    let state = ensureInsetState
    guard state.depth < Self.deepest else { return reportEndlessChange() }
    let (oldArea, oldMargins) = (state.safeArea, state.toldMargins)
    state.safeArea = safeArea
    state.toldMargins = currentMargins
    noteWhatFollows()
    state.depth += 1
    tell(ofMargins: oldMargins != state.toldMargins, ofSafeArea: oldArea != safeArea)
    state.depth -= 1
  }

  private func tell(ofMargins areMarginsNew: Bool, ofSafeArea isSafeAreaNew: Bool) {
    guard areMarginsNew || isSafeAreaNew else { return }
    setNeedsLayout()
    insetGuidesDidChange()
    if areMarginsNew {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    if isSafeAreaNew {
      safeAreaHasChanged()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
  }

  private func noteWhatFollows() {
    let state = insetState
    let isInset = state.map { $0.safeArea != .zero } ?? false
    let preserves = state?.preservesSuperviewMargins ?? false
    if preserves { superview?.insetFlags.insert(.passesOn) }
    let isPassedOn = superview?.insetFlags.contains(.passesOn) ?? false
    let passesOn = isInset || subviews.contains { $0.insetState?.preservesSuperviewMargins == true }
    set(.passesOn, passesOn)
    set(.follows, isInset || preserves || isPassedOn)
  }

  private func set(_ flag: InsetFlags, _ isOn: Bool) {
    if isOn { insetFlags.insert(flag) } else { insetFlags.remove(flag) }
  }

  private func reportEndlessChange() {
    Log.application.write(
      "\(type(of: self)): a change of its safe area or margins asked for another one "
        + "\(Self.deepest) times; the rest is left out")
  }
}
