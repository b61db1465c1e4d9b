import CoreGraphics
import Foundation

/// What a collection view asks its layout. The answers are mirrored where the layout is made for the other
/// direction and says that it is to be flipped.
extension UICollectionViewLayout {
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// A rectangle of the content as the layout sees it, or the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var mirrored = rect
    mirrored.origin.x = collectionViewContentSize.width - rect.maxX
    return mirrored
  }

  func placedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    collectPlaced(in: rect, into: &found)
    return found
  }

  /// Into an empty array.
  func collectPlaced(in rect: CGRect, into found: inout [UICollectionViewLayoutAttributes]) {
    collect(in: mirrored(rect), into: &found)
    guard isMirrored else { return }
    for index in found.indices { found[index] = placed(found[index]) }
  }

  func placed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let found: UICollectionViewLayoutAttributes? =
      switch element.category {
      case .cell: layoutAttributesForItem(at: element.path)
      case .supplementaryView:
        layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)
      case .decorationView:
        layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
      }
    return isMirrored ? found.map(placed) : found
  }

  func placedScrolling(ofSection section: Int) -> SectionScrolling? {
    let scrolling = scrolling(ofSection: section)
    return isMirrored ? scrolling?.mirrored(in: collectionViewContentSize.width) : scrolling
  }

  /// From where an element comes in, if the layout says so.
  func placedStart(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.path)
    let start: UICollectionViewLayoutAttributes? =
      switch element.category {
      case .cell: initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    return usable(start)
  }

  /// Where an element goes, if the layout says so.
  func placedEnd(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.path)
    let end: UICollectionViewLayoutAttributes? =
      switch element.category {
      case .cell: finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    return usable(end)
  }

  private func usable(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, attributes.isPlaceable else { return nil }
    return isMirrored ? placed(attributes) : attributes
  }

  private func placed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let mirrored = attributes.copied
    mirrored.center.x = collectionViewContentSize.width - attributes.center.x
    if let place = attributes.scroller, let own = scrolling(ofSection: place.section) {
      mirrored.scroller?.frame.origin.x = own.contentSize.width - place.frame.maxX
    }
    return mirrored
  }
}
