import CoreGraphics
import Foundation
import FoundationAdditions

/// The first row that shows and stays, and how far it is from the top: where the content must be for
/// the rows to seem at rest while others change their extents.
struct ScrollAnchor: Hashable {
  let path: IndexPath
  /// From the upper edge of what shows to the start of the row.
  let distance: CGFloat

  /// Nil if no row that shows stays.
  init?(
    in extents: SectionedExtents, from start: CGFloat, to end: CGFloat,
    where stays: (IndexPath) -> Bool = { _ in true }
  ) {
    var found: IndexPath?
    extents.visit(from: start, to: end) { section, _, rows in
      guard found == nil else { return }
      found = rows.first { stays(IndexPath(row: $0, section: section)) }
        .map { IndexPath(row: $0, section: section) }
    }
    guard let found else { return nil }
    (path, distance) = (found, extents.row(found).start - start)
  }

  /// Where the upper edge must be so that the row, which may have another path by now, is as far from
  /// it as before.
  func place(in extents: SectionedExtents, now path: IndexPath? = nil) -> CGFloat {
    extents.row(path ?? self.path).start - distance
  }
}
