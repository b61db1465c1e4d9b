import CoreGraphics
import Foundation

extension UICollectionView {
  /// The first cell shown that lies wholly below the upper edge, or right of the left one.
  var anchor: (element: CollectionElement, frame: CGRect)? { anchor(among: shown.values) }

  /// The first of these cells that lies wholly below the upper edge, or right of the left one.
  func anchor(
    among candidates: some Sequence<UICollectionViewLayoutAttributes>
  ) -> (element: CollectionElement, frame: CGRect)? {
    var first: (element: CollectionElement, frame: CGRect)?
    for attributes in candidates
    where attributes.representedElementCategory == .cell && attributes.scroller == nil {
      let frame = attributes.frame
      guard frame.minY >= bounds.minY, frame.minX >= bounds.minX else { continue }
      if let best = first?.frame, (best.minY, best.minX) <= (frame.minY, frame.minX) { continue }
      first = (attributes.element, frame)
    }
    return first
  }

  /// Moves the content so that an element seems at rest while others get other sizes.
  func keep(_ anchor: inout (element: CollectionElement, frame: CGRect)?) {
    guard let (element, former) = anchor, contains(element.path) else { return }
    prepareLayout()
    guard let now = currentLayout.layoutAttributesForItem(at: element.path)?.frame else { return }
    anchor?.frame = now
    guard now.origin != former.origin else { return }
    bounds.origin.x += now.minX - former.minX
    bounds.origin.y += now.minY - former.minY
    laidOutBounds = bounds
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { counts = nil }
    let shift = context.contentOffsetAdjustment
    if shift != .zero, shift.x.isFinite, shift.y.isFinite {
      bounds.origin.x += shift.x
      bounds.origin.y += shift.y
    }
    setNeedsLayout()
  }
}
