import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Headers and footers of sections, and views around all rows.
@MainActor
struct TableHeaderTests {
  private func stage(_ style: UITableView.Style) -> TableStage {
    let stage = TableStage([Array(0..<20), Array(20..<40)], style: style)
    stage.headers = ["One", "Two"]
    stage.table.reloadData()
    stage.harness.settle()
    return stage
  }

  private func place(_ view: UIView?) -> CGFloat {
    view.map { $0.convert($0.bounds, to: nil).minY } ?? -1
  }

  @Test func headersOfPlainTablesStayAtTheTop() throws {
    let stage = stage(.plain)
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "One" && place(header) == 22)
    stage.table.contentOffset.y = 100
    stage.harness.settle()
    #expect(place(stage.table.headerView(forSection: 0)) == 0)
    // The next section pushes it out.
    let second = stage.table.rectForHeader(inSection: 1)
    stage.table.contentOffset.y = second.minY - 22 - 10
    stage.harness.settle()
    #expect(place(stage.table.headerView(forSection: 0)) == 10 - header.bounds.height)
    #expect(place(stage.table.headerView(forSection: 1)) == 32)
    #expect(stage.fault == nil)
  }

  @Test func headersOfGroupsAreGrayUnlessAProgramSaysOtherwise() throws {
    let (plain, groups) = (stage(.plain), stage(.insetGrouped))
    #expect(plain.table.headerView(forSection: 0)?.textLabel?.textColor == .label)
    let header = try #require(groups.table.headerView(forSection: 0))
    #expect(header.textLabel?.textColor == .secondaryLabel)
    let own = UITableViewHeaderFooterView(reuseIdentifier: nil)
    own.textLabel?.textColor = .systemRed
    (own.isGrouped, own.isFooter) = (true, true)
    #expect(own.textLabel?.textColor == .systemRed)
    #expect(own.textLabel?.font.pointSize == 13)
  }

  @Test func headersOfGroupsScroll() {
    let stage = stage(.insetGrouped)
    #expect(stage.table.rectForRow(at: IndexPath(0, 0)).minX == 16)
    #expect(place(stage.table.headerView(forSection: 0)) == 0)
    stage.table.contentOffset.y = 20
    stage.harness.settle()
    #expect(place(stage.table.headerView(forSection: 0)) == -20)
    let cells = stage.table.visibleCells
    #expect(cells[0].layer.cornerRadius == 26 && cells[1].layer.cornerRadius == 0)
  }

  @Test func headersAreMeasuredAgainAtAnotherWidth() throws {
    let stage = stage(.insetGrouped)
    let height = stage.table.rectForHeader(inSection: 0).height
    #expect(height == height.rounded(), "in whole pixels")
    stage.headers = ["A title that a narrow table shows in several lines", "Two"]
    stage.table.reloadData()
    let window = try #require(stage.table.window)
    let heights = [160, 600].map { width in
      stage.harness.resize(window, to: CGSize(width: width, height: 480))
      let place = stage.table.rectForHeader(inSection: 0)
      #expect(stage.table.headerView(forSection: 0)?.frame == place)
      #expect(place.width == CGFloat(width) - 32)
      return place.height
    }
    #expect(heights[0] > height + 35)
    #expect(heights[1] == height)
  }

  /// Guesses the heights of headers and footers.
  private final class Guesses: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { section == 1 ? 70 : .nan }
    func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { 25 }
  }

  @Test func theDelegateGuessesHeightsOfHeadersAndFooters() {
    let (stage, guesses) = (stage(.plain), Guesses())
    stage.headers = []
    stage.table.delegate = guesses
    stage.table.reloadData()
    stage.harness.settle()
    #expect(stage.table.rectForHeader(inSection: 1).height == 70)
    #expect(stage.table.rectForFooter(inSection: 0).height == 25)
    #expect(stage.table.rectForFooter(inSection: 1).height == 25)
    #expect(stage.table.delegate === guesses)
  }

  @Test func headersAreReused() {
    let stage = stage(.plain)
    let header = stage.table.headerView(forSection: 0)
    stage.table.contentOffset.y = stage.table.rect(forSection: 1).minY + 100
    stage.harness.settle()
    #expect(stage.table.headerView(forSection: 0) == nil)
    #expect(stage.table.headerView(forSection: 1) === header && header?.textLabel?.text == "Two")
    stage.table.contentOffset.y = 0
    stage.harness.settle()
    #expect(stage.table.headerView(forSection: 0) === header && header?.textLabel?.text == "One")
  }

  @Test func viewsAroundTheRowsTakeTheirHeight() {
    let stage = TableStage([[0, 1]])
    stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    stage.harness.settle()
    #expect(stage.table.rectForRow(at: IndexPath(0, 0)).minY == 70)
    #expect(stage.table.contentSize.height == 180)
    #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 150, width: 320, height: 30))
    #expect(stage.fault == nil)
    stage.table.tableHeaderView = nil
    stage.harness.settle()
    #expect(stage.table.contentSize.height == 110 && stage.fault == nil)
  }
}
