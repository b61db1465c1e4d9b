import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// What the user does with rows of list sections: swipes, moves; and how lines part them.
@MainActor
struct ListRowTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  @MainActor
  private final class Fixture {
    let harness = AppHarness()
    let view: UICollectionView
    var source: Source!

    init(_ list: UICollectionLayoutListConfiguration, _ items: [Int]) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        cell.contentConfiguration = content
        cell.accessories = [.reorder()]
      }
      source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        var content = view.defaultContentConfiguration()
        content.text = "Header"
        view.contentConfiguration = content
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
      harness.show(view)
    }

    var shown: [String] {
      view.indexPathsForVisibleItems.sorted().compactMap {
        let cell = view.cellForItem(at: $0)
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }
    func row(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
  }

  private func swipe(_ fixture: Fixture, row: Int, from: CGFloat, to: CGFloat) {
    let y = fixture.row(row)?.frame.midY ?? 0
    fixture.harness.drag(
      from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), in: fixture.view, duration: 0.5)
    fixture.harness.advance(by: 0.5)
  }

  @Test func aHeaderIsNoItem() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let fixture = Fixture(list, [0, 1, 2])
    let header = try #require(
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(fixture.view.indexPath(for: header) == nil)
    #expect(header.accessibilityDefaults.role == nil, "there is only its text to hear")
    fixture.harness.press(.keyboardTab)
    #expect(fixture.row(0)?.isFocused == true && !header.canBecomeFocused)
    fixture.harness.press(.keyboardDownArrow)
    #expect(fixture.row(1)?.isFocused == true)
    fixture.harness.tap(header)
    #expect((0..<3).allSatisfy { fixture.row($0)?.isSelected == false })
  }

  @Test func swipesShowTheListsActions() throws {
    var (done, asked): ([String], [Int]) = ([], [])
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { path in
      asked.append(path.item)
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Throw away") { _, _, end in
          done.append("\(path.item)")
          end(true)
        }
      ])
    }
    let fixture = Fixture(list, [1, 2, 3])
    swipe(fixture, row: 1, from: 250, to: 170)
    let row = try #require(fixture.row(1))
    #expect(asked == [1] && row.contentView.frame.minX < -60)
    fixture.harness.tap(try #require(fixture.harness.view(labelled: "Throw away")))
    fixture.harness.advance(by: 1)
    #expect(done == ["1"] && row.contentView.frame.minX == 0)
    swipe(fixture, row: 0, from: 60, to: 160)
    #expect(asked == [1] && fixture.row(0)?.contentView.frame.minX == 0)
  }

  @Test func aTouchElsewhereClosesTheRow() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, end in end(true) }
      ])
    }
    let fixture = Fixture(list, [1, 2, 3])
    swipe(fixture, row: 0, from: 60, to: 160)
    let row = try #require(fixture.row(0))
    #expect(row.contentView.frame.minX > 60 && row.configurationState.isSwiped)
    fixture.harness.tap(try #require(fixture.row(2)))
    fixture.harness.advance(by: 0.6)
    #expect(row.contentView.frame.minX == 0 && fixture.view.indexPathsForSelectedItems == nil)
  }

  private func lines(_ row: UICollectionViewListCell?) -> [CGRect] {
    row?.subviews.filter { $0.frame.height <= 1 && !$0.isHidden }.map(\.frame) ?? []
  }

  @Test func linesAreAsTheHandlerSays() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = { path, given in
      var changed = given
      if path.item == 0 { changed.bottomSeparatorVisibility = .hidden }
      if path.item == 1 {
        changed.topSeparatorVisibility = .visible
        changed.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 40, bottom: 0, trailing: 30)
        changed.color = .systemRed
      }
      return changed
    }
    let fixture = Fixture(list, [1, 2, 3])
    fixture.harness.settle()
    #expect(lines(fixture.row(0)).isEmpty)
    let both = lines(fixture.row(1)).sorted { $0.minY < $1.minY }
    #expect(both.count == 2 && both.first?.minY == 0)
    #expect(both.last?.minX == 40 && both.last?.maxX == 290)
    #expect(lines(fixture.row(2)).count == 1)
  }

  @Test func aListWithoutSeparatorsHasNone() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    #expect(lines(Fixture(list, [1, 2]).row(0)).isEmpty)
  }

  @Test func aRowIsMovedByItsGrip() {
    let fixture = Fixture(UICollectionLayoutListConfiguration(appearance: .plain), [1, 2, 3, 4])
    var book: [String] = []
    fixture.source.reorderingHandlers.canReorderItem = { $0 != 4 }
    fixture.source.reorderingHandlers.willReorder = {
      book.append("will \($0.initialSnapshot.itemIdentifiers)")
    }
    fixture.source.reorderingHandlers.didReorder = { transaction in
      book.append("did \(transaction.finalSnapshot.itemIdentifiers)")
      let part = transaction.sectionTransactions[0]
      book.append("\(part.sectionIdentifier) \(part.finalSnapshot.items)")
      book.append(
        "\(transaction.difference.insertions.count) \(transaction.difference.removals.count)")
    }
    fixture.view.isEditing = true
    fixture.harness.advance(by: 0.5)
    let (first, third) = (fixture.row(0)?.frame ?? .zero, fixture.row(2)?.frame ?? .zero)
    fixture.harness.drag(
      from: CGPoint(x: 292, y: first.midY), to: CGPoint(x: 292, y: third.midY), in: fixture.view,
      duration: 0.6)
    fixture.harness.advance(by: 0.6)
    #expect(book == ["will [1, 2, 3, 4]", "did [2, 3, 1, 4]", "a [2, 3, 1, 4]", "1 1"])
    #expect(fixture.shown == ["2", "3", "1", "4"])
    #expect(fixture.source.snapshot().itemIdentifiers == [2, 3, 1, 4])
  }

  @Test func aRowIsMovedByALongPress() {
    let fixture = Fixture(UICollectionLayoutListConfiguration(appearance: .plain), [1, 2, 3, 4])
    fixture.source.reorderingHandlers.canReorderItem = { $0 != 4 }
    let (first, third) = (fixture.row(0)?.frame ?? .zero, fixture.row(2)?.frame ?? .zero)
    fixture.harness.touchDown(fixture.view, at: CGPoint(x: 100, y: first.midY))
    fixture.harness.advance(by: 0.7)
    for step in 1...10 {
      let y = first.midY + (third.midY - first.midY) * CGFloat(step) / 10
      fixture.harness.touchMove(to: CGPoint(x: 100, y: y), in: fixture.view)
      fixture.harness.advance(by: 1 / 60)
    }
    fixture.harness.touchUp()
    fixture.harness.advance(by: 1)
    #expect(fixture.shown == ["2", "3", "1", "4"])
    #expect(fixture.source.snapshot().itemIdentifiers == [2, 3, 1, 4])
  }

  @Test func aPopUpMenuIsAnAccessory() throws {
    let fixture = Fixture(UICollectionLayoutListConfiguration(appearance: .plain), [1])
    let row = try #require(fixture.row(0))
    let menu = UIMenu(
      options: .singleSelection,
      children: [UIAction(title: "Left") { _ in }, UIAction(title: "Right", state: .on) { _ in }])
    row.accessories = [.popUpMenu(menu)]
    fixture.harness.settle()
    let button = row.subviews.compactMap { $0 as? UIButton }.first
    #expect(
      button?.isPopUp == true && button?.configuration?.title == "Right"
        || button?.title(for: .normal) == "Right")
    #expect((button?.frame.maxX ?? 0) <= 304 && row.contentView.frame.maxX < 304)
  }
}
