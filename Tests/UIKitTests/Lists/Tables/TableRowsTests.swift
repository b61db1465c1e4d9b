import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Which rows have cells, and where.
@MainActor
struct TableRowsTests {
  private func stage(_ count: Int) -> TableStage { TableStage([Array(0..<count)]) }

  @Test func onlyRowsInSightHaveCells() {
    let stage = stage(100_000)
    #expect(stage.shown == Array(0..<12))
    #expect(stage.table.contentSize == CGSize(width: 320, height: 4_000_000))
    stage.table.contentOffset.y = 2_000_020
    stage.harness.settle()
    #expect(stage.shown == Array(50_000...50_012))
    #expect(stage.fault == nil)
  }

  @Test func tenMillionRowsOpenAsQuicklyAsTen() {
    let rows = Rows(10_000_000)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    let harness = AppHarness()
    harness.show(table)
    #expect(table.extents[0].rows.entryCount == 1)
    table.scrollToRow(at: IndexPath(0, 9_999_999), at: .bottom, animated: false)
    harness.settle()
    #expect(table.indexPathsForVisibleRows?.last?.row == 9_999_999 && rows.cells.count == 24)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    private(set) var cells: [UITableViewCell] = []
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells.append(tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath))
      return cells[cells.count - 1]
    }
  }

  @Test func cellsThatLeaveAreReused() {
    let stage = stage(1000)
    stage.notes = ["cell", "display", "end"]
    let first = Set(stage.table.visibleCells.map(ObjectIdentifier.init))
    stage.table.contentOffset.y = 40
    stage.harness.settle()
    #expect(stage.said() == ["end 0.0", "cell 0.12", "display 0.12"])
    for step in 2..<200 {
      stage.table.contentOffset.y = CGFloat(step) * 40
      stage.harness.settle()
    }
    #expect(Set(stage.table.visibleCells.map(ObjectIdentifier.init)) == first)
    #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 12)
  }

  @Test func aReloadAsksForCountsThenCells() {
    let stage = TableStage([[0], [1, 2]])
    stage.notes = ["sections", "rows", "cell", "display"]
    stage.table.reloadData()
    stage.harness.settle()
    #expect(
      stage.said() == [
        "sections", "rows 0", "rows 1", "cell 0.0", "display 0.0", "cell 1.0", "display 1.0",
        "cell 1.1", "display 1.1",
      ])
  }

  @Test func rowsStayOutOfTheSafeAreaAtTheSides() throws {
    let stage = TableStage([[0, 1]])
    let controller = try #require(stage.table.window?.rootViewController)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    stage.harness.settle()
    let cell = try #require(stage.table.cellForRow(at: IndexPath(0, 1)))
    #expect(cell.frame == CGRect(x: 30, y: 40, width: 270, height: 40))
    stage.table.insetsContentViewsToSafeArea = false
    stage.harness.settle()
    #expect(cell.frame == CGRect(x: 0, y: 40, width: 320, height: 40))
  }

  @Test func questionsAboutPlaces() {
    let stage = TableStage([[0, 1], [2]])
    let table = stage.table
    #expect(table.rectForRow(at: IndexPath(1, 0)) == CGRect(x: 0, y: 80, width: 320, height: 40))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 79)) == IndexPath(0, 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == nil)
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 39, width: 1, height: 2))
        == [IndexPath(0, 0), IndexPath(0, 1)])
    let cell = table.cellForRow(at: IndexPath(1, 0))
    #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(1, 0))
    #expect(table.cellForRow(at: IndexPath(5, 0)) == nil)
    #expect(table.rectForRow(at: IndexPath(0, 9)) == .zero)
  }

  @Test func rowsOfOneHeightAreNotMeasuredOneByOne() {
    let stage = stage(1000)
    #expect(stage.table.extents[0].rows.dump == "1000×40.0*")
  }

  @Test func rowsThatCellsDecideAreMeasuredInSightOnly() {
    let stage = TableStage([Array(0..<1000)], rowHeight: UITableView.automaticDimension)
    stage.table.estimatedRowHeight = 100
    stage.harness.settle()
    let row = stage.table.rectForRow(at: IndexPath(0, 0)).height
    #expect(row >= CellMetrics.height && row < 56)
    #expect(stage.table.extents[0].rows.entryCount == 2)
    #expect(stage.table.extents[0].rows.extent(of: 500) == .estimated(100))
    #expect(stage.fault == nil)
  }

  @Test func contentStaysWhenEstimatesAboveTurnOutWrong() {
    let stage = TableStage([Array(0..<1000)], rowHeight: UITableView.automaticDimension)
    stage.table.estimatedRowHeight = 100
    stage.harness.settle()
    stage.table.scrollToRow(at: IndexPath(0, 500), at: .top, animated: false)
    stage.harness.settle()
    let cell = stage.table.cellForRow(at: IndexPath(0, 500))
    let place = { stage.table.convert(cell?.frame ?? .zero, to: nil).minY }
    let before = place()
    #expect(before == 0)
    stage.table.contentOffset.y -= 30
    stage.harness.settle()
    #expect(place() == 30 && stage.fault == nil)
    #expect(stage.table.extents[0].rows.extent(of: 499).isMeasured)
  }

  @Test func rowsFollowTheWidthOfTheTable() throws {
    let stage = stage(20)
    let window = try #require(stage.table.window)
    stage.harness.resize(window, to: CGSize(width: 200, height: 480))
    stage.harness.settle()
    #expect(stage.table.visibleCells.allSatisfy { $0.frame.width == 200 } && stage.fault == nil)
  }

  @Test func selfSizingByConstraints() {
    let stage = TableStage([[30, 75]], rowHeight: UITableView.automaticDimension)
    stage.configure = { cell, path in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
        box.heightAnchor.constraint(equalToConstant: CGFloat(stage.rows[0][path.row])),
      ])
    }
    stage.table.reloadData()
    stage.harness.settle()
    #expect(stage.table.rectForRow(at: IndexPath(0, 0)).height == 40)
    #expect(
      stage.table.rectForRow(at: IndexPath(0, 1)) == CGRect(x: 0, y: 40, width: 320, height: 85))
  }
}
