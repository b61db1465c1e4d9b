import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What diffable data sources ask and tell while snapshots are applied, in its order.
@MainActor
struct DiffableListOrderTests {
  @Test func snapshotsOfATable() {
    let harness = AppHarness()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var book: [String] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      book.append("cell \(item)")
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    harness.show(table)
    func apply(_ items: [Int], reloads: [Int] = [], reconfigures: [Int] = []) -> [String] {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["s"])
      snapshot.appendItems(items)
      snapshot.reloadItems(reloads)
      snapshot.reconfigureItems(reconfigures)
      book = []
      source.apply(snapshot) { book.append("completed") }
      book.append("returned")
      harness.advance(by: 1)
      return book
    }
    _ = apply([1, 2, 3])
    #expect(apply([1, 4, 3]) == ["cell 4", "returned", "completed"])
    #expect(apply([3, 4, 1]) == ["returned", "completed"], "moves need no cells")
    #expect(apply([3, 4, 1], reloads: [4]) == ["cell 4", "returned", "completed"])
    #expect(apply([3, 4, 1], reconfigures: [1]) == ["cell 1", "returned", "completed"])
    #expect(
      apply([5, 3, 4, 1], reloads: [3]) == ["cell 5", "cell 3", "returned", "completed"],
      "what is marked comes after the difference")
  }

  @Test func outlinesOfACollection() throws {
    let harness = AppHarness()
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, _ in
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var book: [String] = []
    var handlers = UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int>()
    handlers.shouldExpandItem = {
      book.append("should expand \($0)")
      return true
    }
    handlers.willExpandItem = { book.append("will expand \($0)") }
    handlers.snapshotForExpandingParent = { item, snapshot in
      book.append("children of \(item), \(view.numberOfItems(inSection: 0)) rows")
      return snapshot
    }
    handlers.shouldCollapseItem = {
      book.append("should collapse \($0)")
      return true
    }
    handlers.willCollapseItem = { book.append("will collapse \($0)") }
    source.sectionSnapshotHandlers = handlers
    harness.show(view)
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([11, 12], to: 1)
    source.apply(tree, to: "s", animatingDifferences: false)
    harness.advance(by: 0.5)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    harness.tap(first)
    harness.advance(by: 1)
    #expect(book == ["should expand 1", "will expand 1", "children of 1, 2 rows"])
    #expect(view.numberOfItems(inSection: 0) == 4)
    book = []
    harness.tap(first)
    harness.advance(by: 1)
    #expect(book == ["should collapse 1", "will collapse 1"])
    #expect(view.numberOfItems(inSection: 0) == 2)
  }
}
