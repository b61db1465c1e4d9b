import CoreGraphics

extension UITableView: IndexedList {
  /// Nil where there are too few rows.
  var indexTitles: [String]? {
    guard knownCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else { return nil }
    return dataSource?.sectionIndexTitles(for: self)
  }

  var indexColors: IndexColors {
    IndexColors(
      text: sectionIndexColor, background: sectionIndexBackgroundColor,
      trackingBackground: sectionIndexTrackingBackgroundColor)
  }

  func showIndexed(_ title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard (0..<extents.sectionCount).contains(section) else { return }
    let top = rect(forSection: section).minY - adjustedContentInset.top
    setContentOffset(clamp(CGPoint(x: contentOffset.x, y: top)), animated: false)
  }
}
