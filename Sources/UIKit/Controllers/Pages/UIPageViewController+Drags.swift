import CoreGraphics

// Gestures that turn pages in the style that curls.

extension UIPageViewController {
  func makeTurnGestures() -> [UIGestureRecognizer] {
    let pan = UIPanGestureRecognizer { [weak self] in self?.follow($0) }
    let tap = UITapGestureRecognizer { [weak self] in self?.followTap($0) }
    for recognizer in [pan, tap] { view.addGestureRecognizer(recognizer) }
    return [pan, tap]
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let move = pan.translation(in: view)
    let way = forward(isHorizontal ? move.x : move.y)
    switch pan.state {
    case .began: beginDrag(forward: way >= 0)
    case .changed: state.drag?.update(share(way))
    case .ended:
      let speed = pan.velocity(in: view)
      endDrag(share(way + forward(isHorizontal ? speed.x : speed.y) / 3) > 0.5)
    case .cancelled, .failed: endDrag(false)
    case .possible: break
    }
  }

  private func beginDrag(forward: Bool) {
    let drag = UIPercentDrivenInteractiveTransition()
    turn(forward: forward, drag)
    if state.turn?.main?.interaction === drag { state.drag = drag }
  }

  private func endDrag(_ finishes: Bool) {
    guard let drag = state.drag else { return }
    state.drag = nil
    if finishes { drag.finish() } else { drag.cancel() }
  }

  /// Fingers go the other way than pages do.
  private func forward(_ distance: CGFloat) -> CGFloat {
    let isMirrored = isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? distance : -distance
  }

  private func share(_ way: CGFloat) -> CGFloat {
    let length = isHorizontal ? view.bounds.width : view.bounds.height
    guard length > 0, let turn = state.turn else { return 0 }
    return (turn.isForward ? way : -way) / length
  }

  /// In the outer fifths.
  private func followTap(_ tap: UITapGestureRecognizer) {
    let (place, size) = (tap.location(in: view), view.bounds.size)
    let length = isHorizontal ? size.width : size.height
    let share = length > 0 ? (isHorizontal ? place.x : place.y) / length : 0.5
    guard share < 0.2 || share > 0.8 else { return }
    let isMirrored = isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    turn(forward: (share > 0.5) != isMirrored)
  }
}
