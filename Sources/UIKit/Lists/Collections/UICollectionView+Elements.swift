import CoreGraphics
import Foundation

extension UICollectionView {
  func layoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    element.category == .cell
      ? layoutAttributesForItem(at: element.path) : currentLayout.placed(element)
  }
}
