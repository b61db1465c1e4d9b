import CoreGraphics
import Foundation
import FoundationAdditions

extension UITableView {
  /// Finds out how high the row of a cell is, if that is not known. Whether that has changed more than
  /// by half a pixel.
  @discardableResult
  func measure(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    let known = extents.row(path).extent
    if known.isMeasured { return false }
    let height = TableExtents(self).height(of: path) ?? fittingHeight(of: cell)
    guard extents.contains(path) else { return true }
    extents.update(path.section) { $0.rows.set(.measured(height), of: path.row) }
    return abs(height - known.length) > 0.5 / max(window?.screen.scale ?? 1, 1)
  }

  private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = Extent.legal(size.height) ?? CellMetrics.height
    return onGrid(height > 0 ? height : CellMetrics.height)
  }

  /// In whole pixels.
  func onGrid(_ height: CGFloat) -> CGFloat {
    screenGrid.roundedUp(CGSize(width: 0, height: height)).height
  }

  /// A cell in sight has other content, which may be higher or lower.
  func contentDidChange(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !flags.isLayingOut, !flags.isAskingForCell,
      reconfigured == nil, !transaction.isApplying, cells.key(of: cell) != nil,
      !changedCells.contains(where: { $0 === cell })
    else { return }
    changedCells.append(cell)
    setNeedsLayout()
  }

  func measureChangedCells() {
    guard !changedCells.isEmpty else { return }
    let anchor = anchor()
    let changed = changedCells
    changedCells = []
    for cell in changed { cells.key(of: cell).map(remeasure) }
    updateContentSize()
    if let anchor, contentOffset.y > rangeY.min { stay(at: anchor) }
  }

  /// Measures a row in sight again, as its content has changed.
  func remeasure(_ path: IndexPath) {
    guard let cell = cells[path], TableExtents(self).height(of: path) == nil else { return }
    let height = fittingHeight(of: cell)
    extents.update(path.section) { $0.rows.set(.measured(height), of: path.row) }
  }
}
