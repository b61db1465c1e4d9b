import Foundation
import PlatformKit

// What assistive technologies hear of items, also of those without cells.
extension UICollectionView {
  var accessibilitySize: AccessibilityTableSize {
    AccessibilityTableSize(rows: itemsBefore(section: numberOfSections), columns: 1)
  }

  /// Nil for a cell that shows no item.
  func accessibilityPlace(of cell: UICollectionViewCell) -> AccessibilityPlace? {
    guard let path = realizer.key(of: cell)?.path else { return nil }
    let index = itemsBefore(section: path.section) + path.item
    return AccessibilityPlace(
      index, of: itemsBefore(section: numberOfSections), row: index, column: 0)
  }

  private func itemsBefore(section: Int) -> Int {
    (0..<section).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }
}
