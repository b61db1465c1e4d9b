import CoreGraphics
import Foundation

/// Shows the way of the elements from one layout to another, in one animation: all that is in view before or
/// after it goes from its place in the one to its place in the other.
@MainActor
struct LayoutExchange {
  private let view: UICollectionView
  private let old: UICollectionViewLayout
  private let former: [CollectionElement: UICollectionViewLayoutAttributes]
  private let origin: CGPoint
  private var motion = ElementMotion()
  private var target = CGPoint.zero

  /// Looks at the layout before it is exchanged.
  init(_ view: UICollectionView) {
    self.view = view
    (old, former, origin) = (view.currentLayout, view.shown, view.bounds.origin)
  }

  /// Makes the views that are missing, and puts them where they were in the old layout.
  mutating func prepare(target: CGPoint) {
    UIView.performWithoutAnimation {
      view.bounds.origin = target
      view.laidOutBounds = view.bounds
      let (all, new) = view.realizeAndMeasure(placing: false)
      for attributes in all { add(attributes, isNew: new.contains(attributes.element)) }
      letLeave(Set(all.map(\.element)))
      self.target = view.bounds.origin
      view.bounds.origin = origin
    }
  }

  private mutating func add(_ end: UICollectionViewLayoutAttributes, isNew: Bool) {
    let element = end.element
    guard let shown = view.realizer[element] else { return }
    view.adopt(shown, end)
    if isNew {
      shown.take(start(of: element, to: end))
    }
    motion.ends.append((shown, end.copied))
    view.shown[element] = end.copied
  }

  /// Its place in the old layout, seen from the scroll view in which it is now.
  private func start(
    of element: CollectionElement, to end: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let before = former[element] ?? old.placed(element)
    guard let start = TransitionPair(before, end)?.attributes(at: 0) else { return end }
    start.scroller = end.scroller.map { place in
      let frame = view.scroller(of: place.section).convert(start.frame, from: view)
      return (place.section, before == nil ? place.frame : frame)
    }
    return start
  }

  /// What is not in view in the new layout goes to its place there, or fades.
  private mutating func letLeave(_ wanted: Set<CollectionElement>) {
    let kept = view.keptElement
    for element in view.realizer.live.keys where !wanted.contains(element) && element != kept {
      guard let leaving = view.realizer.release(element), let former = former[element] else {
        continue
      }
      view.shown[element] = nil
      motion.leaving.append((leaving, element))
      guard let pair = TransitionPair(former, view.layoutAttributes(of: element)) else { continue }
      let end = pair.attributes(at: 1)
      view.adopt(leaving, end)
      motion.ends.append((leaving, end))
    }
  }

  func animate(_ completion: @escaping (Bool) -> Void) {
    let (view, target, old) = (view, target, old)
    motion.run(in: view) {
      view.bounds.origin = target
      view.laidOutBounds = view.bounds
    } completion: {
      if view.currentLayout !== old { old.collectionView = nil }
      completion($0)
    }
  }
}
