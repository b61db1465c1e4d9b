import Testing
import UIKitTesting
@testable import UIKit

/// A selected row has neither its own line nor that of the row above.
@MainActor
struct SelectedRowLineTests {
  /// Whether the lines of a table's rows show.
  private func lines(_ stage: TableStage) -> [Bool] {
    stage.harness.settle()
    return (0..<4).map {
      stage.table.cellForRow(at: IndexPath(0, $0))?.parts.separator.isHidden == false
    }
  }

  @Test func inATable() {
    let stage = TableStage([Array(0..<4)])
    #expect(lines(stage) == [true, true, true, true])
    stage.table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    #expect(lines(stage) == [true, false, false, true])
    stage.table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    #expect(lines(stage) == [false, true, true, true])
    stage.table.deselectRow(at: IndexPath(0, 0), animated: false)
    #expect(lines(stage) == [true, true, true, true])
  }

  @Test func whileAFingerIsOnIt() {
    let stage = TableStage([Array(0..<4)])
    stage.harness.touchDown(stage.table, at: CGPoint(x: 100, y: 60))
    stage.harness.advance(by: 0.2)
    #expect(lines(stage) == [false, false, true, true])
    stage.harness.touchCancel()
    #expect(lines(stage) == [true, true, true, true])
  }

  @Test func aRowThatComesIntoSightKnowsTheOneBelow() {
    let stage = TableStage([Array(0..<40)])
    stage.table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    stage.table.contentOffset.y = 1000
    stage.harness.settle()
    stage.table.contentOffset.y = 0
    #expect(lines(stage) == [true, false, false, true])
  }

  @Test func inAListSection() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
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
    func lines() -> [Bool] {
      harness.settle()
      return (0..<4).map { item in
        let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
        return cell?.subviews.contains { $0.frame.height == 1 && !$0.isHidden } ?? false
      }
    }
    let before = lines()
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(before.prefix(3) == [true, true, true] && lines().prefix(3) == [true, false, false])
    view.deselectItem(at: IndexPath(item: 2, section: 0), animated: false)
    #expect(lines() == before && source.snapshot().numberOfItems == 4)
  }
}
