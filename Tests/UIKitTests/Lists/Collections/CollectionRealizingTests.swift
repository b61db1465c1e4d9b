import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct CollectionRealizingTests {
  private func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
    return layout
  }

  @Test func onlyWhatIsInViewHasCells() {
    let fixture = CollectionFixture(grid(), count: 1000)
    #expect(fixture.numbers == [Array(0..<24)], "eight lines of three")
    #expect(fixture.bound == 24)
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 334 * 60 - 10))
  }

  @Test func aMillionItemsAreShownLikeTwenty() {
    let fixture = CollectionFixture(grid(), count: 1_000_000)
    #expect(fixture.bound == 24)
    fixture.view.scrollToItem(
      at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    fixture.harness.settle()
    #expect(fixture.numbers.last?.last == 999_999)
    #expect(fixture.bound < 60)
  }

  @Test func scrollingByALineBindsALineAndMakesNoCells() {
    let fixture = CollectionFixture(grid(), count: 1000)
    fixture.view.contentOffset.y = 60
    fixture.harness.settle()
    let (bound, made) = (fixture.bound, NumberCell.made)
    fixture.view.contentOffset.y = 120
    fixture.harness.settle()
    #expect(fixture.bound == bound + 3)
    fixture.view.contentOffset.y = 180
    fixture.harness.settle()
    #expect(fixture.bound == bound + 6)
    #expect(NumberCell.made == made)
    #expect(fixture.numbers == [Array(9..<33)])
  }

  @Test func cellsThatStayAreNotTouched() throws {
    let fixture = CollectionFixture(grid(), count: 1000)
    let cell = try #require(fixture.cell(6))
    fixture.view.contentOffset.y = 60
    fixture.harness.settle()
    #expect(fixture.cell(6) === cell)
    #expect(cell.frame == CGRect(x: 0, y: 120, width: 100, height: 50))
  }

  @Test func reloadingAsksForEverythingAgain() {
    let fixture = CollectionFixture(grid(), count: 4)
    fixture.sections = [[7, 8]]
    fixture.view.reloadData()
    fixture.harness.settle()
    #expect(fixture.numbers == [[7, 8]])
    #expect(fixture.view.visibleCells.count == 2)
  }

  @Test func itemsAreFoundByPlace() throws {
    let fixture = CollectionFixture(grid(), count: 40)
    let path = IndexPath(item: 4, section: 0)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 160, y: 80)) == path)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 105, y: 80)) == nil)
    let cell = try #require(fixture.view.cellForItem(at: path))
    #expect(fixture.view.indexPath(for: cell) == path)
    #expect(fixture.view.numberOfItems(inSection: 0) == 40)
    #expect(fixture.view.layoutAttributesForItem(at: path)?.frame == cell.frame)
  }

  @Test func scrollingToAnItemPutsItWhereItIsWished() {
    let fixture = CollectionFixture(grid(), count: 1000)
    let path = IndexPath(item: 300, section: 0)
    for (position, offset) in [
      (UICollectionView.ScrollPosition.top, 6000), (.centeredVertically, 5785), (.bottom, 5570),
    ] as [(UICollectionView.ScrollPosition, CGFloat)] {
      fixture.view.scrollToItem(at: path, at: position, animated: false)
      #expect(fixture.view.contentOffset.y == offset)
    }
    fixture.view.scrollToItem(at: path, at: .top, animated: true)
    fixture.harness.advance(by: 0.5)
    #expect(fixture.view.contentOffset.y == 6000)
    #expect(fixture.cell(300) != nil)
  }

  @Test func itemsAboutToShowArePrefetched() {
    final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
      var (wanted, cancelled) = ([IndexPath](), [IndexPath]())
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { wanted += indexPaths }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { cancelled += indexPaths }
    }
    let fixture = CollectionFixture(grid(), count: 1000)
    let loader = Loader()
    fixture.view.prefetchDataSource = loader
    fixture.view.setNeedsLayout()
    fixture.harness.settle()
    #expect(loader.wanted.map(\.item) == Array(24..<48))
    fixture.view.contentOffset.y = 6000
    fixture.harness.settle()
    #expect(loader.cancelled.map(\.item) == Array(24..<48))
  }

  @Test func cellsMustBeRegisteredAndDequeued() async {
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "row", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(
      unknown.reason.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier row - must "
          + "register a nib or a class for the identifier"))
  }
}
