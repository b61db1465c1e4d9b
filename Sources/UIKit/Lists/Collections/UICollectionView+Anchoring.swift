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
    guard let now = currentLayout.placed(element)?.frame else { return }
    anchor?.frame = now
    guard now.origin != former.origin else { return }
    shiftContent(by: CGPoint(x: now.minX - former.minX, y: now.minY - former.minY))
    laidOutBounds = bounds
  }

  /// Descriptions of sections and sizes of cells may depend on how large texts are and how much room there
  /// is.
  func traitsDidChange(from former: UITraitCollection?) {
    guard let former, former !== traitCollection else { return }
    let now = traitCollection
    guard
      former.preferredContentSizeCategory != now.preferredContentSizeCategory
        || former.layoutDirection != now.layoutDirection
        || former.horizontalSizeClass != now.horizontalSizeClass
        || former.verticalSizeClass != now.verticalSizeClass
    else { return }
    let context = currentLayout.makeContext()
    context.invalidateEverything = true
    currentLayout.invalidateLayout(with: context)
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { counts = nil }
    if context.invalidateEverything { measureAgain() }
    measureAgain(whatIsNamedBy: context)
    adjust(by: context)
    setNeedsLayout()
  }

  private func measureAgain(whatIsNamedBy context: UICollectionViewLayoutInvalidationContext) {
    for path in context.invalidatedItemIndexPaths ?? [] { realizer[.cell(path)]?.fit = nil }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths { realizer[.supplementary(kind, path)]?.fit = nil }
    }
  }

  /// The size holds until the layout is asked for its own. Drags and motions go on from the other offset.
  private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    let growth = context.contentSizeAdjustment
    if growth != .zero, growth.width.isFinite, growth.height.isFinite {
      contentSize = CGSize(
        width: max(0, contentSize.width + growth.width),
        height: max(0, contentSize.height + growth.height))
    }
    let shift = context.contentOffsetAdjustment
    if shift != .zero { shiftContent(by: shift) }
  }
}
