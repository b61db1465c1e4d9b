import CoreGraphics
import Foundation

extension UITableView {
  /// Gives each header and footer in sight a view and places it. Those of plain tables stay at the
  /// edges while their section is in sight.
  func showMarginals() {
    var passes = 0
    repeat {
      passes += 1
      releaseMarginals()
      guard realizeMarginals() else { break }
      updateContentSize()
    } while passes < 3
    for (part, view) in marginals.live {
      let frame = frame(of: part)
      if view.frame != frame { UIView.performWithoutAnimation { view.frame = frame } }
      showBackground(of: view, part)
    }
  }

  /// Gives headers and footers that are in sight after a batch, but have none, their views, where they will be.
  func fillMarginalsAfterBatch() -> [UIView] {
    let known = marginals.live
    if realizeMarginals() { updateContentSize() }
    var coming: [UIView] = []
    for (part, view) in marginals.live where known[part] !== view {
      UIView.performWithoutAnimation { view.frame = frame(of: part) }
      showBackground(of: view, part)
      coming.append(view)
    }
    return coming
  }

  private func releaseMarginals() {
    let gone = marginals.release { part in
      guard part.section < extents.sectionCount else { return true }
      let frame = frame(of: part)
      return frame.maxY <= bounds.minY || frame.minY >= bounds.maxY
    }
    for (part, view) in gone { putAside(view, from: part) }
  }

  private func realizeMarginals() -> Bool {
    var wanted: [TableMarginal] = []
    let (start, end) = realizedInterval
    extents.visit(from: start, to: end) { section, _, _ in
      if misses(.header(section)) { wanted.append(.header(section)) }
      if misses(.footer(section)) { wanted.append(.footer(section)) }
    }
    var changed = false
    for part in wanted where part.section < extents.sectionCount && misses(part) {
      changed = realize(part) || changed
    }
    return changed
  }

  private func misses(_ part: TableMarginal) -> Bool {
    marginals[part] == nil && length(of: part) > 0 && bounds.intersects(frame(of: part))
  }

  /// Whether its length has changed.
  private func realize(_ part: TableMarginal) -> Bool {
    guard let view = makeView(for: part) else {
      let known = extent(of: part)
      if !known.isMeasured { set(.measured(0), of: part) }
      return !known.isMeasured
    }
    marginals.realize(part, in: view)
    let changed = measure(view, part)
    if view.superview !== self { UIView.performWithoutAnimation { addSubview(view) } }
    if view.isHidden { view.isHidden = false }
    if part.isFooter {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
    } else {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
    }
    return changed
  }

  private func makeView(for part: TableMarginal) -> UIView? {
    if let view = programView(for: part) {
      (view as? UITableViewHeaderFooterView).map { prepare($0, part) }
      return view
    }
    guard let title = TableExtents(self).title(of: part) else { return nil }
    let view =
      marginalPool.take(Self.ownMarginals)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.ownMarginals)
    prepare(view, part)
    view.textLabel?.text = title
    return view
  }

  private func prepare(_ view: UITableViewHeaderFooterView, _ part: TableMarginal) {
    (view.isFooter, view.isGrouped) = (part.isFooter, style != .plain)
  }

  private static var ownMarginals: String { "UITableView's own" }

  private func programView(for part: TableMarginal) -> UIView? {
    guard let delegate, asks(part.isFooter ? .footerViews : .headerViews) else { return nil }
    return part.isFooter
      ? delegate.tableView(self, viewForFooterInSection: part.section)
      : delegate.tableView(self, viewForHeaderInSection: part.section)
  }

  func putAside(_ view: UIView, from part: TableMarginal) {
    if part.isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
    }
    guard let own = view as? UITableViewHeaderFooterView, let identifier = own.reuseIdentifier
    else { return view.removeFromSuperview() }
    own.isHidden = true
    marginalPool.put(own, identifier)
  }

  // MARK: Lengths

  private func extent(of part: TableMarginal) -> Extent {
    part.isFooter ? extents[part.section].footer : extents[part.section].header
  }

  private func length(of part: TableMarginal) -> CGFloat { extent(of: part).length }

  private func set(_ extent: Extent, of part: TableMarginal) {
    var section = extents[part.section]
    if part.isFooter { section.footer = extent } else { section.header = extent }
    (section.lead, section.trail) = TableExtents(self).gaps(
      hasHeader: section.header.length > 0, hasFooter: section.footer.length > 0, part.section)
    guard part.section < extents.sectionCount else { return }
    extents.update(part.section) { $0 = section }
  }

  /// Whether its length has changed.
  @discardableResult
  func measure(_ view: UIView, _ part: TableMarginal) -> Bool {
    let known = extent(of: part)
    if known.isMeasured { return false }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    var height = Extent.legal(size.height) ?? 0
    if height == 0 { height = view.frame.height > 0 ? view.frame.height : known.length }
    height = onGrid(height)
    set(.measured(height), of: part)
    return abs(height - known.length) > 0.25
  }

  // MARK: Places

  /// Where it belongs, without sticking to an edge.
  func naturalFrame(of part: TableMarginal) -> CGRect {
    let (section, start) = (extents[part.section], extents.start(of: part.section))
    let y = start + (part.isFooter ? section.startOfFooter : section.lead)
    return CGRect(
      x: rowInsets.left, y: origin + y + gaps.shift(of: part), width: rowWidth,
      height: length(of: part))
  }

  func frame(of part: TableMarginal) -> CGRect {
    var frame = naturalFrame(of: part)
    guard style == .plain else { return frame }
    let (section, start) = (extents[part.section], origin + extents.start(of: part.section))
    let visible = bounds.inset(by: adjustedContentInset)
    if part.isFooter {
      let least = start + section.startOfRows
      frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), least)
    } else {
      let most = start + section.startOfFooter - frame.height
      frame.origin.y = min(max(frame.minY, visible.minY), max(most, frame.minY))
    }
    return frame
  }

  /// What sticks over rows covers them.
  private func showBackground(of view: UIView, _ part: TableMarginal) {
    guard let own = view as? UITableViewHeaderFooterView, own.backgroundView == nil,
      own.backgroundColor == nil || own.coversRows
    else { return }
    let covers = style == .plain && view.frame.minY != naturalFrame(of: part).minY
    guard covers != own.coversRows else { return }
    own.coversRows = covers
    own.setBackgroundColor(covers ? backgroundColor : nil)
  }
}
