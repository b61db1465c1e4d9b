import CoreGraphics
import Foundation
import FoundationAdditions

extension UITableView {
  // MARK: Places

  func sectionRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard (0..<extents.sectionCount).contains(section) else { return .zero }
    return CGRect(
      x: 0, y: origin + extents.start(of: section), width: bounds.width,
      height: extents[section].length)
  }

  func place(of part: TableMarginal) -> CGRect {
    loadIfNeeded()
    return (0..<extents.sectionCount).contains(part.section) ? naturalFrame(of: part) : .zero
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    var paths: [IndexPath] = []
    extents.visit(from: rect.minY - origin, to: rect.maxY - origin) { section, _, rows in
      paths += rows.map { IndexPath(row: $0, section: section) }
    }
    return paths
  }

  // MARK: What is in sight

  var rowsInSight: [IndexPath] {
    layOutIfNeeded()
    let (start, end) = visibleInterval
    return cells.live.keys.filter { path in
      let row = extents.row(path)
      return row.start < end && row.start + max(row.extent.length, 1) > start
    }.sorted()
  }

  /// Questions about cells are answered by the latest layout, as UIKit does.
  func layOutIfNeeded() {
    if flags.needsReload || flags.needsExtents { layOutTable() }
  }

  // MARK: Scrolling

  func scroll(
    toRow indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    if indexPath.count == 2, indexPath.row == NSNotFound {
      return scroll(to: rect(forSection: indexPath.section), scrollPosition, animated)
    }
    checkRow(indexPath)
    if !animated { return scrollMeasuring(to: indexPath, scrollPosition) }
    scroll(to: frame(ofRow: indexPath), scrollPosition, animated)
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
