import CoreGraphics
import Foundation
import FoundationAdditions
import SumTreeKit

/// Where the sections of a list and their rows lie. Questions take logarithmic time.
struct SectionedExtents {
  private var sections: SumTree<SectionExtents>

  init(_ sections: [SectionExtents] = [], fanOut: Int = 16) {
    self.sections = SumTree(sections, fanOut: fanOut)
  }

  var sectionCount: Int { sections.count }
  var length: CGFloat { sections.summary.length }

  subscript(section: Int) -> SectionExtents { sections[section] }

  func start(of section: Int) -> CGFloat { sections.place(at: section).before.length }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<sectionCount).contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// Where a row starts, and its extent.
  func row(_ path: IndexPath) -> (start: CGFloat, extent: Extent) {
    let place = sections.place(at: path.section)
    let start = place.before.length + place.element.startOfRows
    let item = place.element.rows.item(path.row)
    return (start + item.offset, item.extent)
  }

  /// The section at a place, or the one next to it; nil if there are none.
  func section(at place: CGFloat) -> Int? {
    guard sectionCount > 0 else { return nil }
    return sections.first { $0.length > place }?.index ?? sectionCount - 1
  }

  /// The row at a place; nil where there is none.
  func row(at place: CGFloat) -> IndexPath? {
    guard let section = section(at: place) else { return nil }
    let extents = sections.place(at: section)
    let inside = place - extents.before.length - extents.element.startOfRows
    let rows = extents.element.rows
    guard inside >= 0, inside < rows.length, let row = rows.index(at: inside) else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Calls `body` with each section that meets an interval, where it starts, and the rows in it that
  /// do.
  func visit(
    from start: CGFloat, to end: CGFloat,
    _ body: (_ section: Int, _ start: CGFloat, _ rows: Range<Int>) -> Void
  ) {
    guard end > start, let first = section(at: start) else { return }
    sections.visit(from: first) { place in
      let origin = place.before.length
      guard origin < end else { return false }
      let rows = origin + place.element.startOfRows
      body(place.index, origin, place.element.rows.indexes(from: start - rows, to: end - rows))
      return true
    }
  }

  mutating func update(_ section: Int, _ body: (inout SectionExtents) -> Void) {
    sections.update(at: section, body)
  }
}
