import Foundation
import PlatformKit

// What assistive technologies hear of rows, also of those without cells.
extension UITableView {
  var accessibilitySize: AccessibilityTableSize {
    AccessibilityTableSize(rows: rowsBefore(section: numberOfSections), columns: 1)
  }

  /// Nil for a cell that shows no row.
  func accessibilityPlace(of cell: UITableViewCell) -> AccessibilityPlace? {
    guard let path = cells.key(of: cell) else { return nil }
    let index = rowsBefore(section: path.section) + path.row
    return AccessibilityPlace(
      index, of: rowsBefore(section: numberOfSections), row: index, column: 0)
  }

  private func rowsBefore(section: Int) -> Int {
    (0..<section).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }
}
