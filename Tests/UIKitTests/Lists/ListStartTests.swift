import AllocationCounter
import Testing
import UIKitTesting
@testable import UIKit

/// A list of 100,000 rows opens in as many steps as one of 100.
@MainActor
struct ListStartTests {
  enum Kind: CaseIterable {
    case table, measuredTable, flow, delegatedFlow, estimatedFlow, list, grid
  }

  /// Leaves all that a layout asks to the layout.
  private final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}

  /// Says how many rows there are, and counts what it is asked.
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let count: Int
    let delegate = Silent()
    private(set) var questions = 0

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      questions += 1
      return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      questions += 1
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      questions += 1
      return count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      questions += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func table(rowHeight: CGFloat, _ rows: Rows) -> UIView {
    let table = UITableView(frame: frame)
    table.rowHeight = rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    return table
  }

  private func collection(
    _ layout: UICollectionViewLayout, _ rows: Rows, _ delegate: Silent? = nil
  ) -> UIView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    view.delegate = delegate
    return view
  }

  private func flow(isEstimated: Bool = false) -> UICollectionViewFlowLayout {
    let (layout, size) = (UICollectionViewFlowLayout(), CGSize(width: 320, height: 48))
    layout.minimumLineSpacing = 0
    if isEstimated { layout.estimatedItemSize = size } else { layout.itemSize = size }
    return layout
  }

  private var grid: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func view(_ kind: Kind, _ rows: Rows) -> UIView {
    switch kind {
    case .table: table(rowHeight: 48, rows)
    case .measuredTable: table(rowHeight: UITableView.automaticDimension, rows)
    case .flow: collection(flow(), rows)
    case .delegatedFlow: collection(flow(), rows, rows.delegate)
    case .estimatedFlow: collection(flow(isEstimated: true), rows)
    case .list:
      collection(
        UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)), rows)
    case .grid: collection(grid, rows)
    }
  }

  /// What it takes until so many rows are on the screen.
  private func cost(
    _ kind: Kind, _ count: Int
  ) -> (questions: Int, allocations: Int, bytes: Int) {
    let (harness, rows) = (AppHarness(), Rows(count))
    let (allocations, bytes) = (allocations_on_this_thread(), bytes_allocated_on_this_thread())
    harness.show(view(kind, rows))
    return (
      rows.questions, Int(allocations_on_this_thread() - allocations),
      Int(bytes_allocated_on_this_thread() - bytes)
    )
  }

  @Test(arguments: Kind.allCases)
  func theDataSourceIsAskedAsMuch(kind: Kind) {
    let few = cost(kind, 100).questions
    #expect(few >= 10 && few < 60, "for the count and what is in view")
    #expect(cost(kind, 100_000).questions == few)
    #expect(cost(kind, 10_000_000).questions == few)
  }

  @Test(.enabled(if: allocations_are_counted()), arguments: Kind.allCases)
  func asMuchIsAllocated(kind: Kind) {
    _ = cost(kind, 100)
    let (few, many) = (cost(kind, 100), cost(kind, 100_000))
    #expect(many.allocations <= few.allocations + few.allocations / 20)
    #expect(many.bytes < few.bytes + 100_000, "less than a byte for each row")
  }
}
