import Foundation
import CoreGraphics

extension UICollectionView {
  /// Called when the last animation of an interactive change of the layout has ended: whether it wasn't cut
  /// short, and whether the new layout was taken.
  public typealias LayoutInteractiveTransitionCompletion =
    (_ completed: Bool, _ finished: Bool) -> Void

  /// Begins a change of the layout that a gesture drives by setting the progress of the layout that is
  /// returned. `finishInteractiveTransition()` or `cancelInteractiveTransition()` ends it.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    ListFault.require(
      transition == nil,
      "the collection is already part way through an interactive transition; finish or cancel it first"
    )
    ListFault.require(
      layout !== currentLayout, "a collection view can't go from a layout to the same one")
    let old = currentLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    let first = anchor
    layout.collectionView = self
    layout.wasGivenView()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    layout.prepareIfNeeded()
    transition.offsets = (contentOffset, offset(showing: first, in: layout))
    transition.collectionView = self
    self.transition = InteractiveTransition(layout: transition, completion: completion)
    currentLayout = transition
    for view in realizer.live.values { view.willTransition(from: old, to: layout) }
    setNeedsLayout()
    return transition
  }

  func endTransition(isFinished: Bool) {
    guard let transition else {
      ListFault.raise(
        "the collection is not part way through an interactive transition; start one first")
    }
    let layout = transition.layout
    self.transition?.isFinishing = isFinished
    let move = { [self] in
      layout.transitionProgress = isFinished ? 1 : 0
      layOutElements()
    }
    let end = { [self] (completed: Bool) in
      // What came meanwhile may have ended this one.
      guard self.transition?.layout === layout else { return }
      leaveTransition(isFinished: isFinished)
      transition.completion?(completed, isFinished)
    }
    guard window != nil else {
      move()
      return end(true)
    }
    UIView.animate(withDuration: 0.3, animations: move, completion: end)
  }

  /// Ends a change that another one, or new data, don't let go on.
  func cutTransitionShort() {
    guard let transition else { return }
    leaveTransition(isFinished: transition.isFinishing)
    transition.completion?(false, transition.isFinishing)
  }

  /// Takes one of both layouts, where the views already are.
  private func leaveTransition(isFinished: Bool) {
    guard let layout = transition?.layout else { return }
    transition = nil
    let (taken, left) =
      isFinished
      ? (layout.nextLayout, layout.currentLayout) : (layout.currentLayout, layout.nextLayout)
    left.collectionView = nil
    layout.collectionView = nil
    currentLayout = taken
    taken.wasGivenView()
    bounds.origin = isFinished ? layout.offsets.to : layout.offsets.from
    layOutElements()
    for view in realizer.live.values {
      view.didTransition(from: layout.currentLayout, to: taken)
    }
    layout.currentLayout.finalizeLayoutTransition()
    layout.nextLayout.finalizeLayoutTransition()
  }
}

/// A change of the layout that a gesture drives.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Whether it goes on to the new layout by itself.
  var isFinishing = false
}
