public import CoreGraphics
public import Foundation
import FoundationAdditions

extension UITableView {
  // MARK: Places

  /// Where a section lies; empty for one that is not there.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard (0..<extents.sectionCount).contains(section) else { return .zero }
    return CGRect(
      x: 0, y: origin + extents.start(of: section), width: bounds.width,
      height: extents[section].length)
  }

  /// Where a header belongs; empty for one that is not there.
  public func rectForHeader(inSection section: Int) -> CGRect { place(of: .header(section)) }

  /// Where a footer belongs; empty for one that is not there.
  public func rectForFooter(inSection section: Int) -> CGRect { place(of: .footer(section)) }

  private func place(of part: TableMarginal) -> CGRect {
    loadIfNeeded()
    return (0..<extents.sectionCount).contains(part.section) ? naturalFrame(of: part) : .zero
  }

  /// Where a row lies, or is estimated to; empty for one that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return extents.contains(indexPath) ? frame(ofRow: indexPath) : .zero
  }

  /// The row at a point of the content; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return extents.row(at: point.y - origin)
  }

  /// The rows that meet a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    extents.visit(from: rect.minY - origin, to: rect.maxY - origin) { section, _, rows in
      paths += rows.map { IndexPath(row: $0, section: section) }
    }
    return paths
  }

  // MARK: What is in sight

  /// The row that a cell shows; nil for a cell that is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    layOutIfNeeded()
    return cells.key(of: cell)
  }

  /// Nil for a row that is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfNeeded()
    return cells[indexPath]
  }

  /// The cells in sight, from the top.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  /// The rows in sight, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfNeeded()
    let (start, end) = visibleInterval
    return cells.live.keys.filter { path in
      let row = extents.row(path)
      return row.start < end && row.start + max(row.extent.length, 1) > start
    }.sorted()
  }

  /// Nil for one that is not in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfNeeded()
    return marginals[.header(section)] as? UITableViewHeaderFooterView
  }

  /// Nil for one that is not in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfNeeded()
    return marginals[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Questions about cells are answered by the latest layout, as UIKit does.
  private func layOutIfNeeded() {
    if flags.needsReload || flags.needsExtents { layOutTable() }
  }

  // MARK: Scrolling

  /// Scrolls a row to a place in the table; `none` scrolls as little as needed.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    if indexPath.count == 2, indexPath.row == NSNotFound {
      return scroll(to: rect(forSection: indexPath.section), scrollPosition, animated)
    }
    checkRow(indexPath)
    if !animated { return scrollMeasuring(to: indexPath, scrollPosition) }
    scroll(to: frame(ofRow: indexPath), scrollPosition, animated)
  }

  /// Scrolls to the selected row that is nearest to the top.
  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let path = selection.rows.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  private func checkRow(_ path: IndexPath) {
    guard (0..<extents.sectionCount).contains(path.section) else {
      ListFault.raise(
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section "
          + "(\(path.section)) beyond bounds (\(extents.sectionCount)).", .rangeException)
    }
    let count = extents[path.section].rows.count
    guard (0..<count).contains(path.row) else {
      ListFault.raise(
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(path.row)) beyond "
          + "bounds (\(count)) for section (\(path.section)).", .rangeException)
    }
  }

  /// What was estimated is measured on the way there, which may move the row.
  private func scrollMeasuring(to path: IndexPath, _ position: ScrollPosition) {
    for _ in 0..<3 {
      let frame = frame(ofRow: path)
      scroll(to: frame, position, false)
      layOutTable()
      if !extents.contains(path) || self.frame(ofRow: path) == frame { return }
    }
  }

  private func scroll(to rect: CGRect, _ position: ScrollPosition, _ animated: Bool) {
    let room = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    switch position {
    case .none: offset = offsetShowing(rect)
    case .top: offset.y += rect.minY - room.minY - coveredTop(of: rect)
    case .middle: offset.y += rect.midY - room.midY
    case .bottom: offset.y += rect.maxY - room.maxY
    }
    let target = clamp(CGPoint(x: contentOffset.x, y: offset.y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// The height of the header that stays over the first row in sight.
  private func coveredTop(of rect: CGRect) -> CGFloat {
    guard style == .plain, let section = extents.section(at: rect.midY - origin) else { return 0 }
    return extents[section].header.length
  }
}
