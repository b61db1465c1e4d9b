import QuartzCore

extension UIView {
  /// Takes in a constraint of its subtree.
  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraint.serial = NSLayoutConstraint.nextSerial
    ensureViewLayout.held.append(constraint, as: .held)
    for (item, role) in constraint.itemsByRole { item.mentions.append(constraint, as: role) }
    enqueue(constraint)
  }

  /// Gives up a constraint it holds.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let layout = viewLayout else { return }
    constraint.encoded?.engine?.remove(constraint)
    constraint.encoded = nil
    constraint.holder = nil
    layout.held.remove(constraint, as: .held)
    for (item, role) in constraint.itemsByRole { item.mentions.remove(constraint, as: role) }
  }

  /// The constraint enters the engine with the next pass.
  func enqueue(_ constraint: NSLayoutConstraint) {
    ensureViewLayout.pending.append(constraint)
    markConstraintPass()
  }

  func markConstraintPass() {
    markUpward(.needsConstraintPass)?.layer.setNeedsLayoutPreparation()
  }

  func ensureLayoutEngine() -> LayoutEngine {
    let layout = ensureViewLayout
    let engine = layout.engine ?? LayoutEngine(root: self)
    layout.engine = engine
    return engine
  }
}

// MARK: Views that come and go

extension UIView {
  private static var visits = 0

  /// Called once the view has left its superview: constraints between it and the rest of the tree go;
  /// those inside it stay active and leave the engine.
  func leaveLayoutTree() {
    defer {
      if layoutFlags.contains(.needsConstraintPass) { layer.setNeedsLayoutPreparation() }
    }
    guard layoutFlags.contains(.hasConstraints) else { return }
    let layouts = layoutsInside()
    for (view, layout) in layouts {
      for item in [view] + layout.guides as [any LayoutItem] { dropMentionsFromOutside(of: item) }
    }
    for (view, layout) in layouts {
      layout.unplaced = []
      for constraint in layout.held.all where constraint.encoded != nil {
        constraint.encoded?.engine?.remove(constraint)
        view.enqueue(constraint)
      }
    }
  }

  private func dropMentionsFromOutside(of item: any LayoutItem) {
    for constraint in item.mentions.all {
      guard let holder = constraint.holder, holder.viewLayout?.visit != Self.visits else {
        continue
      }
      holder.release(constraint)
    }
  }

  /// Called once the view has a superview: what its own engine knew is for that of the new tree.
  func joinLayoutTree() {
    guard !layoutFlags.isDisjoint(with: [.hasConstraints, .needsConstraintPass]), let superview
    else { return }
    if layoutFlags.contains(.hasConstraints) {
      superview.markUpward(.hasConstraints)
      viewLayout?.engine?.dissolve()
      viewLayout?.engine = nil
    }
    guard layoutFlags.contains(.needsConstraintPass) else { return }
    layer.cancelLayoutPreparation()
    superview.markConstraintPass()
  }

  /// Of the view and those in it, each marked as visited.
  private func layoutsInside() -> [(UIView, ViewLayout)] {
    Self.visits += 1
    var found: [(UIView, ViewLayout)] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      guard view.layoutFlags.contains(.hasConstraints) else { continue }
      if let layout = view.viewLayout {
        layout.visit = Self.visits
        found.append((view, layout))
      }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return found
  }
}

extension NSLayoutConstraint {
  private static var serials = 0

  fileprivate static var nextSerial: Int {
    serials += 1
    return serials
  }
}
