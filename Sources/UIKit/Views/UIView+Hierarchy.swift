import QuartzCore

extension UIView {
  /// Whether this is `view` or lies somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or to what is in it")
    if view.superview === self { return move(view, to: index) }
    let window = ownWindow
    let windowChanges = view.ownWindow !== window
    if windowChanges { view.windowWillChange(to: window) }
    view.willMove(toSuperview: self)
    view.detach()
    attach(view, at: min(max(index, 0), subviews.count))
    if windowChanges { view.windowDidChange() }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.traitsMayHaveChanged()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }), sibling !== view else {
      return insert(view, at: subviews.count)
    }
    let before = subviews.firstIndex { $0 === view }
    // Taking the view out first moves what is in front of it one place back.
    let shift = before.map { $0 < index ? 1 : 0 } ?? 0
    insert(view, at: index + offset - shift)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let windowChanges = ownWindow != nil
    parent.willRemoveSubview(self)
    if windowChanges { windowWillChange(to: nil) }
    willMove(toSuperview: nil)
    guard superview === parent else { return }
    removeLinks(from: parent)
    if windowChanges { windowDidChange() }
    didMoveToSuperview()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    move(view, to: toFront ? subviews.count : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
    let (lowIndex, highIndex) = (min(first, second), max(first, second))
    move(high, to: lowIndex)
    move(low, to: highIndex)
  }

  func descendant(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in subviews { if let found = child.viewWithTag(tag) { return found } }
    return nil
  }
}

extension UIView {
  /// On the way to another superview: the old one is told, the links go.
  private func detach() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    removeLinks(from: parent)
  }

  private func removeLinks(from parent: UIView) {
    layer.removeFromSuperlayer()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
  }

  private func attach(_ view: UIView, at index: Int) {
    insertLayer(of: view, at: index)
    subviews.insert(view, at: index)
    view.superview = self
    setNeedsLayout()
  }

  /// Layers of no view stay where they are: the new layer goes just beneath the next view's.
  private func insertLayer(of view: UIView, at index: Int) {
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// Another place among the same siblings: nobody is told.
  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    let target = min(max(index, 0), subviews.count - 1)
    guard target != old else { return }
    subviews.remove(at: old)
    insertLayer(of: view, at: target)
    subviews.insert(view, at: target)
  }
}

extension UIView {
  private func windowWillChange(to newWindow: UIWindow?) {
    if let window = ownWindow, window.firstResponder === self { giveUpFocusOnLeaving(window) }
    abandonGestures()
    willMove(toWindow: newWindow)
    controller?.viewWillMove(to: newWindow)
    for child in subviews { child.windowWillChange(to: newWindow) }
  }

  private func windowDidChange() {
    followScreenScale()
    refreshDynamicColors()
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
    for child in subviews { child.windowDidChange() }
  }

  /// A view that leaves cannot keep the keyboard, whatever it answers.
  private func giveUpFocusOnLeaving(_ window: UIWindow) {
    if !resignFirstResponder() || window.firstResponder === self { window.firstResponder = nil }
  }
}
