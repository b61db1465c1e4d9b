import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct DiffableTableTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  private final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  @MainActor
  private final class Fixture {
    let harness = AppHarness()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    var source: Source!
    var asked: [Int] = []

    init(
      _ make: @MainActor (UITableView, @escaping Source.CellProvider) -> Source = {
        Source(tableView: $0, cellProvider: $1)
      }
    ) {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = make(table) { [weak self] table, path, item in
        self?.asked.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "Item \(item)"
        return cell
      }
      harness.show(table)
    }

    func show(_ sections: [(String, [Int])], animated: Bool = true) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      source.apply(snapshot, animatingDifferences: animated)
      harness.advance(by: 1)
    }

    var texts: [String?] {
      (table.indexPathsForVisibleRows ?? []).map { table.cellForRow(at: $0)?.textLabel?.text }
    }

    func takeAsked() -> [Int] {
      defer { asked = [] }
      return asked
    }
  }

  @Test(arguments: [true, false]) func aSnapshotIsShownByItsDifference(animated: Bool) {
    let fixture = Fixture()
    fixture.show([("a", [1, 2, 3])], animated: animated)
    #expect(fixture.texts == ["Item 1", "Item 2", "Item 3"])
    #expect(fixture.takeAsked() == [1, 2, 3])
    fixture.show([("a", [3, 1, 4])], animated: animated)
    #expect(fixture.texts == ["Item 3", "Item 1", "Item 4"])
    #expect(Set(fixture.takeAsked()).isSubset(of: [4]), "rows that stay or move keep their cells")
    #expect(fixture.source.indexPath(for: 1) == IndexPath(row: 1, section: 0))
    #expect(fixture.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 4)
  }

  @Test func sectionsComeAndGo() {
    let fixture = Fixture()
    fixture.show([("a", [1]), ("b", [2])])
    fixture.show([("b", [2]), ("c", [3])])
    #expect(fixture.texts == ["Item 2", "Item 3"])
    #expect(fixture.table.numberOfSections == 2)
    #expect(
      fixture.source.sectionIdentifier(for: 1) == "c" && fixture.source.index(for: "a") == nil)
  }

  @Test func aRowThatGoesToANewSectionIsLoadedAgain() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2])])
    fixture.show([("a", [1]), ("b", [2])])
    #expect(fixture.texts == ["Item 1", "Item 2"])
    #expect(fixture.table.numberOfRows(inSection: 1) == 1)
  }

  @Test func reconfiguredItemsKeepTheirCells() throws {
    let fixture = Fixture()
    fixture.show([("a", [1, 2])])
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    _ = fixture.takeAsked()
    var snapshot = fixture.source.snapshot()
    snapshot.reconfigureItems([2])
    fixture.source.apply(snapshot)
    fixture.harness.advance(by: 1)
    #expect(fixture.takeAsked() == [2])
    #expect(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
  }

  @Test func rowsGoAsTheSourceSays() throws {
    let fixture = Fixture()
    fixture.show([("a", [1, 2])])
    fixture.source.defaultRowAnimation = .left
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    var snapshot = fixture.source.snapshot()
    snapshot.deleteItems([2])
    fixture.source.apply(snapshot)
    fixture.harness.advance(by: 0.15)
    let shift = cell.layer.presentation()?.transform.m41 ?? 0
    #expect(shift < -30 && shift > -290, "on the way out of the table's 320")
    fixture.harness.advance(by: 1)
    #expect(fixture.texts == ["Item 1"])
  }

  @Test func aSubclassGivesTitles() {
    let fixture = Fixture { Titled(tableView: $0, cellProvider: $1) }
    fixture.show([("a", [1]), ("b", [2])])
    #expect(fixture.table.headerView(forSection: 1)?.textLabel?.text == "b")
    #expect(!fixture.source.tableView(fixture.table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }
}
