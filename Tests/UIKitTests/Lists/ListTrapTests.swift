import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// What ends a program that gets lists wrong, in UIKit's words.
@MainActor
struct ListTrapTests {
  private final class Silent: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
  }

  @Test func estimatesAreNotNegative() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UITableView().estimatedRowHeight = -5 }
    }
    #expect(
      result.reason.contains(
        "'NSInternalInconsistencyException', reason: 'estimated row height must not be negative. "
          + "Provided height is -5.0'"))
  }

  @Test func whatIsNoCellIsNotRegisteredInATable() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UITableView().register(UIView.self, forCellReuseIdentifier: "a") }
    }
    #expect(
      result.reason.contains(
        "'NSInvalidArgumentException', reason: 'must pass a class of kind UITableViewCell'"))
  }

  @Test func aControllerWithRowsHasCells() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let harness = AppHarness()
        harness.show(Silent(style: .plain))
      }
    }
    #expect(
      result.reason.contains("UITableView dataSource is not set or does not answer tableView("))
  }

  @Test func aDiffableTableGetsACellForEachItem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        let harness = AppHarness()
        harness.show(table)
        withExtendedLifetime(source) {}
      }
    }
    #expect(
      result.reason.contains(
        "UITableView dataSource returned a nil cell for row at index path: [0, 0]"))
  }

  @Test func aRowKeepsItsCellWhenItIsReconfigured() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = TableStage([[0, 1]])
        stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
        let other = stage.table.dequeueReusableCell(withIdentifier: "other")
        let (rows, table) = (OtherRows(other), stage.table)
        table.dataSource = rows
        stage.harness.settle()
        rows.gives = UITableViewCell(style: .default, reuseIdentifier: "other")
        table.reconfigureRows(at: [IndexPath(0, 0)])
        withExtendedLifetime(rows) {}
      }
    }
    #expect(
      result.reason.contains(
        "Attempted to dequeue a different cell for reconfiguration: return the existing cell of "
          + "row 0 in section 0"))
  }

  /// One row, with this cell.
  private final class OtherRows: NSObject, UITableViewDataSource {
    var gives: UITableViewCell?

    init(_ cell: UITableViewCell?) { gives = cell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      gives ?? UITableViewCell()
    }
  }

  @Test func anItemKeepsItsKindOfCellWhenItIsReconfigured() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), count: 3)
        fixture.view.register(NumberCell.self, forCellWithReuseIdentifier: "other")
        let others = OtherItems()
        fixture.view.dataSource = others
        fixture.harness.settle()
        others.identifier = "other"
        fixture.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
        withExtendedLifetime(others) {}
      }
    }
    #expect(
      result.reason.contains(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed."))
  }

  private final class OtherItems: NSObject, UICollectionViewDataSource {
    var identifier = "cell"

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  @Test func aDiffableCollectionGetsTheViewsOfItsLayout() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = 30
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          _, _, _ in nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        source.apply(snapshot, animatingDifferences: false)
        let harness = AppHarness()
        harness.show(view)
        withExtendedLifetime(source) {}
      }
    }
    #expect(
      result.reason.contains(
        "was asked for a supplementary view of kind UICollectionElementKindSectionHeader at [0, 0], "
          + "but its supplementaryViewProvider is nil or returned nil"))
  }

  @Test func sectionsHaveOneHeaderOfAKind() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(10), heightDimension: .absolute(10))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map {
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "bar", alignment: $0)
        }
      }
    }
    #expect(
      result.reason.contains(
        "Error: Every supplementary must have a unique elementKind: duplicates detected"))
  }

  @Test func aSecondTransitionWaitsForTheFirst() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), count: 3)
        _ = fixture.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        _ = fixture.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
      }
    }
    #expect(
      result.reason.contains(
        "the collection is already part way through an interactive transition; finish or cancel"))
  }
}
