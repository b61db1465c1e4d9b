import CoreGraphics
import Foundation

/// Room among the rows for what is dragged over them or is not in the data yet, and the row that is
/// lifted out of them. Paths and extents stay those of the data; rows are only shown further down or up.
@MainActor
struct RowGaps {
  /// The row that moves and takes no room meanwhile.
  var lifted: (path: IndexPath, height: CGFloat)?
  /// Room before a row.
  var room: (path: IndexPath, height: CGFloat)?
  var placeholders: [RowPlaceholder] = []

  var isEmpty: Bool { lifted == nil && room == nil && placeholders.isEmpty }

  /// How much further down than its extent says a row is shown.
  func shift(of path: IndexPath) -> CGFloat {
    if isEmpty { return 0 }
    var shift: CGFloat = 0
    if let room, room.path <= path { shift += room.height }
    for placeholder in placeholders where placeholder.path <= path { shift += placeholder.height }
    if let lifted, lifted.path < path { shift -= lifted.height }
    return shift
  }

  /// The same for a section's header or footer.
  func shift(of part: TableMarginal) -> CGFloat {
    if isEmpty { return 0 }
    return shift(of: IndexPath(row: part.isFooter ? .max : 0, section: part.section))
      - (part.isFooter ? 0 : shiftAtStart(of: part.section))
  }

  private func shiftAtStart(of section: Int) -> CGFloat {
    let start = IndexPath(row: 0, section: section)
    var shift: CGFloat = 0
    if let room, room.path == start { shift += room.height }
    for placeholder in placeholders where placeholder.path == start { shift += placeholder.height }
    return shift
  }

  /// Whether a row is shown at the start and at the end of its section, which has so many rows. One that is
  /// lifted stands alone.
  func ends(of path: IndexPath, count: Int) -> (isFirst: Bool, isLast: Bool) {
    if isEmpty { return (path.row == 0, path.row == count - 1) }
    if path == lifted?.path { return (true, true) }
    let first = IndexPath(row: 0, section: path.section)
    let last = IndexPath(row: count - 1, section: path.section)
    let end = IndexPath(row: count, section: path.section)
    let start = lifted?.path == first ? 1 : 0
    let isFirst = path.row == start && !hasRoom(before: first) && !hasRoom(before: path)
    let rest = lifted?.path == last ? count - 2 : count - 1
    let isLast = path.row == rest && !hasRoom(before: end)
    return (isFirst, isLast && (rest == count - 1 || !hasRoom(before: last)))
  }

  private func hasRoom(before path: IndexPath) -> Bool {
    room?.path == path || placeholders.contains { $0.path == path }
  }

  var total: CGFloat {
    isEmpty ? 0 : shift(of: IndexPath(row: .max, section: .max))
  }

  /// The path in the data before which a row goes, out of one that is counted without the lifted row.
  static func dataPath(_ path: IndexPath, without lifted: IndexPath?) -> IndexPath {
    guard let lifted, lifted.section == path.section, path.row >= lifted.row else { return path }
    return IndexPath(row: path.row + 1, section: path.section)
  }

  mutating func follow(_ plan: UpdatePlan) {
    (lifted, room) = (nil, nil)
    for placeholder in placeholders {
      let path = placeholder.path
      let last = plan.after.indices.contains(path.section) ? plan.after[path.section] : 0
      placeholder.path =
        plan.after(path) ?? IndexPath(row: min(path.row, last), section: path.section)
    }
  }
}

extension UITableView {
  /// Where the rows are to have cells, as they may be shown beside their places.
  var realizedInterval: (start: CGFloat, end: CGFloat) {
    let (start, end) = visibleInterval
    if gaps.isEmpty { return (start, end) }
    let down = max(0, gaps.total + (gaps.lifted?.height ?? 0))
    return (start - down, end + (gaps.lifted?.height ?? 0))
  }

