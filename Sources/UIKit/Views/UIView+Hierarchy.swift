import QuartzCore

/// Where a subview goes among its siblings, and its layer among theirs and those without views.
enum SubviewPosition {
  case front, back
  case index(Int)
  case below(UIView), above(UIView)
}

extension UIView {
  func lies(in view: UIView) -> Bool {
    for above in selfAndSuperviews where above === view { return true }
    return false
  }

  func insert(_ view: UIView, _ place: SubviewPosition) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or to what is in it")
    if view.superview === self { return reorder(view, place) }
    let window = ownWindow
    let windowChanges = view.ownWindow !== window
    let formerTraits = view.formerTraits
    if windowChanges { view.windowWillChange(to: window) }
    view.willMove(toSuperview: self)
    view.detach()
    put(view, place)
    view.superview = self
    setNeedsLayout()
    view.joinLayoutTree()
    if !insetFlags.isEmpty || !view.insetFlags.isEmpty { view.updateInsets() }
    if windowChanges { view.windowDidChange() }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.traitsMayHaveChanged(since: formerTraits)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let windowChanges = ownWindow != nil
    let formerTraits = formerTraits
    parent.willRemoveSubview(self)
    if windowChanges { windowWillChange(to: nil) }
    willMove(toSuperview: nil)
    guard superview === parent else { return }
    removeLinks(from: parent)
    if !insetFlags.isEmpty { updateInsets() }
    if windowChanges { windowDidChange() }
    didMoveToSuperview()
    traitsMayHaveChanged(since: formerTraits)
  }

  /// Another place among the same siblings: nobody is told.
  func reorder(_ view: UIView, _ place: SubviewPosition) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    put(view, place)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second
    else { return }
    layer.exchange(subviews[first].layer, subviews[second].layer)
    subviews.swapAt(first, second)
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
    leaveLayoutTree()
  }

  /// `view` is not among the subviews now. A sibling that is not there either, or an index past the
  /// end, means the front.
  private func put(_ view: UIView, _ place: SubviewPosition) {
    switch place {
    case .front:
      layer.addSublayer(view.layer)
      subviews.append(view)
    case .back:
      layer.insertSublayer(view.layer, at: 0)
      subviews.insert(view, at: 0)
    case .index(let index):
      let index = max(index, 0)
      put(view, index < subviews.count ? .below(subviews[index]) : .front)
    case .below(let sibling):
      guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
        return put(view, .front)
      }
      layer.insertSublayer(view.layer, below: sibling.layer)
      subviews.insert(view, at: index)
    case .above(let sibling):
      guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
        return put(view, .front)
      }
      layer.insertSublayer(view.layer, above: sibling.layer)
      subviews.insert(view, at: index + 1)
    }
  }
}

extension CALayer {
  fileprivate func exchange(_ first: CALayer, _ second: CALayer) {
    let layers = sublayers ?? []
    guard let one = layers.firstIndex(where: { $0 === first }),
      let other = layers.firstIndex(where: { $0 === second })
    else { return }
    let (low, high) = one < other ? (first, second) : (second, first)
    insertSublayer(high, at: UInt32(min(one, other)))
    // Places are counted before the layer is taken from its old one, which lies below.
    insertSublayer(low, at: UInt32(max(one, other) + 1))
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
    windowHasChanged()
    if AppearanceRecorder.isInUse, ownWindow != nil { AppearanceRegistry.apply(to: self) }
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
    for child in subviews { child.windowDidChange() }
  }

  /// A view that leaves cannot keep the keyboard, whatever it answers.
  private func giveUpFocusOnLeaving(_ window: UIWindow) {
    if !resignFirstResponder() || window.firstResponder === self { window.firstResponder = nil }
  }
}
