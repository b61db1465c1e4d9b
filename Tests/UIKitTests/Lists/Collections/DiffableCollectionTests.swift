import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct DiffableCollectionTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  @MainActor
  private final class Fixture {
    let harness = AppHarness()
    let view: UICollectionView
    var source: Source!
    var asked: [Int] = []

    init() {
      let list = UICollectionLayoutListConfiguration(appearance: .plain)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [weak self] cell, _, item in
        self?.asked.append(item)
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        cell.contentConfiguration = content
        cell.accessories = item >= 100 ? [.outlineDisclosure(options: .init(style: .header))] : []
      }
      source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      harness.show(view)
    }

    func show(_ sections: [(String, [Int])], animated: Bool = true) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      source.apply(snapshot, animatingDifferences: animated)
      harness.advance(by: 0.5)
    }

    var texts: [String] {
      view.indexPathsForVisibleItems.sorted().compactMap {
        let cell = view.cellForItem(at: $0)
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }

    func takeAsked() -> [Int] {
      defer { asked = [] }
      return asked
    }
  }

  @Test func onlyNewItemsAreAskedFor() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2, 3])])
    #expect(fixture.takeAsked() == [1, 2, 3])
    fixture.show([("a", [3, 1, 4]), ("b", [2])])
    #expect(fixture.texts == ["Item 3", "Item 1", "Item 4", "Item 2"])
    #expect(Set(fixture.takeAsked()).isSubset(of: [4, 2]))
    #expect(fixture.source.indexPath(for: 2) == IndexPath(item: 0, section: 1))
    #expect(fixture.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 4)
    #expect(fixture.source.sectionIdentifier(for: 1) == "b" && fixture.source.index(for: "a") == 0)
  }

  @Test func markedItemsGetCellsAgain() throws {
    let fixture = Fixture()
    fixture.show([("a", [1, 2, 3])])
    let second = try #require(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    _ = fixture.takeAsked()
    var snapshot = fixture.source.snapshot()
    snapshot.reconfigureItems([2])
    fixture.source.apply(snapshot)
    #expect(fixture.takeAsked() == [2])
    #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)) === second)
    snapshot = fixture.source.snapshot()
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty, "the source's own has no marks")
    snapshot.reloadItems([2])
    snapshot.appendItems([4])
    fixture.source.apply(snapshot)
    fixture.harness.advance(by: 0.5)
    #expect(fixture.takeAsked().sorted() == [2, 4])
    #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)) !== second)
    #expect(fixture.texts == ["Item 1", "Item 2", "Item 3", "Item 4"])
  }

  @Test func completionsComeOnceAfterTheCall() {
    let fixture = Fixture()
    fixture.show([("a", [1])])
    var snapshot = fixture.source.snapshot()
    snapshot.appendItems([2])
    snapshot.reloadItems([1])
    var count = 0
    fixture.source.apply(snapshot) { count += 1 }
    #expect(count == 0)
    fixture.harness.advance(by: 1)
    #expect(count == 1)
  }

  @Test func withoutAnimationAllIsInItsPlaceAtOnce() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2])])
    let first = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
    var snapshot = fixture.source.snapshot()
    snapshot.moveItem(1, afterItem: 2)
    fixture.source.apply(snapshot, animatingDifferences: false)
    fixture.harness.settle()
    #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)) === first)
    #expect(first?.layer.presentation()?.frame.minY == first?.frame.minY)
  }

  @Test func branchesOpenAndCloseByATap() throws {
    let fixture = Fixture()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([100, 200])
    outline.append([1, 2], to: 100)
    var told: [String] = []
    fixture.source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    fixture.source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
    fixture.source.apply(outline, to: "a")
    fixture.harness.advance(by: 0.5)
    #expect(fixture.texts == ["Item 100", "Item 200"])
    let branch = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    fixture.harness.tap(branch)
    fixture.harness.advance(by: 0.5)
    #expect(fixture.texts == ["Item 100", "Item 1", "Item 2", "Item 200"])
    #expect(branch.configurationState.isExpanded)
    let child = try #require(
      fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
    #expect(child.indentationLevel == 1)
    fixture.harness.tap(branch)
    fixture.harness.advance(by: 0.5)
    #expect(fixture.texts == ["Item 100", "Item 200"])
    #expect(told == ["expand 100", "collapse 100"])
    #expect(fixture.source.snapshot(for: "a").items == [100, 1, 2, 200])
  }

  @Test func providersThatAnswerNilTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let harness = AppHarness()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
          nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        harness.show(view)
      }
    }
    #expect(result.reason.contains("cell provider returned nil for index path"))
  }
}
