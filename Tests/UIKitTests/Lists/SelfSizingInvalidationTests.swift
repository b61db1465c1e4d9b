import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Cells in sight that get other content are measured again.
@MainActor
struct SelfSizingInvalidationTests {
  private static let long = String(repeating: "many words ", count: 30)

  private func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }

  private func table() -> TableStage {
    let stage = TableStage([Array(0..<4)], rowHeight: UITableView.automaticDimension)
    stage.configure = { cell, path in cell.contentConfiguration = content("row \(path.row)") }
    stage.table.reloadData()
    stage.harness.settle()
    return stage
  }

  private func places(_ stage: TableStage) -> [CGFloat] {
    stage.harness.settle()
    return (0..<4).map { stage.table.rectForRow(at: IndexPath(0, $0)).minY }
  }

  @Test func aRowGrowsWithItsContent() throws {
    let stage = table()
    let before = places(stage)
    let cell = try #require(stage.table.cellForRow(at: IndexPath(0, 1)))
    cell.contentConfiguration = content(Self.long)
    let after = places(stage)
    #expect(after[1] == before[1] && after[2] > before[2] + 60)
    #expect(cell.frame.height == after[2] - after[1])
    #expect(stage.table.cellForRow(at: IndexPath(0, 2))?.frame.minY == after[2])
    cell.contentConfiguration = content("short")
    #expect(places(stage) == before)
  }

  @Test func aTableMayKeepItsRows() throws {
    let stage = table()
    let before = places(stage)
    stage.table.selfSizingInvalidation = .disabled
    let cell = try #require(stage.table.cellForRow(at: IndexPath(0, 1)))
    cell.contentConfiguration = content(Self.long)
    #expect(places(stage) == before)
    stage.table.selfSizingInvalidation = .enabled
    cell.invalidateIntrinsicContentSize()
    #expect(places(stage)[2] > before[2] + 60)
  }

  @Test func rowsOfAGivenHeightKeepIt() throws {
    let stage = table()
    stage.table.rowHeight = 40
    stage.harness.settle()
    let cell = try #require(stage.table.cellForRow(at: IndexPath(0, 1)))
    cell.contentConfiguration = content(Self.long)
    #expect(places(stage) == [0, 40, 80, 120])
  }

  private func list() -> (
    AppHarness, UICollectionView, UICollectionViewDiffableDataSource<Int, Int>
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.contentConfiguration = content("row \(item)")
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<4))
    source.apply(snapshot, animatingDifferences: false)
    let harness = AppHarness()
    harness.show(view)
    return (harness, view, source)
  }

  @Test func anItemGrowsWithItsContent() throws {
    let (harness, view, source) = list()
    let cells = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    try #require(cells.count == 3)
    let before = cells.map(\.frame.minY)
    view.selfSizingInvalidation = .disabled
    cells[1].contentConfiguration = content(Self.long)
    harness.settle()
    #expect(cells.map(\.frame.minY) == before)
    view.selfSizingInvalidation = .enabled
    cells[1].invalidateIntrinsicContentSize()
    harness.settle()
    #expect(cells[1].frame.minY == before[1] && cells[2].frame.minY > before[2] + 60)
    cells[1].contentConfiguration = content("short")
    harness.settle()
    #expect(cells.map(\.frame.minY) == before && source.snapshot().numberOfItems == 4)
  }

  @Test func insideOfAnAnimationItIsShownOnTheWay() throws {
    let (harness, view, source) = list()
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let third = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    let start = third.frame.minY
    UIView.animate(withDuration: 1) {
      second.contentConfiguration = content(Self.long)
      view.layoutIfNeeded()
    }
    let end = third.frame.minY
    harness.advance(by: 0.5)
    let y = third.layer.presentation()?.frame.minY ?? 0
    #expect(end > start + 60 && y > start + 5 && y < end - 5)
    #expect(source.snapshot().numberOfItems == 4)
  }
}
