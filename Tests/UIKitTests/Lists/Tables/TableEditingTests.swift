import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Swipes, controls for editing, and rows that are moved.
@MainActor
struct TableEditingTests {
  private func swipe(_ stage: TableStage, row: Int, from: CGFloat, to: CGFloat) {
    let y = CGFloat(row) * 40 + 20
    stage.harness.drag(
      from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), in: stage.table, duration: 0.5)
    stage.harness.advance(by: 0.5)
  }

  @Test func aSwipeShowsAButtonThatDeletes() throws {
    let stage = TableStage([[0, 1, 2]])
    stage.notes = ["commit delete"]
    swipe(stage, row: 1, from: 250, to: 170)
    let cell = try #require(stage.table.cellForRow(at: IndexPath(0, 1)))
    #expect(cell.showingDeleteConfirmation && cell.contentView.frame.minX < -60)
    let button = try #require(stage.harness.view(labelled: "Delete"))
    stage.harness.tap(button)
    stage.harness.advance(by: 1)
    #expect(stage.said() == ["commit delete 0.1"] && stage.rows == [[0, 2]])
    #expect(stage.fault == nil && !cell.showingDeleteConfirmation)
  }

  @Test func aSwipeOverTheWholeRowDeletesAtOnce() {
    let stage = TableStage([[0, 1, 2]])
    swipe(stage, row: 0, from: 310, to: 20)
    stage.harness.advance(by: 1)
    #expect(stage.rows == [[1, 2]] && stage.fault == nil)
  }

  @Test func actionsOfOldTimesAreShownAndPerformed() throws {
    final class Actions: NSObject, UITableViewDelegate {
      var performed: [String] = []
      func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
      {
        if indexPath.row == 2 { return nil }
        let names: [(UITableViewRowAction.Style, String)] = [
          (.destructive, "Burn"), (.normal, "Flag"),
        ]
        return names.map { style, title in
          UITableViewRowAction(style: style, title: title) { [weak self] action, path in
            self?.performed.append("\(action.title ?? "") \(path.row)")
          }
        }
      }
    }
    let (stage, actions) = (TableStage([[0, 1, 2]]), Actions())
    stage.table.delegate = actions
    swipe(stage, row: 1, from: 310, to: 20)
    #expect(actions.performed.isEmpty, "a swipe over the whole row performs none")
    #expect(stage.harness.view(labelled: "Burn") != nil)
    let flag = try #require(stage.harness.view(labelled: "Flag"))
    stage.harness.tap(flag)
    stage.harness.advance(by: 1)
    #expect(actions.performed == ["Flag 1"])
    #expect(stage.table.cellForRow(at: IndexPath(0, 1))?.showingDeleteConfirmation == false)
    swipe(stage, row: 2, from: 250, to: 170)
    #expect(stage.harness.view(labelled: "Delete") != nil, "no answer leaves the usual button")
  }

  @Test func aTouchElsewhereClosesTheRow() {
    let stage = TableStage([[0, 1, 2]])
    swipe(stage, row: 1, from: 250, to: 170)
    stage.harness.tap(stage.table, at: CGPoint(x: 20, y: 20))
    stage.harness.advance(by: 0.6)
    #expect(stage.table.cellForRow(at: IndexPath(0, 1))?.showingDeleteConfirmation == false)
    #expect(stage.table.cellForRow(at: IndexPath(0, 1))?.contentView.frame.minX == 0)
    #expect(stage.rows == [[0, 1, 2]] && stage.table.indexPathForSelectedRow == nil)
  }

  @Test func editingShowsControls() throws {
    let stage = TableStage([[0, 1, 2]])
    stage.table.setEditing(true, animated: false)
    stage.harness.settle()
    let cell = try #require(stage.table.cellForRow(at: IndexPath(0, 0)))
    #expect(cell.isEditing && cell.editingStyle == .delete && cell.contentView.frame.minX == 40)
    stage.table.setEditing(false, animated: false)
    stage.harness.settle()
    #expect(!cell.isEditing && cell.contentView.frame.minX == 0)
  }

  @Test func aRowIsMovedByItsGrip() throws {
    let stage = TableStage([[0, 1, 2, 3]])
    stage.notes = ["move", "to"]
    stage.configure = { cell, _ in cell.showsReorderControl = true }
    stage.table.reloadData()
    stage.table.setEditing(true, animated: false)
    stage.harness.settle()
    stage.harness.drag(
      from: CGPoint(x: 300, y: 20), to: CGPoint(x: 300, y: 105), in: stage.table, duration: 0.5)
    stage.harness.advance(by: 0.6)
    #expect(stage.said() == ["move 0.0", "to 0.2"])
    #expect(stage.rows == [[1, 2, 0, 3]] && stage.fault == nil)
  }

  /// Keeps what is moved among the first two rows.
  private final class Fence: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { IndexPath(0, min(1, proposedDestinationIndexPath.row)) }
  }

  @Test func theDelegateSaysHowFarARowGoes() {
    let (stage, fence) = (TableStage([[0, 1, 2, 3]]), Fence())
    stage.notes = ["move", "to"]
    stage.configure = { cell, _ in cell.showsReorderControl = true }
    stage.table.delegate = fence
    stage.table.reloadData()
    stage.table.setEditing(true, animated: false)
    stage.harness.settle()
    stage.harness.drag(
      from: CGPoint(x: 300, y: 20), to: CGPoint(x: 300, y: 145), in: stage.table, duration: 0.5)
    stage.harness.advance(by: 0.6)
    #expect(stage.said() == ["move 0.0", "to 0.1"] && stage.rows == [[1, 0, 2, 3]])
    #expect(stage.fault == nil && stage.table.delegate === fence)
  }

  @Test func severalRowsAreSelectedWhileEditing() {
    let stage = TableStage([[0, 1, 2]])
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.table.setEditing(true, animated: false)
    stage.harness.settle()
    stage.harness.tap(stage.table, at: CGPoint(x: 100, y: 20))
    stage.harness.tap(stage.table, at: CGPoint(x: 100, y: 100))
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(0, 0), IndexPath(0, 2)])
  }
}
