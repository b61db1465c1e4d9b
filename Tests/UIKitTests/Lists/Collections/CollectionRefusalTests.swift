import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Data sources and programs of collections that are wrong.
@MainActor
struct CollectionRefusalTests {
  private static func column(_ count: Int = 3) -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    return CollectionFixture(layout, count: count)
  }

  private final class Liar: NSObject, UICollectionViewDataSource {
    var count = 3
    var cell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      cell?(collectionView, indexPath)
        ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private static func show(_ liar: Liar) -> CollectionFixture {
    let fixture = column()
    fixture.view.dataSource = liar
    fixture.harness.settle()
    return fixture
  }

  @Test func pathsThatAreNotThereAreNotSelected() {
    let fixture = CollectionRefusalTests.column()
    let paths = [
      IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 4),
      IndexPath(item: -1, section: 0), IndexPath(),
    ]
    for path in paths {
      fixture.view.selectItem(at: path, animated: false, scrollPosition: [])
      fixture.view.deselectItem(at: path, animated: false)
      #expect(fixture.view.cellForItem(at: path) == nil)
      #expect(fixture.view.layoutAttributesForItem(at: path) == nil)
    }
    #expect(fixture.view.indexPathsForSelectedItems?.isEmpty ?? true)
    #expect(fixture.view.numberOfItems(inSection: 9) == 0)
  }

  @Test func anItemThatIsNotThereCanNotBeScrolledTo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CollectionRefusalTests.column().view.scrollToItem(
          at: IndexPath(item: 9, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      result.reason.contains(
        "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 3 "
          + "items in section 0"))
  }

  @Test func anItemBeyondTheEndCanNotBeDeleted() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CollectionRefusalTests.column().view.deleteItems(at: [IndexPath(item: 9, section: 0)])
      }
    }
    #expect(
      result.reason.contains(
        "attempt to delete item 9 from section 0 which only contains 3 items before the update"))
  }

  @Test func aViewThatIsNoCellIsNotRegistered() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = CollectionRefusalTests.column()
        fixture.view.register(NumberHeader.self, forCellWithReuseIdentifier: "other")
        _ = fixture.view.dequeueReusableCell(
          withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(result.reason.contains("NumberHeader is registered for cells"))
  }

  @Test func registrationsAreNotMadeInsideOfTheDataSource() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let liar = Liar()
        liar.cell = { view, path in
          let rows = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: rows, for: path, item: path.item)
        }
        _ = CollectionRefusalTests.show(liar)
      }
    }
    #expect(
      result.reason.contains(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
          + "cell provider."))
  }

  /// A cell that has a list in it makes that list's registration while the outer one asks for the cell.
  @Test func registrationsOfListsInCellsMayBe() {
    final class Inner: NSObject, UICollectionViewDataSource {
      let rows = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: 1)
      }
    }
    let liar = Liar()
    liar.count = 1
    var inner: Inner?
    var list: UICollectionView?
    liar.cell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      let (made, source) = (UICollectionView(frame: cell.bounds), Inner())
      made.dataSource = source
      cell.contentView.addSubview(made)
      (inner, list) = (source, made)
      return cell
    }
    let fixture = Self.show(liar)
    #expect(fixture.view.visibleCells.count == 1)
    #expect(list?.visibleCells.count == 1 && inner != nil)
  }

  @Test func cellsMustBeDequeued() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let liar = Liar()
        liar.cell = { _, _ in UICollectionViewCell() }
        _ = CollectionRefusalTests.show(liar)
      }
    }
    #expect(result.reason.contains("was not retrieved by calling -dequeueReusableCell"))
  }

  @Test func negativeCountsTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let liar = Liar()
        liar.count = -4
        _ = CollectionRefusalTests.show(liar)
      }
    }
    #expect(result.reason.contains("section 0 has -4 items"))
  }

  @Test func aReloadWhileCellsAreMadeIsDoneAfterwards() {
    let liar = Liar()
    let lines = LoggedLines(of: .layout, with: "the data changed while cells were made")
    var asked: [Int] = []
    liar.cell = { view, path in
      asked.append(path.item)
      if asked.count == 1 {
        liar.count = 1
        view.reloadData()
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let fixture = CollectionRefusalTests.show(liar)
    fixture.harness.advance(by: 0.5)
    #expect(asked.max() == 0, "nothing is asked for that is no longer there")
    #expect(fixture.view.visibleCells.count == 1 && lines.all.count == 1)
  }

  @Test func aBatchWhileCellsAreMadeIsTakenOver() {
    let liar = Liar()
    var (isDone, told) = (false, 0)
    liar.cell = { view, path in
      if path.item == 2, !isDone {
        isDone = true
        view.performBatchUpdates {
          liar.count = 4
          view.insertItems(at: [IndexPath(item: 3, section: 0)])
        } completion: { _ in
          told += 1
        }
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let fixture = CollectionRefusalTests.show(liar)
    fixture.harness.advance(by: 0.5)
    #expect(told == 1)
    #expect(fixture.frames.map(\.minY) == [0, 40, 80, 120])
  }

  @Test func aChangeFromWithinEachCellEndsSomewhere() {
    let liar = Liar()
    liar.cell = { view, path in
      view.reloadData()
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let fixture = CollectionRefusalTests.show(liar)
    fixture.harness.advance(by: 0.2)
    liar.cell = nil
    fixture.harness.advance(by: 0.2)
    #expect(fixture.view.visibleCells.count == liar.count)
  }
}
