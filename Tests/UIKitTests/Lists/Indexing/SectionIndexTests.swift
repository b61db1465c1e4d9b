import Testing
import UIKitTesting
@testable import UIKit

/// The titles at the edge of a table.
@MainActor
struct SectionIndexTests {
  @MainActor
  private final class Source: NSObject, UITableViewDataSource {
    var titles = ["A", "B", "C", "D", "E"]
    var asked: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 5 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append("\(title) \(index)")
      return title == "?" ? 99 : index
    }
  }

  private let harness = AppHarness()
  private let source = Source()
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

  private func show(minimum: Int = 0, isMirrored: Bool = false) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.sectionIndexMinimumDisplayRowCount = minimum
    if isMirrored { table.traitOverrides.layoutDirection = .rightToLeft }
    table.dataSource = source
    harness.show(table)
  }

  /// Of a title: five lines of 14 points in the middle of 480.
  private func middle(_ line: Int) -> CGFloat { 205 + 14 * CGFloat(line) + 7 }

  @Test func aFingerOnATitleGoesToItsSectionAndDragsThroughTheOthers() {
    show()
    harness.touchDown(table, at: CGPoint(x: 312, y: middle(3)))
    harness.advance(by: 0.2)
    #expect(table.contentOffset.y == 1500 && source.asked == ["D 3"])
    harness.touchMove(to: CGPoint(x: 312, y: middle(1)), in: harness.window(of: table))
    harness.advance(by: 1 / 60)
    #expect(table.contentOffset.y == 500)
    harness.touchMove(to: CGPoint(x: 312, y: 400), in: harness.window(of: table))
    harness.advance(by: 1 / 60)
    #expect(table.contentOffset.y == 2000, "below the last title")
    harness.touchUp()
    harness.advance(by: 1)
    #expect(table.contentOffset.y == 2000 && source.asked == ["D 3", "B 1", "E 4"])
  }

  @Test func aQuickSwipeOverTheTitlesDoesNotScroll() {
    show()
    harness.touchDown(table, at: CGPoint(x: 312, y: middle(0)))
    for step in 1...4 {
      harness.touchMove(
        to: CGPoint(x: 312, y: middle(step)), in: harness.window(of: table))
      harness.advance(by: 1 / 60)
    }
    harness.advance(by: 0.2)
    #expect(table.contentOffset.y == 2000 && !table.isDragging)
    harness.touchUp()
    harness.advance(by: 1)
    #expect(table.contentOffset.y == 2000)
  }

  @Test func rowsLeaveItsRoom() throws {
    show()
    let row = try #require(table.cellForRow(at: IndexPath(0, 0)))
    #expect(row.frame == CGRect(x: 0, y: 0, width: 305, height: 50))
    #expect(table.indexBar?.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
    table.contentOffset.y = 100
    harness.settle()
    #expect(table.indexBar?.frame.minY == 100, "it does not scroll")
  }

  @Test func itIsAtTheLeftWhereLayoutGoesFromRightToLeft() throws {
    show(isMirrored: true)
    #expect(table.indexBar?.frame.minX == 0)
    #expect(try #require(table.cellForRow(at: IndexPath(0, 0))).frame.minX == 15)
  }

  @Test func fewRowsHaveNone() {
    show(minimum: 51)
    #expect(table.indexBar == nil)
    #expect(table.cellForRow(at: IndexPath(0, 0))?.frame.width == 320)
  }

  @Test func titlesAreAskedForAgainAndMayLeadNowhere() {
    show()
    source.titles = ["?"]
    table.reloadSectionIndexTitles()
    harness.settle()
    #expect(table.indexBar?.titles == ["?"])
    harness.tap(table, at: CGPoint(x: 312, y: 240))
    #expect(source.asked == ["? 0"] && table.contentOffset.y == 0)
    source.titles = []
    table.reloadSectionIndexTitles()
    harness.settle()
    #expect(table.indexBar == nil)
    #expect(table.cellForRow(at: IndexPath(0, 0))?.frame.width == 320)
  }
}

extension AppHarness {
  fileprivate func window(of view: UIView) -> UIView { view.window ?? view }
}
