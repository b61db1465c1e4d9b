import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Rows that come, go and move.
@MainActor
struct TableUpdateTests {
  @Test(
    arguments: [
      UITableView.RowAnimation.fade, .left, .right, .top, .bottom, .middle, .none, .automatic,
    ])
  func rowsComeAndGo(style: UITableView.RowAnimation) {
    let stage = TableStage([[0, 1, 2, 3]])
    stage.rows[0] = [0, 9, 2, 3, 8]
    var told: [Bool] = []
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [IndexPath(0, 1)], with: style)
      stage.table.insertRows(at: [IndexPath(0, 1), IndexPath(0, 4)], with: style)
    } completion: {
      told.append($0)
    }
    #expect(told == [])
    stage.harness.advance(by: 0.1)
    #expect(stage.shown == [0, 9, 2, 3, 8])
    stage.harness.advance(by: 0.5)
    #expect(stage.fault == nil && told == [true])
    #expect(stage.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 5)
  }

  @Test func aDeletedRowFadesWhereItWas() {
    let stage = TableStage([[0, 1, 2]])
    let cell = stage.table.cellForRow(at: IndexPath(0, 1))
    stage.rows[0] = [0, 2]
    stage.table.deleteRows(at: [IndexPath(0, 1)], with: .fade)
    stage.harness.advance(by: 0.15)
    #expect(cell?.frame.minY == 40 && cell?.isHidden == false)
    let alpha = cell?.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.1 && alpha < 0.9)
    stage.harness.advance(by: 0.4)
    #expect(cell?.isHidden == true && cell?.alpha == 1)
  }

  @Test func selectionAndCellsFollowTheirRows() {
    let stage = TableStage([[0, 1, 2], [3]])
    stage.table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    let cell = stage.table.cellForRow(at: IndexPath(0, 1))
    stage.notes = ["cell"]
    stage.rows = [[0, 2], [1, 3]]
    stage.table.moveRow(at: IndexPath(0, 1), to: IndexPath(1, 0))
    stage.harness.advance(by: 0.5)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(1, 0))
    #expect(stage.table.cellForRow(at: IndexPath(1, 0)) === cell)
    #expect(stage.fault == nil && stage.said() == [])
  }

  @Test func sectionsThatAreReloadedGetNewHeaders() throws {
    let stage = TableStage([[0, 1], [2]])
    stage.headers = ["One", "Two"]
    stage.table.reloadData()
    stage.harness.settle()
    let old = try #require(stage.table.headerView(forSection: 0))
    let other = stage.table.headerView(forSection: 1)
    stage.headers[0] = "Uno"
    stage.table.reloadSections([0], with: .fade)
    let new = try #require(stage.table.headerView(forSection: 0))
    #expect(new !== old && new.textLabel?.text == "Uno")
    stage.harness.advance(by: 0.15)
    for view in [old, new] {
      let alpha = view.layer.presentation()?.opacity ?? -1
      #expect(alpha > 0.1 && alpha < 0.9)
    }
    stage.harness.advance(by: 0.5)
    #expect(new.alpha == 1 && old.isHidden && stage.fault == nil)
    #expect(stage.table.headerView(forSection: 1) === other)
  }

  /// Has the same view for the header at all times.
  private final class Keeper: NSObject, UITableViewDelegate {
    let header = UIView()
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
  }

  @Test func aHeaderThatTheProgramKeepsStays() {
    let (stage, keeper) = (TableStage([[0, 1]]), Keeper())
    stage.table.delegate = keeper
    stage.table.reloadData()
    stage.harness.settle()
    #expect(keeper.header.superview === stage.table)
    stage.table.reloadSections([0], with: .fade)
    stage.harness.advance(by: 0.5)
    #expect(keeper.header.superview === stage.table && keeper.header.alpha == 1)
    #expect(keeper.header.frame == stage.table.rectForHeader(inSection: 0))
  }

  @Test func aHeaderThatComesBackWhileItFadesIsSeen() {
    let (stage, keeper) = (TableStage([[0, 1]]), Keeper())
    stage.table.delegate = keeper
    stage.table.reloadData()
    stage.harness.settle()
    stage.rows = []
    stage.table.deleteSections([0], with: .fade)
    stage.harness.advance(by: 0.1)
    stage.rows = [[0, 1]]
    stage.table.insertSections([0], with: .fade)
    stage.harness.advance(by: 0.5)
    #expect(keeper.header.superview === stage.table && keeper.header.alpha == 1)
  }

  @Test func rowsAreReconfiguredInOrder() {
    let stage = TableStage([Array(0..<10)])
    stage.notes = ["cell"]
    stage.table.reconfigureRows(at: [5, 1, 8, 3, 2].map { IndexPath(0, $0) })
    #expect(stage.said() == [1, 2, 3, 5, 8].map { "cell 0.\($0)" })
  }

  @Test func aReloadGivesANewCellAndAReconfigurationKeepsIt() {
    let stage = TableStage([[0, 1]])
    let cells = stage.table.visibleCells
    stage.rows[0] = [5, 6]
    stage.table.performBatchUpdates {
      stage.table.reloadRows(at: [IndexPath(0, 0)], with: .fade)
      stage.table.reconfigureRows(at: [IndexPath(0, 1)])
    }
    stage.harness.advance(by: 0.5)
    #expect(stage.fault == nil)
    #expect(stage.table.visibleCells[1] === cells[1] && stage.table.visibleCells[0] !== cells[0])
  }

  @Test func whatIsInSightStaysWhenRowsAboveCome() {
    let stage = TableStage([Array(0..<100)])
    stage.table.contentOffset.y = 1000
    stage.harness.settle()
    stage.rows[0].insert(contentsOf: [900, 901], at: 0)
    stage.table.insertRows(at: [IndexPath(0, 0), IndexPath(0, 1)], with: .none)
    stage.harness.advance(by: 0.5)
    #expect(stage.table.contentOffset.y == 1080 && stage.fault == nil)
  }
}
