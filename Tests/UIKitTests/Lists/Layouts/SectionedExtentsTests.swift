import CoreGraphics
import Foundation
import Testing
@testable import UIKit

/// Three sections of 2, 0 and 3 rows of 10, with gaps of 1 above headers of 5 and below footers of 3.
@Suite struct SectionedExtentsTests {
  private var extents = SectionedExtents(
    [2, 0, 3].map {
      SectionExtents(
        lead: 1, header: .measured(5), rows: ExtentIndex(count: $0, .estimated(10)),
        footer: .measured(3), trail: 2)
    })

  @Test func sectionsFollowEachOther() {
    #expect(extents.length == 83)
    #expect((0..<3).map { extents.start(of: $0) } == [0, 31, 42])
    #expect(extents.row(IndexPath(row: 1, section: 2)).start == 58)
  }

  @Test func aRowIsFoundByItsPlace() {
    #expect(extents.row(at: 5) == nil)
    #expect(extents.row(at: 6) == IndexPath(row: 0, section: 0))
    #expect(extents.row(at: 16) == IndexPath(row: 1, section: 0))
    #expect(extents.row(at: 26) == nil)
    #expect(extents.row(at: 77.5) == IndexPath(row: 2, section: 2))
    #expect(extents.section(at: 35) == 1 && extents.section(at: 900) == 2)
  }

  @Test func aVisitMeetsWhatShows() {
    var seen: [String] = []
    extents.visit(from: 20, to: 60) { section, start, rows in
      seen.append("\(section) at \(Int(start)): \(rows)")
    }
    #expect(seen == ["0 at 0: 1..<2", "1 at 31: 0..<0", "2 at 42: 0..<2"])
  }

  @Test func contentStaysWhereItIsWhenRowsAboveTurnOutHigher() throws {
    var extents = extents
    let anchor = try #require(ScrollAnchor(in: extents, from: 50, to: 70))
    #expect(anchor.path == IndexPath(row: 0, section: 2) && anchor.distance == -2)
    extents.update(0) { $0.rows.set(.measured(25), of: 0) }
    #expect(anchor.place(in: extents) == 65)
    let stayed = ScrollAnchor(in: extents, from: 65, to: 85) { $0.row == 1 }
    #expect(stayed?.path.row == 1 && stayed?.distance == 8)
    #expect(ScrollAnchor(in: extents, from: 65, to: 85) { _ in false } == nil)
  }
}
