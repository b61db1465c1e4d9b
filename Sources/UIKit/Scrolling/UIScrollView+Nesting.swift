import CoreGraphics

// Who scrolls where scroll views are in each other: the innermost that can.
extension UIScrollView {
  func range(along axis: NSLayoutConstraint.Axis) -> ScrollRange {
    axis == .horizontal ? rangeX : rangeY
  }

  func bounces(along axis: NSLayoutConstraint.Axis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }

  /// Whether a drag along an axis is one of this view: its content is longer, or always bounces.
  func isDraggable(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = range(along: axis)
    return range.max > range.min || (bounces(along: axis) && alwaysBounces(along: axis))
  }

  private func alwaysBounces(along axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical || refreshControl != nil
  }

  private func transfersScrolling(along axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }

  /// Whether there is content to come from that side.
  func hasMore(_ direction: ScrollDirection) -> Bool {
    let range = range(along: direction.axis)
    let offset = direction.axis == .horizontal ? contentOffset.x : contentOffset.y
    return direction.isBackward ? offset > range.min + 0.01 : offset < range.max - 0.01
  }

  /// A drag that pulls the content from its edge is one of a view around it: of one that has more
  /// content to come, or, if this one does not bounce, of any that the drag moves.
  func leaves(_ direction: ScrollDirection) -> Bool {
    guard !pulls(direction) else { return false }
    if leavesToSheet(direction) { return true }
    guard transfersScrolling(along: direction.axis), !hasMore(direction) else { return false }
    let around = selfAndSuperviews.dropFirst().compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled && $0.isDraggable(direction.axis) }
    return !bounces(along: direction.axis) && !around.isEmpty
      || around.contains { $0.hasMore(direction) }
  }

  /// At the start of the content a drag may be one of the sheet that the scroll view is in.
  private func leavesToSheet(_ direction: ScrollDirection) -> Bool {
    let start = ScrollDirection(along: .vertical, isBackward: true)
    guard direction.axis == .vertical, !hasMore(start) else { return false }
    for view in selfAndSuperviews {
      if let card = view as? SheetCard { return card.takes(direction) }
      if let drag = view.zoomDrag { return drag.takes(direction) }
    }
    return false
  }

  /// Whether it is a pull at the refresh control.
  private func pulls(_ direction: ScrollDirection) -> Bool {
    refreshControl != nil && direction.axis == .vertical && direction.isBackward
  }
}

extension UIView {
  /// Whether no scroll view in this view, at this point of it, takes a drag in this direction for itself.
  func leavesDrag(at place: CGPoint, _ direction: ScrollDirection) -> Bool {
    guard let hit = hitTest(place, with: nil) else { return true }
    return !hit.selfAndSuperviews.prefix(while: { $0 !== self }).contains { view in
      guard let scroller = view as? UIScrollView else { return false }
      return scroller.isScrollEnabled && scroller.isDraggable(direction.axis)
        && !scroller.leaves(direction)
    }
  }
}
