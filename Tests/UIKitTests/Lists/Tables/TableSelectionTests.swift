import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Rows selected by touches, keys and programs.
@MainActor
struct TableSelectionTests {
  private func stage() -> TableStage {
    let stage = TableStage([Array(0..<50)])
    stage.notes = [
      "shouldHighlight", "highlight", "unhighlight", "willSelect", "select", "willDeselect",
      "deselect",
    ]
    return stage
  }

  @Test func aTapTellsTheDelegateInOrder() {
    let stage = stage()
    stage.harness.tap(stage.table, at: CGPoint(x: 100, y: 50))
    #expect(
      stage.said() == [
        "shouldHighlight 0.1", "highlight 0.1", "unhighlight 0.1", "willSelect 0.1", "select 0.1",
      ])
    stage.harness.tap(stage.table, at: CGPoint(x: 100, y: 90))
    #expect(
      stage.said() == [
        "shouldHighlight 0.2", "highlight 0.2", "unhighlight 0.2", "willSelect 0.2",
        "willDeselect 0.1", "deselect 0.1", "select 0.2",
      ])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(0, 2))
    #expect(stage.table.cellForRow(at: IndexPath(0, 2))?.isSelected == true)
    #expect(stage.table.cellForRow(at: IndexPath(0, 1))?.isSelected == false)
  }

  /// Hears of the buttons of rows.
  private final class Buttons: NSObject, UITableViewDelegate {
    var book: [String] = []
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { book.append("button \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      book.append("select \(indexPath.row)")
    }
  }

  @Test func aButtonOfARowSelectsNothing() throws {
    let (stage, buttons) = (TableStage([[0, 1, 2]]), Buttons())
    stage.configure = { cell, _ in cell.accessoryType = .detailDisclosureButton }
    stage.table.delegate = buttons
    stage.table.reloadData()
    stage.harness.settle()
    let cell = try #require(stage.table.cellForRow(at: IndexPath(0, 1)))
    stage.harness.tap(cell, at: CGPoint(x: 100, y: 20))
    let accessory = try #require(cell.shownAccessory)
    let button = try #require(accessory.subviews.first { $0 is UIButton })
    stage.harness.tap(button)
    #expect(buttons.book == ["select 1", "button 1"])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(0, 1))
  }

  @Test func aProgramSelectsInSilence() {
    let stage = stage()
    stage.table.selectRow(at: IndexPath(0, 40), animated: false, scrollPosition: .middle)
    stage.harness.settle()
    #expect(stage.said() == [] && stage.table.indexPathForSelectedRow == IndexPath(0, 40))
    #expect(stage.table.contentOffset.y == 1380)
    #expect(stage.table.cellForRow(at: IndexPath(0, 40))?.isSelected == true)
    stage.table.deselectRow(at: IndexPath(0, 40), animated: false)
    #expect(stage.table.indexPathForSelectedRow == nil && stage.said() == [])
  }

  @Test func severalRowsCanBeSelected() {
    let stage = stage()
    stage.table.allowsMultipleSelection = true
    for y in [10, 50, 90, 50] { stage.harness.tap(stage.table, at: CGPoint(x: 9, y: CGFloat(y))) }
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(0, 0), IndexPath(0, 2)])
    #expect(stage.said().suffix(2) == ["willDeselect 0.1", "deselect 0.1"])
  }

  @Test func aDragSelectsNothing() {
    let stage = stage()
    stage.harness.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: stage.table)
    stage.harness.advance(by: 2)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.contentOffset.y > 50 && stage.fault == nil)
    #expect(!stage.said().contains { $0.hasPrefix("select") })
  }

  @Test func cellsShowTheSelectionOfTheirRow() {
    let stage = stage()
    stage.harness.tap(stage.table, at: CGPoint(x: 9, y: 10))
    stage.table.contentOffset.y = 800
    stage.harness.settle()
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.table.contentOffset.y = 0
    stage.harness.settle()
    #expect(stage.table.visibleCells[0].isSelected)
  }

  @Test func arrowsGoThroughTheRowsAndSpaceSelects() {
    let stage = stage()
    stage.harness.press(.keyboardTab)
    #expect(stage.table.cellForRow(at: IndexPath(0, 0))?.isFocused == true)
    for _ in 0..<14 { stage.harness.press(.keyboardDownArrow) }
    let cell = stage.table.cellForRow(at: IndexPath(0, 14))
    #expect(cell?.isFocused == true && stage.table.contentOffset.y == 120)
    stage.harness.press(.keyboardSpacebar)
    #expect(stage.said() == ["willSelect 0.14", "select 0.14"])
    stage.harness.press(.keyboardEnd)
    #expect(stage.table.cellForRow(at: IndexPath(0, 49))?.isFocused == true)
    stage.harness.press(.keyboardPageUp)
    #expect(stage.table.cellForRow(at: IndexPath(0, 37))?.isFocused == true)
    stage.harness.press(.keyboardHome)
    #expect(stage.table.cellForRow(at: IndexPath(0, 0))?.isFocused == true)
  }

  @Test func tabComesToTheSelectedRowBeforeASwitchAboveIt() {
    let stage = stage()
    stage.configure = { cell, _ in cell.accessoryView = UISwitch() }
    stage.table.reloadData()
    stage.table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    stage.harness.settle()
    stage.harness.press(.keyboardTab)
    #expect(stage.table.cellForRow(at: IndexPath(0, 2))?.isFocused == true)
  }

  @Test func arrowsWithShiftExtendTheSelection() {
    let stage = stage()
    stage.table.allowsMultipleSelection = true
    stage.harness.press(.keyboardTab)
    stage.harness.press(.keyboardDownArrow)
    stage.harness.press(.keyboardSpacebar)
    for _ in 0..<3 { stage.harness.press(.keyboardDownArrow, modifiers: .shift) }
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3, 4])
    stage.harness.press(.keyboardUpArrow, modifiers: .shift)
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3])
  }

  @Test func theFirstSelectedRowIsScrolledTo() {
    let stage = TableStage([Array(0..<100)])
    stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(stage.table.contentOffset == .zero, "none is selected")
    stage.table.allowsMultipleSelection = true
    for row in [70, 50] {
      stage.table.selectRow(at: IndexPath(0, row), animated: false, scrollPosition: .none)
    }
    stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 2000)
    stage.table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(stage.table.contentOffset.y == 1560)
  }
}