  func show(_ placeholder: RowPlaceholder) {
    gaps.placeholders.append(placeholder)
    UIView.performWithoutAnimation {
      placeholder.cell.show(CellLook())
      placeholder.cell.frame = frame(of: placeholder)
      addSubview(placeholder.cell)
      placeholder.cell.isHidden = false
    }
    animateGaps()
  }

  /// Removes a placeholder; the rows below it stay where they are for now.
  func take(_ placeholder: RowPlaceholder) {
    gaps.placeholders.removeAll { $0 === placeholder }
    discard(placeholder.cell)
  }

  func frame(of placeholder: RowPlaceholder) -> CGRect {
    let path = placeholder.path
    var start = extents.start(of: min(path.section, max(0, extents.sectionCount - 1)))
    if extents.contains(path) {
      start = extents.row(path).start
    } else if path.section < extents.sectionCount {
      start += extents[path.section].startOfFooter
    }
    let shift = gaps.shift(of: path) - placeholder.height
    return CGRect(
      x: rowInsets.left, y: origin + start + shift, width: rowWidth, height: placeholder.height)
  }

  /// Moves the rows to where the gaps have them now.
  func animateGaps() {
    updateContentSize()
    setNeedsLayout()
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]
    ) {
      self.placeWithGaps()
    }
  }

  func placeWithGaps() {
    for (path, cell) in cells.live where cell !== reordering?.cell && extents.contains(path) {
      let frame = frame(ofRow: path)
      if cell.frame != frame { cell.frame = frame }
      cell.show(look(of: path))
    }
    for (part, view) in marginals.live where part.section < extents.sectionCount {
      view.frame = frame(of: part)
    }
    for placeholder in gaps.placeholders { placeholder.cell.frame = frame(of: placeholder) }
    placeSurroundings()
  }

  // MARK: Where a row would come in

  /// Counted without the row that moves. Nil below the last row, unless one of the rows moves.
  func insertionPath(at point: CGPoint, moving: IndexPath?, now: IndexPath?) -> IndexPath? {
    if let room = gaps.room, let now, roomFrame(room).contains(y: point.y) { return now }
    guard let section = shownSection(at: point.y) else { return nil }
    let rows = cells.live.filter { $0.key.section == section && $0.key != moving }
    let below = rows.filter { $0.value.frame.midY > point.y + reach(beyond: $0.key) }.map(\.key)
      .min()
    let count = extents[section].rows.count
    var path = below ?? IndexPath(row: count, section: section)
    if below == nil, moving == nil, section == extents.sectionCount - 1, count > 0,
      point.y > frame(ofRow: IndexPath(row: count - 1, section: section)).maxY
    {
      return nil
    }
    if let moving, moving.section == section, moving.row < path.row { path.row -= 1 }
    return path
  }

  /// A row that moves passes another one when its edge reaches the middle of it, on the way down as on the
  /// way up.
  private func reach(beyond path: IndexPath) -> CGFloat {
    guard let lifted = gaps.lifted, let room = gaps.room else { return 0 }
    return path >= room.path ? lifted.height / 2 : -lifted.height / 2
  }

  private func roomFrame(_ room: (path: IndexPath, height: CGFloat)) -> CGRect {
    let end: CGFloat
    if extents.contains(room.path) {
      end = frame(ofRow: room.path).minY
    } else {
      guard room.path.section < extents.sectionCount else { return .null }
      let section = extents[room.path.section]
      end =
        origin + extents.start(of: room.path.section) + section.startOfFooter
        + gaps.shift(of: room.path)
    }
    return CGRect(x: 0, y: end - room.height, width: bounds.width, height: room.height)
  }

  /// The section that is shown at a place, with what the gaps have moved.
  private func shownSection(at y: CGFloat) -> Int? {
    let (start, end) = realizedInterval
    var (found, last): (Int?, Int?) = (nil, nil)
    extents.visit(from: start, to: end) { section, place, _ in
      let shown = origin + place + gaps.shift(of: .header(section))
      if found == nil || shown <= y { found = section }
      last = section
    }
    return found ?? last
  }
}

extension CGRect {
  fileprivate func contains(y: CGFloat) -> Bool { y >= minY && y < maxY }
}
