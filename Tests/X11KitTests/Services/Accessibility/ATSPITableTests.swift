import DBusKit
import PlatformKit
import RasterKit
import Testing

@testable import X11Kit

/// A table of two rows and two columns: a header over both, and two cells.
@MainActor
struct ATSPITableTests {
  private let source = SpokenSource()

  private func object(_ number: UInt64) throws -> ATSPIObject {
    var table = SpokenTree.node(5, .dataTable, "Prices", [6, 7, 8])
    table.size = AccessibilityTableSize(rows: 2, columns: 2)
    var header = SpokenTree.node(6, .dataCell, "Fruit")
    header.place = AccessibilityPlace(0, of: 4, row: 0, column: 0)
    header.place?.columnSpan = 2
    var name = SpokenTree.node(7, .dataCell, "Apple")
    name.place = AccessibilityPlace(2, of: 4, row: 1, column: 0)
    name.labelledBy = [header.id]
    var price = SpokenTree.node(8, .dataCell, "2")
    price.place = AccessibilityPlace(3, of: 4, row: 1, column: 1)
    price.labelledBy = [name.id, header.id, SpokenTree.id(99)]
    price.states.insert(.selected)
    var tree = SpokenTree.tree
    _ = try tree.apply(
      AccessibilityUpdate(nodes: [table, header, name, price], focus: tree.focus))
    return source.object(number, in: tree)
  }

  private func reference(_ number: UInt64) -> DBusValue {
    ATSPIReference.value(":1.5", ATSPIReference.path(of: SpokenTree.id(number)))
  }

  @Test func cellsAreFoundByRowAndColumn() throws {
    let table = try object(5)
    #expect(table.call("Accessible", "GetRole") == [.uint32(55)])
    func cell(_ row: Int32, _ column: Int32) -> [DBusValue]? {
      table.call("Table", "GetAccessibleAt", [.int32(row), .int32(column)])
    }
    #expect(cell(0, 0) == [reference(6)] && cell(0, 1) == [reference(6)], "it covers both")
    #expect(cell(1, 0) == [reference(7)] && cell(1, 1) == [reference(8)])
    #expect(cell(2, 0) == [ATSPIReference.value("", ATSPIReference.null)])
    #expect(
      table.call("Table", "GetColumnExtentAt", [.int32(0), .int32(0)]) == [.int32(2)]
        && table.call("Table", "GetRowExtentAt", [.int32(0), .int32(0)]) == [.int32(1)])
    #expect(table.call("Table", "GetSelectedRows") == [.array(of: "i", [.int32(1)])])
  }

  /// The number of a cell is its index among the children, also where the first rows are not shown.
  @Test func cellsAreFoundByTheirNumber() throws {
    let table = try object(5)
    func spans(_ index: Int32) -> [DBusValue]? {
      table.call("Table", "GetRowColumnExtentsAtIndex", [.int32(index)])
    }
    let (no, yes) = (DBusValue.boolean(false), DBusValue.boolean(true))
    #expect(spans(0) == [yes, .int32(0), .int32(0), .int32(1), .int32(2), no], "it covers both")
    #expect(spans(2) == [yes, .int32(1), .int32(1), .int32(1), .int32(1), yes])
    #expect(spans(3) == [no, .int32(-1), .int32(-1), .int32(1), .int32(1), no])
    func number(_ member: String, _ arguments: Int32...) -> [DBusValue]? {
      table.call("Table", member, arguments.map { .int32($0) })
    }
    #expect(number("GetIndexAt", 1, 1) == [.int32(2)] && number("GetIndexAt", 2, 0) == [.int32(-1)])
    #expect(number("GetRowAtIndex", 1) == [.int32(1)])
    #expect(number("GetColumnAtIndex", 2) == [.int32(1)])
    #expect(number("GetRowAtIndex", -1) == [.int32(-1)])
    let list = source.object(5)
    #expect(list.call("Table", "GetRowAtIndex", [.int32(0)]) == [.int32(40)])
    #expect(list.call("Table", "GetIndexAt", [.int32(40), .int32(0)]) == [.int32(0)])
  }

  @Test func cellsKnowTheirPlaceAndTheirHeaders() throws {
    let price = try object(8)
    #expect(price.call("Accessible", "GetRole") == [.uint32(56)])
    #expect(
      ATSPITableCell(object: price).properties["Position"]
        == .structure([.int32(1), .int32(1)]))
    #expect(price.call("TableCell", "GetRowHeaderCells") == [.references([reference(7)])])
    #expect(
      price.call("TableCell", "GetColumnHeaderCells") == [.references([reference(6)])],
      "it covers this column too")
    #expect(try object(6).call("TableCell", "GetColumnHeaderCells") == [.references([])])
    #expect(
      try object(7).call("TableCell", "GetColumnHeaderCells") == [.references([reference(6)])])
    #expect(
      try object(6).call("TableCell", "GetRowColumnSpan")
        == [.int32(0), .int32(0), .int32(1), .int32(2)])
    let labels = DBusValue.references([reference(7), reference(6)])
    let labelled = DBusValue.structure([.uint32(2), labels])
    #expect(price.call("Accessible", "GetRelationSet") == [.array(of: "(ua(so))", [labelled])])
    let label = DBusValue.structure([.uint32(1), .references([reference(7), reference(8)])])
    #expect(
      try object(6).call("Accessible", "GetRelationSet") == [.array(of: "(ua(so))", [label])])
  }
}
