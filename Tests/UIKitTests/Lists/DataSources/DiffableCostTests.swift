import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// What a diffable data source asks of its identifiers on the way from one snapshot to the next.
@MainActor
struct DiffableCostTests {
  private struct Identifier: Hashable {
    nonisolated(unsafe) static var comparisons = 0
    nonisolated(unsafe) static var hashes = 0
    let number: Int

    static func == (a: Identifier, b: Identifier) -> Bool {
      comparisons += 1
      return a.number == b.number
    }
    func hash(into hasher: inout Hasher) {
      Self.hashes += 1
      hasher.combine(number)
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  private func snapshot(_ numbers: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers.map(Identifier.init))
    return snapshot
  }

  /// Comparisons and hashes while `apply` shows the second list in place of the first.
  private func work(
    _ old: [Int], _ new: [Int], _ apply: (Snapshot) -> Void
  ) -> (comparisons: Int, hashes: Int) {
    let (first, second) = (snapshot(old), snapshot(new))
    apply(first)
    (Identifier.comparisons, Identifier.hashes) = (0, 0)
    apply(second)
    return (Identifier.comparisons, Identifier.hashes)
  }

  /// 100 of 10,000 are others, all over the list; 50 pairs change places.
  private static var lists: (old: [Int], replaced: [Int], moved: [Int]) {
    let old = Array(0..<10_000)
    var (replaced, moved) = (old, old)
    for index in 0..<100 { replaced[index * 100 + 7] = 10_000 + index }
    for index in 0..<50 { moved.swapAt(index * 200, index * 200 + 11) }
    return (old, replaced, moved)
  }

  private func expectOnePassEach(_ apply: (Snapshot) -> Void) {
    let lists = Self.lists
    for new in [lists.replaced, lists.moved] {
      let work = work(lists.old, new, apply)
      #expect(work.comparisons >= 9_000, "it is counted")
      #expect(work.comparisons <= 12_000, "one plain pass, and some for each change")
      #expect(work.hashes <= 1_000, "only what changes is looked up")
    }
  }

  @Test func aTableComparesEachIdentifierAboutOnce() {
    let (harness, table) = (AppHarness(), UITableView(frame: .zero, style: .plain))
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, Identifier>(tableView: table) {
      table, path, _ in table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    harness.show(table)
    expectOnePassEach {
      source.apply($0, animatingDifferences: false)
      harness.settle()
    }
    #expect(table.numberOfRows(inSection: 0) == 10_000)
  }

  @Test func aCollectionComparesEachIdentifierAboutOnce() {
    let harness = AppHarness()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Identifier>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    harness.show(view)
    expectOnePassEach {
      source.apply($0, animatingDifferences: false)
      harness.settle()
    }
    #expect(view.numberOfItems(inSection: 0) == 10_000)
  }
}
