import CoreGraphics
import Diagnostics
import Foundation
import FoundationAdditions

/// Finds out how long the sections of a table are, as far as that is known before they are shown.
@MainActor
struct TableExtents {
  let table: UITableView

  init(_ table: UITableView) { self.table = table }

  func make(_ counts: [Int]) -> SectionedExtents {
    SectionedExtents(counts.enumerated().map { make($0.offset, count: $0.element) })
  }

  func make(_ section: Int, count: Int) -> SectionExtents {
    var made = SectionExtents()
    made.header = marginal(.header(section))
    made.footer = marginal(.footer(section))
    made.rows = rows(section, count)
    let hasHeader = made.header.length > 0
    let hasFooter = made.footer.length > 0
    (made.lead, made.trail) = gaps(hasHeader: hasHeader, hasFooter: hasFooter, section)
    return made
  }

  // MARK: Rows

  private func rows(_ section: Int, _ count: Int) -> ExtentIndex {
    guard count > 0 else { return ExtentIndex() }
    let first = IndexPath(row: 0, section: section)
    guard let ask = question(first) else { return ExtentIndex(count: count, usualExtent(first)) }
    return ExtentIndex((0..<count).lazy.map { ask(IndexPath(row: $0, section: section)) })
  }

  /// Whether lengths of rows wait until they are shown.
  private var waits: Bool { table.estimatedRowHeight != 0 }

  /// What each row is asked for; nil if all are alike. Tries it with the first row.
  private func question(_ first: IndexPath) -> ((IndexPath) -> Extent)? {
    if waits {
      guard hasEstimates(first) else { return nil }
      return { path in
        let guess = table.delegate?.tableView(table, estimatedHeightForRowAt: path)
        return .estimated(guess.flatMap(legal) ?? CellMetrics.height)
      }
    }
    guard hasHeights(first) else { return nil }
    return { path in height(of: path).map { .measured($0) } ?? .estimated(CellMetrics.height) }
  }

  private func hasEstimates(_ path: IndexPath) -> Bool {
    guard table.asks(.rowEstimates), let delegate = table.delegate else { return false }
    _ = delegate.tableView(table, estimatedHeightForRowAt: path)
    return table.asks(.rowEstimates)
  }

  private func hasHeights(_ path: IndexPath) -> Bool {
    guard table.asks(.rowHeights), let delegate = table.delegate else { return false }
    _ = delegate.tableView(table, heightForRowAt: path)
    return table.asks(.rowHeights)
  }

  private func usualExtent(_ path: IndexPath) -> Extent {
    if !hasHeights(path), let height = legal(table.rowHeight) { return .measured(height) }
    let estimate = table.estimatedRowHeight
    return .estimated(estimate > 0 ? legal(estimate) ?? CellMetrics.height : CellMetrics.height)
  }

  /// What is known of a new row.
  func extent(of path: IndexPath) -> Extent { question(path)?(path) ?? usualExtent(path) }

  /// As the delegate or the table says; nil if the cell decides.
  func height(of path: IndexPath) -> CGFloat? {
    guard table.asks(.rowHeights), let delegate = table.delegate else {
      return legal(table.rowHeight)
    }
    return legal(delegate.tableView(table, heightForRowAt: path))
  }

  /// Nil for automatic lengths and for what is no length.
  private func legal(_ length: CGFloat) -> CGFloat? {
    if length == UITableView.automaticDimension { return nil }
    if let legal = Extent.legal(length) { return legal }
    Log.layout.write("a row, header or footer can't have the height \(length); it is measured")
    return nil
  }

  // MARK: Headers and footers

  func marginal(_ part: TableMarginal) -> Extent {
    if let height = fixedHeight(of: part) { return .measured(height) }
    if title(of: part) == nil, !mayHaveView(part) { return .measured(0) }
    let estimate = estimate(of: part)
    let usual: CGFloat = part.isFooter ? 30 : 40.5
    return .estimated(table.onGrid(estimate > 0 ? legal(estimate) ?? usual : usual))
  }

  private func estimate(of part: TableMarginal) -> CGFloat {
    if part.isFooter {
      guard table.asks(.footerEstimates), let delegate = table.delegate else {
        return table.estimatedSectionFooterHeight
      }
      return delegate.tableView(table, estimatedHeightForFooterInSection: part.section)
    }
    guard table.asks(.headerEstimates), let delegate = table.delegate else {
      return table.estimatedSectionHeaderHeight
    }
    return delegate.tableView(table, estimatedHeightForHeaderInSection: part.section)
  }

  /// Nil where title or view decide.
  func fixedHeight(of part: TableMarginal) -> CGFloat? {
    let (section, own) = (
      part.section, part.isFooter ? table.sectionFooterHeight : table.sectionHeaderHeight
    )
    guard let delegate = table.delegate else { return legal(own) }
    if part.isFooter {
      guard table.asks(.footerHeights) else { return legal(own) }
      return legal(delegate.tableView(table, heightForFooterInSection: section))
    }
    guard table.asks(.headerHeights) else { return legal(own) }
    return legal(delegate.tableView(table, heightForHeaderInSection: section))
  }

  func title(of part: TableMarginal) -> String? {
    guard let source = table.dataSource else { return nil }
    if part.isFooter {
      guard table.asks(.footerTitles) else { return nil }
      return source.tableView(table, titleForFooterInSection: part.section)
    }
    guard table.asks(.headerTitles) else { return nil }
    return source.tableView(table, titleForHeaderInSection: part.section)
  }

  /// Asks once whether there are views at all.
  private func mayHaveView(_ part: TableMarginal) -> Bool {
    guard let delegate = table.delegate else { return false }
    let method = part.isFooter ? OptionalTableMethods.footerViews : .headerViews
    guard table.asks(method) else { return false }
    guard !table.flags.knowsViews.contains(method) else { return true }
    table.flags.knowsViews.insert(method)
    _ =
      part.isFooter
      ? delegate.tableView(table, viewForFooterInSection: part.section)
      : delegate.tableView(table, viewForHeaderInSection: part.section)
    return table.asks(method)
  }

  // MARK: Gaps, as measured on iOS 26

  func gaps(
    hasHeader: Bool, hasFooter: Bool, _ section: Int
  ) -> (lead: CGFloat, trail: CGFloat) {
    let padding = Extent.legal(table.sectionHeaderTopPadding)
    if table.style == .plain { return (hasHeader ? padding ?? 22 : 0, 0) }
    let isSized = fixedHeight(of: .header(section)) != nil
    let endsSized = fixedHeight(of: .footer(section)) != nil
    return (
      hasHeader || isSized ? padding ?? 0 : 35, hasFooter || endsSized ? 0 : 20
    )
  }
}
