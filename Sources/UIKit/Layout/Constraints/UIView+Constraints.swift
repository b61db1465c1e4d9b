import CoreGraphics

// The work behind what UIView declares.

extension UIView {
  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let isInside = constraint.views.allSatisfy { $0?.isDescendant(of: self) ?? false }
    precondition(
      isInside,
      "Unable to install constraint on view. Does the constraint reference something from outside "
        + "the subtree of the view? That's illegal. constraint:\(constraint) view:\(layoutName)")
    constraint.deactivate()
    hold(constraint)
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates == layoutFlags.contains(.ignoresMask) else { return }
    if translates { layoutFlags.remove(.ignoresMask) } else { layoutFlags.insert(.ignoresMask) }
    restateToEngine()
    solvedItem.map { $0.engine?.noteMoved($0) }
  }

  /// Called after something changed that the view's own constraints follow from.
  func restateToEngine() {
    if let item = solvedItem { item.engine?.setStale(item) }
  }

  func setHugsTwice(_ hugsTwice: Bool) {
    guard hugsTwice != viewLayout?.hugsTwice ?? false else { return }
    ensureViewLayout.hugsTwice = hugsTwice
    restateToEngine()
  }

  /// Without constraints, the superview lays out anew.
  func contentSizeDidChange() {
    arrangingStack?.contentDidChange(of: self)
    guard let item = solvedItem, let engine = item.engine else {
      superview?.setNeedsLayout()
      return
    }
    item.naturalSize = nil
    engine.setStale(item)
  }

  /// Leading and trailing are the other edges now.
  func encodeDirectionAgain() {
    guard let layout = viewLayout else { return }
    for constraint in layout.held.all
    where constraint.first.isDirectional || constraint.second?.isDirectional == true {
      constraint.encoded?.engine?.encodeAgain(constraint)
    }
  }

  func setPriority(
    _ priority: UILayoutPriority, _ part: WritableKeyPath<SizePriorities.Pair, UILayoutPriority>,
    along axis: NSLayoutConstraint.Axis
  ) {
    precondition(
      priority.rawValue >= 0 && priority.rawValue <= 1000,
      "It's illegal to set priority:\(priority.rawValue). Priorities must be at least 0 and at most "
        + "UILayoutPriority.required, which is 1000.")
    let layout = ensureViewLayout
    guard layout.sizePriorities[axis][keyPath: part] != priority else { return }
    layout.sizePriorities[axis][keyPath: part] = priority
    restateToEngine()
  }

  func setNeedsConstraintUpdate() {
    layoutFlags.remove(.hasCurrentConstraints)
    markConstraintPass()
  }

  func aligned(_ frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    if insets == .zero { return frame }
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  func framed(_ rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    guard insets != .zero else { return rect }
    return CGRect(
      x: rect.origin.x - insets.left, y: rect.origin.y - insets.top,
      width: rect.size.width + insets.left + insets.right,
      height: rect.size.height + insets.top + insets.bottom)
  }
}

// MARK: Questions

extension UIView {
  /// Solves what is pending first.
  private var solvedEngine: LayoutEngine? {
    let topmost = topmostView
    topmost.prepareForLayout()
    return topmost.viewLayout?.engine
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    if let engine = solvedEngine, engine.existingItem(for: item) != nil {
      return engine.isAmbiguous(item)
    }
    return (item as? UIView)?.translatesAutoresizingMaskIntoConstraints == false
  }

  func exercise() { solvedEngine?.exerciseAmbiguity(of: self) }

  func constraintsAffecting(
    _ item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solvedEngine?.constraintsAffecting(item, along: axis) ?? []
  }
}
