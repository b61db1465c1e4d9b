import CoreGraphics
import Foundation

/// Shows a change of the bounds that is laid out inside of an animation: what comes into view or leaves it goes its
/// way in that animation, as does what stays.
@MainActor
struct BoundsChange {
  private let view: UICollectionView
  private let oldBounds: CGRect
  /// Where elements were that were in view, or near.
  private let former: [CollectionElement: UICollectionViewLayoutAttributes]
  private var motion = ElementMotion()

  /// Looks at the layout as it was for the former bounds.
  init(_ view: UICollectionView, from oldBounds: CGRect) {
    (self.view, self.oldBounds) = (view, oldBounds)
    former = view.currentLayout.needsPreparing ? view.shown : view.placesNear(oldBounds)
  }

  /// Lays out for the new bounds. Views that come get their first places, and all the way to their last ones.
  mutating func prepare() {
    view.followBounds()
    view.prepareLayout()
    let layout = view.currentLayout
    layout.prepare(forAnimatedBoundsChange: oldBounds)
    let (all, new) = view.realizeAndMeasure(placing: false)
    for attributes in all {
      let isNew = new.contains(attributes.element)
      motion.bring(attributes, in: view, from: isNew ? start(to: attributes) : nil)
    }
    motion.letOthersLeave(all, view) { [view] in
      layout.placedEnd(of: $0) ?? view.layoutAttributes(of: $0)
    }
  }

  private func start(
    to end: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let element = end.element
    if let own = view.currentLayout.placedStart(of: element) { return own }
    if let former = former[element] { return former }
    let start = end.copied
    start.alpha = 0
    return start
  }

  /// Moves the views to their places, as fast as the animation around it.
  func animate() {
    let (layout, leaving) = (view.currentLayout, motion.leaving)
    motion.run(
      in: view,
      alongside: {
        // What only scrolls out of sight doesn't move by itself.
        for (view, _) in leaving { view.holdInAnimation(forKey: "leaving") }
        layout.finalizeAnimatedBoundsChange()
      }, completion: { _ in })
  }
}

extension UICollectionView {
  /// The layout's places in a rectangle and around it, with those that are shown.
  func placesNear(_ rect: CGRect) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let near = currentLayout.placedElements(in: rect.insetBy(dx: -rect.width, dy: -rect.height))
    return Dictionary(near.map { ($0.element, $0.copied) }) { first, _ in first }
      .merging(shown) { _, shown in shown }
  }

  /// False where the bounds are as they were, or nothing animates.
  func showBoundsChange() -> Bool {
    let context = AnimationContext.current
    guard let laidOutBounds, laidOutBounds != bounds, window != nil, transition == nil,
      !realizer.live.isEmpty, context.isEnabled, let scope = context.scope,
      scope.settings.duration > 0
    else { return false }
    var change = BoundsChange(self, from: laidOutBounds)
    change.prepare()
    change.animate()
    return true
  }
}
