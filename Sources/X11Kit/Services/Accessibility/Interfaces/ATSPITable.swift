import DBusKit
import PlatformKit

/// Rows and columns. What is not shown counts, but has no object.
struct ATSPITable: ATSPIInterface {
  static let name = "Table"
  let object: ATSPIObject
  var exists: Bool { node.size != nil }

  var properties: [String: DBusValue] {
    [
      "NRows": .int(node.size?.rows ?? 0), "NColumns": .int(node.size?.columns ?? 0),
      "Caption": object.reference(nil), "Summary": object.reference(nil),
      "NSelectedRows": .int(selectedRows.count), "NSelectedColumns": .int32(0),
    ]
  }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch (member, arguments.int(0)) {
    case ("GetAccessibleAt", let row?):
      arguments.int(1).map { [object.reference(cell(row, $0)?.id)] }
    case ("GetIndexAt", let row?):
      arguments.int(1).map { column in
        [.int(cells.firstIndex { $0.place?.covers(row: row, column: column) == true } ?? -1)]
      }
    case ("GetRowAtIndex", let index?): [.int(place(index)?.row ?? -1)]
    case ("GetColumnAtIndex", let index?): [.int(place(index)?.column ?? -1)]
    case ("GetRowDescription", let row?): [.text(cell(row, 0)?.spokenName ?? "")]
    case ("GetColumnDescription", _?): [.string("")]
    case ("GetRowExtentAt", let row?):
      arguments.int(1).map { [.int(cell(row, $0)?.place?.rowSpan ?? 1)] }
    case ("GetColumnExtentAt", let row?):
      arguments.int(1).map { [.int(cell(row, $0)?.place?.columnSpan ?? 1)] }
    case ("GetRowColumnExtentsAtIndex", let index?): spans(index)
    case ("GetRowHeader", _?), ("GetColumnHeader", _?): [object.reference(nil)]
    case ("GetSelectedRows", _): [.array(of: "i", selectedRows.map { .int($0) })]
    case ("GetSelectedColumns", _): [.array(of: "i", [])]
    case ("IsRowSelected", let row?), ("IsSelected", let row?):
      [.boolean(selectedRows.contains(row))]
    case ("IsColumnSelected", _?): [.boolean(false)]
    case ("AddRowSelection", let row?): [.boolean(object.select(cell(row, 0)?.id))]
    case ("RemoveRowSelection", let row?): [.boolean(object.deselect(cell(row, 0)?.id))]
    case ("AddColumnSelection", _?), ("RemoveColumnSelection", _?): [.boolean(false)]
    default: nil
    }
  }

  private var cells: [AccessibilityNode] { node.children.compactMap { object.tree[$0] } }

  private func cell(_ row: Int, _ column: Int) -> AccessibilityNode? {
    cells.first { $0.place?.covers(row: row, column: column) == true }
  }

  /// Of a child. AT-SPI numbers cells by their index among all children; headers and footers of a list have no place.
  private func place(_ index: Int) -> AccessibilityPlace? {
    cells.indices.contains(index) ? cells[index].place : nil
  }

  /// Whether there is a cell, where it begins, what it covers, and whether it is selected.
  private func spans(_ index: Int) -> [DBusValue] {
    let place = place(index)
    return [
      .boolean(place?.row != nil), .int(place?.row ?? -1), .int(place?.column ?? -1),
      .int(place?.rowSpan ?? 1), .int(place?.columnSpan ?? 1),
      .boolean(place?.row != nil && cells[index].states.contains(.selected)),
    ]
  }

  private var selectedRows: [Int] {
    Set(cells.filter { $0.states.contains(.selected) }.compactMap { $0.place?.row }).sorted()
  }
}

/// The place of a cell in its table.
struct ATSPITableCell: ATSPIInterface {
  static let name = "TableCell"
  let object: ATSPIObject
  var exists: Bool { node.place?.row != nil }

  var properties: [String: DBusValue] {
    [
      "ColumnSpan": .int(node.place?.columnSpan ?? 1), "RowSpan": .int(node.place?.rowSpan ?? 1),
      "Table": object.parentReference,
      "Position": .structure([.int(node.place?.row ?? -1), .int(node.place?.column ?? -1)]),
    ]
  }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetRowHeaderCells":
      [headers { $0.covers(row: node.place?.row ?? -1, column: $0.column ?? -1) }]
    case "GetColumnHeaderCells":
      [headers { $0.covers(row: $0.row ?? -1, column: node.place?.column ?? -1) }]
    case "GetRowColumnSpan":
      [
        .int(node.place?.row ?? -1), .int(node.place?.column ?? -1),
        .int(node.place?.rowSpan ?? 1), .int(node.place?.columnSpan ?? 1),
      ]
    default: nil
    }
  }

  /// Those of its headers that are cells of its row, or of its column.
  private func headers(_ isIts: (AccessibilityPlace) -> Bool) -> DBusValue {
    let cells = node.labelledBy.filter { object.tree[$0]?.place.map(isIts) == true }
    return .references(cells.map { object.reference($0) })
  }
}
