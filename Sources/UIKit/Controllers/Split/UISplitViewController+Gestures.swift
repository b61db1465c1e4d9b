import CoreGraphics

extension UISplitViewController {
  /// Whether there is a column that a drag can show.
  var canShowMore: Bool {
    presentsWithGesture && state.collapse == nil && state.mode != nil
      && (displayMode.sideColumns ?? 0) < plainLayout.sides.count
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginSwipe()
    case .changed: state.swipe?.update(share(of: pan.translation(in: view).x))
    case .ended:
      let place = share(of: pan.translation(in: view).x)
      // Where it would be a third of a second later.
      endSwipe(place + share(of: pan.velocity(in: view).x) / 3 > 0.5)
    case .cancelled, .failed: endSwipe(false)
    case .possible: break
    }
  }

  private func beginSwipe() {
    guard canShowMore else { return }
    let swipe = UIPercentDrivenInteractiveTransition()
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    state.swipe = swipe
    ask(forSides: (displayMode.sideColumns ?? 0) + 1)
    if state.run?.interaction !== swipe { state.swipe = nil }
  }

  private func endSwipe(_ finishes: Bool) {
    guard let swipe = state.swipe else { return }
    if finishes { swipe.finish() } else { swipe.cancel() }
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
  }

  /// Of the width of the column that comes, away from the primary edge.
  private func share(of distance: CGFloat) -> CGFloat {
    let layout = currentLayout
    guard let width = layout.sides.first(where: { $0.column == layout.shownSides.first })?.width,
      width > 0
    else { return 0 }
    return distance / width * (layout.isMirrored ? -1 : 1)
  }

  /// Makes a column as wide as its divider is dragged.
  func drag(_ column: Column, by pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed, state.run == nil else { return }
    let layout = currentLayout
    let way = pan.translation(in: view).x * (layout.isMirrored != (column == .inspector) ? -1 : 1)
    pan.setTranslation(.zero, in: view)
    let others = layout.shown.filter { $0 != column && $0 != .secondary }
    let taken = others.map { layout.frame(of: $0).width }.reduce(0, +)
    let room = layout.size.width - (layout.isDimmed ? 0 : taken)
    let path = widthsPath(of: column)
    let new = state[keyPath: path].dragged(to: width(of: column) + way, room: room)
    setWidths { $0[keyPath: path].dragged = new }
  }
}

/// Begins at the primary edge while there is a column to show.
final class SplitSwipe: UIScreenEdgePanGestureRecognizer {
  weak var owner: UISplitViewController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let owner, owner.canShowMore else { return state = .failed }
    edges = owner.plainLayout.isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
