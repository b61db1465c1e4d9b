/// Finds the children that meet a box: a uniform grid over the parent's plane.
///
/// Cells hold slots (indices of children). Moving a child updates the cells it leaves and enters; a
/// search costs as much as it finds. Children outside the gridded area count as being in its outer
/// cells.
final class ChildGrid {
  /// With fewer children, testing each one is faster.
  static let threshold = 32

  /// The bounding box of every drawn child. It grows as children move, and is refitted once as many
  /// have moved as there are, so that the amortised cost of a move stays constant.
  private(set) var hull = PlaneRect.empty
  private var movesSinceFit = 0
  private let area: PlaneRect
  private let columns: Int
  private let rows: Int
  private var cells: [[Int32]]
  /// Children that would fill too many cells.
  private var wide: [Int32] = []
  private var places: [Place]
  private var extents: [PlaneRect]
  /// The last search that found each child, so that a child in several cells is found once.
  private var lastSearch: [UInt32]
  private var search: UInt32 = 0

  private struct Place: Equatable {
    var minColumn: Int32 = 0
    var minRow: Int32 = 0
    var maxColumn: Int32 = -1
    var maxRow: Int32 = -1

    var cellCount: Int32 { (maxColumn - minColumn + 1) * (maxRow - minRow + 1) }
    var isWide: Bool { cellCount > 64 }
  }

  /// A grid of about two children per cell; `extents` are in slot order.
  init(extents: [PlaneRect]) {
    let hull = extents.reduce(PlaneRect.empty) { $0.union($1) }
    self.hull = hull
    area = hull.isEmpty ? PlaneRect(minX: 0, minY: 0, maxX: 1, maxY: 1) : hull
    let wanted = Double(max(extents.count / 2, 1))
    let ideal = (wanted * area.width / area.height).squareRoot()
    columns = Int(min(max(ideal.rounded(), 1), wanted))
    rows = max(Int(wanted) / columns, 1)
    cells = Array(repeating: [], count: columns * rows)
    places = Array(repeating: Place(), count: extents.count)
    self.extents = extents
    lastSearch = Array(repeating: 0, count: extents.count)
    for (slot, extent) in extents.enumerated() { move(Int32(slot), to: extent) }
    movesSinceFit = 0
  }
}

extension ChildGrid {
  /// Updates a child's position.
  func move(_ slot: Int32, to extent: PlaneRect) {
    extents[Int(slot)] = extent
    movesSinceFit += 1
    if movesSinceFit < extents.count {
      hull = hull.union(extent)
    } else {
      hull = extents.reduce(PlaneRect.empty) { $0.union($1) }
      movesSinceFit = 0
    }
    let place = extent.isEmpty ? Place() : cover(extent)
    let old = places[Int(slot)]
    if place == old { return }
    places[Int(slot)] = place
    forEachList(of: old) { list in
      if let index = list.firstIndex(of: slot) { list.swapAt(index, list.count - 1) }
      list.removeLast()
    }
    forEachList(of: place) { $0.append(slot) }
  }

  /// Begins a search: each child is found once, even over several boxes.
  func beginSearch() { search &+= 1 }

  /// Appends the slots of all children that meet `box` and were not found yet, in no order.
  func find(in box: PlaneRect, into found: inout [Int32]) {
    guard box.intersects(hull) else { return }
    let place = cover(box)
    for row in Int(place.minRow)...Int(place.maxRow) {
      for column in Int(place.minColumn)...Int(place.maxColumn) {
        take(cells[row * columns + column], meeting: box, into: &found)
      }
    }
    take(wide, meeting: box, into: &found)
  }

  private func take(_ slots: [Int32], meeting box: PlaneRect, into found: inout [Int32]) {
    for slot in slots where lastSearch[Int(slot)] != search && extents[Int(slot)].intersects(box) {
      lastSearch[Int(slot)] = search
      found.append(slot)
    }
  }

  private func forEachList(of place: Place, _ body: (inout [Int32]) -> Void) {
    if place.maxColumn < place.minColumn { return }
    if place.isWide { return body(&wide) }
    for row in Int(place.minRow)...Int(place.maxRow) {
      for column in Int(place.minColumn)...Int(place.maxColumn) {
        body(&cells[row * columns + column])
      }
    }
  }

  private func cover(_ box: PlaneRect) -> Place {
    Place(
      minColumn: cell(box.minX - area.minX, of: area.width, columns),
      minRow: cell(box.minY - area.minY, of: area.height, rows),
      maxColumn: cell(box.maxX - area.minX, of: area.width, columns),
      maxRow: cell(box.maxY - area.minY, of: area.height, rows))
  }

  private func cell(_ distance: Double, of length: Double, _ count: Int) -> Int32 {
    let place = (distance / length * Double(count)).rounded(.down)
    return Int32(min(max(place, 0), Double(count - 1)))
  }
}

extension ChildGrid {
  /// What is wrong with the grid, given where the children are; nil if a search finds all of them.
  func brokenInvariant(for children: [PlaneRect]) -> String? {
    if extents != children { return "the index has other extents than the sublayers" }
    let filed = places.reduce(0) { $0 + ($1.isWide ? 1 : max(Int($1.cellCount), 0)) }
    if filed != cells.reduce(wide.count, { $0 + $1.count }) { return "the index has stray slots" }
    for (slot, extent) in extents.enumerated() where !extent.isEmpty {
      if !hull.contains(extent) { return "the index's hull does not hold slot \(slot)" }
      if places[slot] != cover(extent) { return "slot \(slot) is in other cells of the index" }
      var isFiled = true
      forEachList(of: places[slot]) { if !$0.contains(Int32(slot)) { isFiled = false } }
      if !isFiled { return "slot \(slot) is missing from the index" }
    }
    return nil
  }
}
