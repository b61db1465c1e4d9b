import CoreGraphics
import Diagnostics
import Foundation
import FoundationAdditions

extension UITableView {
  func prepareTable() {
    alwaysBounceVertical = true
    setBackgroundColor(style == .plain ? .systemBackground : .systemGroupedBackground)
    _ = (swipes, selectionDrag)
    addInteraction(rowMenus.interaction)
  }

  func sourceDidChange() {
    silentMethods = []
    flags.knowsViews = []
    flags.needsReload = true
    setNeedsLayout()
  }

  func setNeedsExtents() {
    flags.needsExtents = true
    setNeedsLayout()
  }

  func estimateDidChange(_ estimate: CGFloat, from old: CGFloat) {
    if estimate < 0, estimate != Self.automaticDimension {
      ListFault.raise(
        "estimated row height must not be negative. Provided height is \(estimate)")
    }
    if estimate != old { setNeedsExtents() }
  }

  /// Forgets all rows. The cells on show are reused.
  func reload() {
    if flags.isAskingForCell || flags.isCounting {
      flags.needsReload = true
      setNeedsLayout()
      return Log.layout.write(
        "reloadData() was called while the table asked for rows; it is done afterwards")
    }
    flags.needsReload = true
    selection = TableSelection()
    setNeedsLayout()
    loadIfNeeded()
  }

  private func putAllAside() {
    swipes.close(animated: false)
    reordering = nil
    for placeholder in gaps.placeholders { discard(placeholder.cell) }
    gaps = RowGaps()
    let gone = cells.release { _ in true }
    for (path, cell) in gone.sorted(by: { $0.key < $1.key }) { putAside(cell, from: path) }
    for (part, view) in marginals.release(where: { _ in true }) { putAside(view, from: part) }
  }

  /// Asks the data source for counts, unless they are known.
  func loadIfNeeded() {
    guard flags.needsReload || flags.needsExtents, !flags.isCounting else { return }
    flags.isCounting = true
    defer { flags.isCounting = false }
    if flags.needsReload {
      putAllAside()
      reloadSectionIndexTitles()
    }
    let counts = flags.needsReload ? askForCounts() : knownCounts
    (flags.needsReload, flags.needsExtents) = (false, false)
    extents = TableExtents(self).make(counts)
    measuredWidth = rowWidth
    for (path, cell) in cells.live where extents.contains(path) { measure(cell, at: path) }
    for (part, view) in marginals.live where part.section < extents.sectionCount {
      measure(view, part)
    }
    updateContentSize()
    setNeedsLayout()
  }

  /// Of each section, as the data source says now.
  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<max(0, sections)).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      if count >= 0 { return count }
      Log.layout.write("a data source says that section \(section) has \(count) rows; taken as 0")
      return 0
    }
  }

  /// Of each section, as it was told.
  var knownCounts: [Int] { (0..<extents.sectionCount).map { extents[$0].rows.count } }

  func rowCount(of section: Int) -> Int {
    loadIfNeeded()
    guard (0..<extents.sectionCount).contains(section) else { return 0 }
    return extents[section].rows.count
  }

  /// Where the first section starts.
  var origin: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func updateContentSize() {
    let height = origin + extents.length + gaps.total + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  // MARK: Views around the rows

  func replaceSurrounding(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    updateContentSize()
    placeSurroundings()
    setNeedsLayout()
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// As high as their frames say, as wide as the table.
  func placeSurroundings() {
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      let y = origin + extents.length + gaps.total
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    }
  }

  func traitsDidChange() {
    looksDidChange()
    setNeedsExtents()
  }
}
