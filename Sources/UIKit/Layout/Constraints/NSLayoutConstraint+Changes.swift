import CoreGraphics

extension NSLayoutConstraint {
  func setConstant(_ constant: CGFloat) {
    ConstraintRules.check(constant: constant)
    guard constant != storedConstant else { return }
    storedConstant = constant
    encoded?.engine?.constantDidChange(of: self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    ConstraintRules.check(priority)
    guard priority != storedPriority else { return }
    precondition(
      !isActive || priority.isRequired == storedPriority.isRequired,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported. You passed priority \(priority.rawValue) and the existing priority was "
        + "\(storedPriority.rawValue).")
    storedPriority = priority
    encoded?.engine?.priorityDidChange(of: self)
  }

  func activate() {
    guard holder == nil else { return }
    guard let ancestor = nearestHolder else {
      preconditionFailure(
        "Unable to activate constraint with anchors \(sides) because they have no common ancestor. "
          + "Does the constraint or its anchors reference items in different view hierarchies? "
          + "That's illegal.")
    }
    ancestor.hold(self)
  }

  func deactivate() { holder?.release(self) }

  /// The views of all items, guides standing for their views; nil where an item has none.
  var views: [UIView?] {
    [first.item?.layoutView] + (first.origin.map { [$0.item?.layoutView] } ?? [])
      + (second.map { [$0.item?.layoutView] } ?? [])
      + (second?.origin.map { [$0.item?.layoutView] } ?? [])
  }

  /// Whether it can be activated.
  var hasCommonAncestor: Bool { nearestHolder != nil }

  private var nearestHolder: UIView? {
    if first.origin == nil, second == nil { return first.item?.layoutView }
    if first.origin == nil, let second, second.origin == nil {
      guard let view = first.item?.layoutView, let other = second.item?.layoutView else {
        return nil
      }
      return view.nearestCommonAncestor(with: other)
    }
    var common: UIView?
    for view in views {
      guard let view else { return nil }
      guard let joined = common?.nearestCommonAncestor(with: view) ?? (common == nil ? view : nil)
      else { return nil }
      common = joined
    }
    return common
  }

  private var sides: String {
    [first, second].map { $0.map { ConstraintDescription.name(of: $0) } ?? "nil" }
      .joined(separator: " and ")
  }
}

extension UIView {
  /// Nil if they are in different trees.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    let (parent, otherParent) = (superview, other.superview)
    if parent === other || (parent != nil && parent === otherParent) { return parent }
    if otherParent === self { return self }
    var (view, counterpart): (UIView?, UIView?) = (self, other)
    var (depth, otherDepth) = (depthInTree, other.depthInTree)
    while view !== counterpart {
      let isDeeper = depth >= otherDepth
      let isDeeperThere = otherDepth >= depth
      if isDeeper { (view, depth) = (view?.superview, depth - 1) }
      if isDeeperThere { (counterpart, otherDepth) = (counterpart?.superview, otherDepth - 1) }
    }
    return view
  }

  private var depthInTree: Int {
    var depth = 0
    for _ in selfAndSuperviews { depth += 1 }
    return depth
  }
}
