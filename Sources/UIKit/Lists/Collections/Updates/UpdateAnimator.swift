import CoreGraphics
import Foundation

/// Shows a batch of changes of a collection view: what goes, what comes and what moves, in one animation.
@MainActor
final class UpdateAnimator {
  private let view: UICollectionView
  private let plan: UpdatePlan
  private let changes: ListChanges<Void>
  /// Where elements were that are, or come, near what is in view.
  private let former: [CollectionElement: UICollectionViewLayoutAttributes]
  private var motion = ElementMotion()
  /// Of sections that are gone; they hold their cells until these have left.
  private var leavingScrollers: [SectionScroller] = []

  /// Looks at the layout before the changes.
  init(_ view: UICollectionView, _ plan: UpdatePlan, _ changes: ListChanges<Void>) {
    (self.view, self.plan, self.changes) = (view, plan, changes)
    guard view.window != nil, view.bounds.height > 0, UIView.areAnimationsEnabled else {
      former = view.shown
      return
    }
    former = view.placesNear(view.bounds)
  }

  /// Brings layout and views in line with the changes, but for the places of the views.
  func prepare() {
    let layout = view.currentLayout
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    let counts = view.counts
    layout.itemsWillMove(plan)
    layout.invalidateLayout(with: context)
    view.counts = counts
    followPaths()
    renameScrollers()
    view.prepareLayout()
    layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.all(in: changes))
    takeOut()
    view.bounds.origin = target
    view.laidOutBounds = view.bounds
    bringIn()
  }

  /// What the view knows of items gets their new paths.
  private func followPaths() {
    view.selectedPaths = Set(view.selectedPaths.compactMap(plan.after))
    view.pressed = view.pressed.flatMap { path, touch in plan.after(path).map { ($0, touch) } }
    view.focusedItem = view.focusedItem.flatMap(plan.after)
    view.selectionStart = view.selectionStart.flatMap(plan.after)
    view.forgetPrefetched()
  }

  private func renameScrollers() {
    var renamed: [Int: SectionScroller] = [:]
    for (section, scroller) in view.scrollers {
      if let new = plan.sectionAfter(section) {
        renamed[new] = scroller
      } else {
        leavingScrollers.append(scroller)
      }
    }
    view.scrollers = renamed
  }

  /// Views that stay get their new paths, the others go.
  private func takeOut() {
    let exchanged = ExchangedElements(view.currentLayout, view.realizer.live.keys)
    let gone = view.realizer.rename { element in
      guard !isReloaded(element), !exchanged.deleted.contains(element), let new = after(element)
      else { return nil }
      return exchanged.inserted.contains(new) ? nil : new
    }
    let shown = view.shown
    view.shown = [:]
    for (element, attributes) in shown {
      guard let new = after(element), view.realizer[new] != nil else { continue }
      let renamed = attributes.copied
      renamed.indexPath = new.path
      view.shown[new] = renamed
    }
    for (element, view) in gone {
      motion.leaving.append((view, element))
      motion.ends.append((view, end(of: element, after: shown[element])))
    }
  }

  private func isReloaded(_ element: CollectionElement) -> Bool {
    element.category == .cell
      ? changes.reloadedItems.keys.contains(element.path) : isOfReloadedSection(element)
  }

  /// Headers, footers and the like are made anew with their section.
  private func isOfReloadedSection(_ element: CollectionElement) -> Bool {
    element.category == .supplementaryView && element.path.count == 2 && element.path.item != .max
      && changes.reloadedSections.keys.contains(element.path.section)
  }

  /// An element after the batch; nil if it is gone.
  private func after(_ element: CollectionElement) -> CollectionElement? {
    element.moved(item: plan.after, section: plan.sectionAfter)
  }

  private func before(_ element: CollectionElement) -> CollectionElement? {
    let former = element.moved(item: plan.before, section: plan.sectionBefore)
    return former.flatMap { isOfReloadedSection($0) ? nil : $0 }
  }

  private func end(
    of element: CollectionElement, after shown: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes {
    let layout = view.currentLayout
    if let own = layout.placedEnd(of: element) { return own }
    let end = shown?.copied ?? layout.makeAttributes(element)
    end.alpha = 0
    return end
  }

  /// The offset after the update, within the content.
  private var target: CGPoint {
    let layout = view.currentLayout
    let proposed = layout.targetContentOffset(forProposedContentOffset: view.contentOffset)
    let target =
      view.delegate?.collectionView(
        view, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    return target.x.isFinite && target.y.isFinite ? view.clamp(target) : view.contentOffset
  }

  /// Views that come get their first places, and those that stay the way to their new ones.
  private func bringIn() {
    let (all, new) = view.realizeAndMeasure(placing: false)
    for attributes in all {
      let element = attributes.element
      let start = new.contains(element) ? start(of: element, to: attributes) : nil
      motion.bring(attributes, in: view, from: start)
    }
    motion.letOthersLeave(all, view) { view.layoutAttributes(of: $0) }
  }

  private func start(
    of element: CollectionElement, to end: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let own = view.currentLayout.placedStart(of: element) { return own }
    if let before = before(element), let former = former[before] { return former }
    let start = end.copied
    start.alpha = 0
    return start
  }

  /// Moves the views to their places.
  func animate(_ completion: @escaping () -> Void) {
    let (view, scrollers) = (view, leavingScrollers)
    motion.run(in: view) {
      view.currentLayout.finalizeCollectionViewUpdates()
    } completion: { _ in
      for scroller in scrollers { scroller.removeFromSuperview() }
      completion()
    }
  }
}
