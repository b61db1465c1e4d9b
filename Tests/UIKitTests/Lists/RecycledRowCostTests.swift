import AllocationCounter
import CountThresholds
import Testing
import UIKitTesting
@testable import UIKit

/// What a row costs that comes into view in a view that another row has left.
///
/// Each is counted in a process of its own: where other tests observe a property or have an appearance set, each
/// setter of a property looks whether it is concerned.
@MainActor
struct RecycledRowCostTests {
  private static let height: CGFloat = 50

  @MainActor
  private final class Row {
    let (title, detail) = (UILabel(), UILabel())

    init(in view: UIView) {
      title.frame = CGRect(x: 60, y: 5, width: 240, height: 20)
      detail.frame = CGRect(x: 60, y: 27, width: 240, height: 16)
      for label in [title, detail] { view.addSubview(label) }
    }
    func show(_ number: Int) {
      (title.text, detail.text) = ("Person \(number)", "A line with more about \(number)")
    }
  }

  private final class TableRow: UITableViewCell {
    private(set) lazy var row = Row(in: contentView)
  }

  private final class CountedRow: UITableViewCell {
    private(set) var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class CollectionRow: UICollectionViewCell {
    private(set) lazy var row = Row(in: contentView)
  }

  @MainActor
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? TableRow)?.row.show(indexPath.row)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10_000 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? CollectionRow)?.row.show(indexPath.item)
      return cell
    }
  }

  /// Of the layout of a row that has come into view, the commit left aside.
  private static func allocations(of list: UIScrollView, _ harness: AppHarness) -> Int {
    var row = 0
    func scroll(_ rows: Int) -> UInt64 {
      var sum: UInt64 = 0
      for _ in 0..<rows {
        row += 1
        list.contentOffset.y = CGFloat(row) * height
        let before = allocations_on_this_thread()
        list.layoutIfNeeded()
        sum += UInt64(allocations_on_this_thread() - before)
        harness.settle()
      }
      return sum
    }
    _ = scroll(40)
    return Int(scroll(40)) / 40
  }

  private static func countTable() throws {
    let (harness, source) = (AppHarness(), Source())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(TableRow.self, forCellReuseIdentifier: "row")
    table.rowHeight = height
    table.dataSource = source
    harness.show(table)
    try CountThreshold("recycled-table-row").expect(
      atMost: ["allocations": allocations(of: table, harness)])
  }

  private static func countCollection() throws {
    let (harness, source) = (AppHarness(), Source())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(CollectionRow.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    harness.show(list)
    try CountThreshold("recycled-collection-row").expect(
      atMost: ["allocations": allocations(of: list, harness)])
  }

  @Test func aCellForARowLikeTheLastIsNotLaidOut() {
    let (harness, source) = (AppHarness(), Source())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(CountedRow.self, forCellReuseIdentifier: "row")
    table.rowHeight = Self.height
    table.dataSource = source
    harness.show(table)
    for row in 1...20 {
      table.contentOffset.y = CGFloat(row) * Self.height
      harness.settle()
    }
    let cells = table.visibleCells.compactMap { $0 as? CountedRow }
    let before = cells.map(\.layouts)
    #expect(before.allSatisfy { $0 > 0 })
    table.contentOffset.y = 30 * Self.height
    harness.settle()
    #expect(cells.contains { table.indexPath(for: $0)?.row ?? 0 >= 30 })
    #expect(cells.map(\.layouts) == before)
  }

  @Test(.enabled(if: allocations_are_counted()))
  func aRowOfATableAllocatesLittle() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run { try RecycledRowCostTests.countTable() }
    }
  }

  @Test(.enabled(if: allocations_are_counted()))
  func aRowOfACollectionAllocatesLittle() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run { try RecycledRowCostTests.countCollection() }
    }
  }
}
