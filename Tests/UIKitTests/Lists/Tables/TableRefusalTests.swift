import Diagnostics
import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Data sources and programs that are wrong.
@MainActor
struct TableRefusalTests {
  @Test func aBatchThatTheDataContradictsEndsTheProcess() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = TableStage([[0, 1, 2]])
        stage.table.deleteRows(at: [IndexPath(0, 0)], with: .none)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of rows in section 0."))
    #expect(text.contains("(0 inserted, 1 deleted)"))
  }

  @Test func anUnknownIdentifierEndsTheProcess() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "none", for: IndexPath(0, 0))
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "unable to dequeue a cell with identifier none - must register a nib or a class"))
  }

  @Test func aRowThatIsNotThereCanNotBeScrolledTo() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = TableStage([[0, 1, 2]])
        stage.table.scrollToRow(at: IndexPath(0, 3), at: .top, animated: false)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("row (3) beyond bounds (3) for section (0)."))
  }

  private final class Liar: NSObject, UITableViewDataSource {
    var count = 3
    let cell = UITableViewCell()
    var onCell: (UITableView) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      onCell(tableView)
      return cell
    }
  }

  private func show(_ liar: Liar) -> (AppHarness, UITableView) {
    let harness = AppHarness()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 40
    table.dataSource = liar
    harness.show(table)
    return (harness, table)
  }

  @Test func negativeCountsAreNone() {
    let liar = Liar()
    liar.count = -4
    let lines = LoggedLines(of: .layout, with: "has -4 rows")
    let (harness, table) = show(liar)
    harness.settle()
    #expect(table.numberOfRows(inSection: 0) == 0 && lines.all.count == 1)
  }

  @Test func oneCellForAllRowsShowsTheLast() {
    let liar = Liar()
    let lines = LoggedLines(of: .layout, with: "for row")
    let (harness, table) = show(liar)
    harness.settle()
    #expect(table.indexPath(for: liar.cell) != nil && !lines.all.isEmpty)
  }

  @Test func aReloadFromWithinIsDoneAfterwards() {
    let liar = Liar()
    let lines = LoggedLines(of: .layout, with: "reloadData()")
    var reloads = 0
    liar.onCell = { table in
      guard reloads < 1 else { return }
      reloads += 1
      liar.count = 1
      table.reloadData()
    }
    let (harness, table) = show(liar)
    harness.settle()
    #expect(table.numberOfRows(inSection: 0) == 1 && lines.all.count == 1)
  }

  @Test func heightsThatAreNoneAreMeasured() {
    let stage = TableStage([[0, 1]], rowHeight: .nan)
    stage.harness.settle()
    #expect(stage.table.rectForRow(at: IndexPath(0, 0)).height >= CellMetrics.height)
    #expect(stage.fault == nil)
  }
}
