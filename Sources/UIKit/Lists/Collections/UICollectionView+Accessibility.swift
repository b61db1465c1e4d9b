import Foundation
import PlatformKit

// What assistive technologies hear of items, also of those without cells.
extension UICollectionView {
  var accessibilitySize: AccessibilityTableSize {
    AccessibilityTableSize(rows: itemsBefore(section: numberOfSections), columns: 1)
  }

  /// Nil for a cell that shows no item.
  func accessibilityPlace(of cell: UICollectionViewCell) -> AccessibilityPlace? {
    guard let path = indexPath(for: cell) else { return nil }
    let index = itemsBefore(section: path.section) + path.item
    return AccessibilityPlace(
      index, of: itemsBefore(section: numberOfSections), row: index, column: 0)
  }

  /// Whether a cell is a header or a footer, of which there is only the content to hear.
  func isSupplementary(_ cell: UICollectionViewCell) -> Bool {
    realizer.key(of: cell)?.category == .supplementaryView
  }

  private func itemsBefore(section: Int) -> Int {
    (0..<section).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }
}
