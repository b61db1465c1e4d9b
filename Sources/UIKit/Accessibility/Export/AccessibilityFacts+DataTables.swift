import Foundation
import PlatformKit

// Tables of a program's own, of rows and columns.

extension AccessibilityObject {
  /// What it is in such a table.
  var dataTableRole: AccessibilityRole? {
    if dataTableSize != nil { return .dataTable }
    return dataTablePlace == nil ? nil : .dataCell
  }

  /// Of a table.
  var dataTableSize: AccessibilityTableSize? {
    dataTable.map {
      AccessibilityTableSize(
        rows: max(0, $0.accessibilityRowCount()), columns: max(0, $0.accessibilityColumnCount()))
    }
  }

  /// Of a cell; nil outside of its table.
  var dataTablePlace: AccessibilityPlace? {
    guard let cell = self as? any UIAccessibilityContainerDataTableCell,
      let size = tableOfCell?.dataTableSize
    else { return nil }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    let (count, isTooLarge) = size.rows.multipliedReportingOverflow(by: size.columns)
    guard (0..<size.rows).contains(rows.location), (0..<size.columns).contains(columns.location),
      !isTooLarge
    else { return nil }
    var place = AccessibilityPlace(
      rows.location * size.columns + columns.location, of: count, row: rows.location,
      column: columns.location)
    place.rowSpan = min(max(1, rows.length), size.rows - rows.location)
    place.columnSpan = min(max(1, columns.length), size.columns - columns.location)
    return place
  }

  /// What it is called by: what the program says, then the headers of its row and its column.
  var spokenHeaders: [AccessibilityObject] {
    var headers = (accessibilityHeaderElements ?? []).compactMap { $0 as? AccessibilityObject }
    if let place = dataTablePlace, let row = place.row, let column = place.column,
      let table = tableOfCell?.dataTable
    {
      let ofRow = table.accessibilityHeaderElements(forRow: row) ?? []
      let ofColumn = table.accessibilityHeaderElements(forColumn: column) ?? []
      headers += (ofRow + ofColumn).compactMap { $0 as? AccessibilityObject }
    }
    return headers.filter { $0 !== self }
  }

  private var dataTable: (any UIAccessibilityContainerDataTable)? {
    guard accessibilityContainerType == .dataTable else { return nil }
    return self as? any UIAccessibilityContainerDataTable
  }

  /// The nearest table that it is in.
  private var tableOfCell: AccessibilityObject? {
    var (next, steps) = (outerObject, 0)
    while let object = next, steps < 100 {
      if object.dataTable != nil { return object }
      next = object.outerObject
      steps += 1
    }
    return nil
  }

  private var outerObject: AccessibilityObject? {
    if let view = self as? UIView { return view.superview }
    return (self as? UIAccessibilityElement)?.accessibilityContainer as? AccessibilityObject
  }
}
