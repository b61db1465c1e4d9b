import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// Tables of a program's own, of rows and columns.
@MainActor
struct DataTableTests {
  private final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
    var (rows, columns) = (NSRange(location: 0, length: 1), NSRange(location: 0, length: 1))

    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
  }

  /// A view that draws a grid, with a line of headers above.
  private final class Grid: UIView, UIAccessibilityContainerDataTable {
    var (rows, columns) = (3, 2)
    private(set) var cells: [Cell] = []

    func fill() {
      cells = (0..<rows * columns).map { index in
        let cell = Cell(accessibilityContainer: self)
        cell.rows.location = index / columns
        cell.columns.location = index % columns
        cell.accessibilityLabel = "\(cell.rows.location)-\(cell.columns.location)"
        cell.accessibilityFrameInContainerSpace = CGRect(
          x: 100 * cell.columns.location, y: 30 * cell.rows.location, width: 100, height: 30)
        return cell
      }
      accessibilityContainerType = .dataTable
      accessibilityElements = cells
    }

    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row * columns + column] }
    func accessibilityRowCount() -> Int { rows }
    func accessibilityColumnCount() -> Int { columns }
    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { [cells[column]] }
  }

  private let page = ExportedPage()
  private let grid = Grid()

  init() {
    grid.fill()
    page.add(grid, 10, 10, 200, 90)
  }

  private func cell(_ name: String) throws -> AccessibilityNode {
    try #require(page.elements.first { $0.name == name })
  }

  @Test func aTableHasRowsAndColumns() throws {
    let table = try #require(page.node(grid))
    #expect(table.role == .dataTable)
    #expect(table.size == AccessibilityTableSize(rows: 3, columns: 2))
    let cells = table.children.compactMap { page.tree[$0] }
    #expect(cells.map(\.name) == ["0-0", "0-1", "1-0", "1-1", "2-0", "2-1"])
    #expect(cells.allSatisfy { $0.role == .dataCell && $0.actions.isEmpty })
    #expect(cells[3].place == AccessibilityPlace(3, of: 6, row: 1, column: 1))
  }

  @Test func cellsAreLabelledByTheHeadersOfTheirColumn() throws {
    let header = try cell("0-1")
    #expect(header.labelledBy.isEmpty, "it does not label itself")
    #expect(try cell("2-1").labelledBy == [header.id])
    let title = page.add(page.label("Prices"), 10, 200)
    grid.cells[4].accessibilityHeaderElements = [title]
    #expect(try cell("2-0").labelledBy == [cell("Prices").id, cell("0-0").id])
  }

  @Test func aCellMayCoverSeveralPlaces() throws {
    grid.cells[2].columns.length = 2
    grid.cells[4].rows.length = 9
    page.exporter.noteAll()
    let place = try #require(try cell("1-0").place)
    #expect(place.columnSpan == 2 && place.rowSpan == 1)
    #expect(place.covers(row: 1, column: 1) && !place.covers(row: 2, column: 0))
    #expect(try cell("2-0").place?.rowSpan == 1, "no more than there are")
  }

  @Test(arguments: [-1, 3, Int.max]) func aPlaceThatThereIsNotIsNone(row: Int) throws {
    grid.cells[5].rows.location = row
    page.exporter.noteAll()
    let lost = try cell("2-1")
    #expect(lost.place == nil && lost.role != .dataCell)
    (grid.rows, grid.columns) = (.max, .max)
    page.exporter.noteAll()
    #expect(try cell("1-1").place == nil)
  }

  @Test func whatSaysThatItIsATableAndCountsNothingIsAList() throws {
    let view = page.add(UIView(), 10, 200)
    view.accessibilityContainerType = .dataTable
    #expect(page.node(view)?.role == .table && page.node(view)?.size == nil)
  }

  @Test func aCellThatIsAButtonIsPressed() throws {
    grid.cells[5].accessibilityTraits = .button
    #expect(try cell("2-1").actions == [.press])
    #expect(page.harness.app.cells["2-1"].exists && page.harness.app.tables.count == 1)
  }
}
