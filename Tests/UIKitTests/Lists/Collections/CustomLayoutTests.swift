import Diagnostics
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct CustomLayoutTests {
  /// Items on a diagonal, which a program has written.
  @MainActor
  private class Diagonal: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {}
    override class var invalidationContextClass: AnyClass { Context.self }
    var step: CGFloat = 50
    var book: [String] = []
    var broken: Set<Int> = []

    override func prepare() {
      super.prepare()
      book.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
      let count = CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0)
      return CGSize(width: count * step, height: count * step)
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let place = CGFloat(indexPath.item) * step
      attributes.frame = CGRect(x: place, y: place, width: 40, height: 40)
      if broken.contains(indexPath.item) { attributes.center.x = .nan }
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }.filter { !($0.frame.minY > rect.maxY || $0.frame.maxY < rect.minY) }
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      book.append("invalidate \(context is Context) \(context.invalidateDataSourceCounts)")
      super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      let items = updateItems.map {
        "\($0.updateAction) \(($0.indexPathBeforeUpdate ?? $0.indexPathAfterUpdate)?.item ?? -1)"
      }
      book.append("updates \(items.joined(separator: ", "))")
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.x += 100
      return attributes
    }
    override func finalizeCollectionViewUpdates() { book.append("finalize") }
  }

  @Test func itLaysOutWhatItSays() {
    let layout = Diagonal()
    let fixture = CollectionFixture(layout, count: 100)
    #expect(fixture.numbers == [Array(0...9)])
    #expect(fixture.cell(3)?.frame == CGRect(x: 150, y: 150, width: 40, height: 40))
    #expect(fixture.view.contentSize == CGSize(width: 5000, height: 5000))
    layout.book = []
    layout.step = 60
    layout.invalidateLayout()
    fixture.harness.settle()
    #expect(layout.book == ["invalidate true false", "prepare"])
    #expect(fixture.cell(3)?.frame.minX == 180)
    layout.book = []
    fixture.view.contentOffset.y = 100
    fixture.harness.settle()
    #expect(layout.book.isEmpty, "scrolling doesn't invalidate it")
  }

  @Test func updatesAreToldInOrder() throws {
    let layout = Diagonal()
    let fixture = CollectionFixture(layout, count: 5)
    layout.book = []
    fixture.view.performBatchUpdates {
      fixture.sections = [[9, 1, 2, 3, 4]]
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(
      layout.book == [
        "invalidate true true", "prepare", "updates delete 0, insert 0", "finalize",
      ])
    fixture.harness.advance(by: 0.1)
    let new = try #require(fixture.cell(0))
    let x = new.layer.presentation()?.position.x ?? 0
    #expect(x > 30 && x < 120, "on the way from 120 to 20")
    #expect(new.center.x == 20)
  }

  @Test func brokenAttributesAreLeftOutAndLogged() {
    let layout = Diagonal()
    layout.broken = [2]
    let fixture = CollectionFixture(layout, count: 5)
    #expect(fixture.numbers == [[0, 1, 3, 4]])
  }

  @Test func contentWithoutEndIsRefused() {
    let layout = Diagonal()
    layout.step = 1e12
    let fixture = CollectionFixture(layout, count: 3)
    #expect(fixture.view.contentSize == .zero, "longer than any list can be")
    #expect(fixture.numbers == [[0]], "the others are further away than any place")
  }

  @Test func attributesWithoutEndAreCutOff() {
    /// Says the only item so often that no window has room for it.
    final class Endless: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        return Array(repeating: attributes, count: 30_000)
      }
    }
    var fixture: CollectionFixture?
    let lines = loggedLines(with: "30000 elements in view; most are left out") {
      fixture = CollectionFixture(Endless(), count: 1)
    }
    #expect(fixture?.numbers == [[0]] && !lines.isEmpty)
    let all = fixture?.view.attributes(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(all?.count == 20_000)
  }

  @Test func itemsInOnePlaceAllShow() {
    let layout = Diagonal()
    layout.step = 0
    let fixture = CollectionFixture(layout, count: 30)
    #expect(fixture.numbers == [Array(0..<30)])
  }

  @Test func attributesOfItemsThatAreNotThereTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Wrong: UICollectionViewLayout {
          override func layoutAttributesForElements(
            in rect: CGRect
          ) -> [UICollectionViewLayoutAttributes]? {
            [UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))]
          }
        }
        _ = CollectionFixture(Wrong(), count: 1)
      }
    }
    #expect(
      result.reason.contains(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist"))
  }

  @Test func attributesAreCopiedWithTheirClass() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
    }
    let attributes = Tinted(forCellWith: IndexPath(item: 3, section: 1))
    (attributes.tint, attributes.alpha) = (5, 0.5)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let copy = try #require(attributes.copy() as? Tinted)
    #expect(copy.tint == 5 && copy.isEqual(attributes))
    #expect(copy.center == CGPoint(x: 25, y: 40) && copy.indexPath.item == 3)
    copy.zIndex = 1
    #expect(!copy.isEqual(attributes))
  }

  @Test func contextsNamePathsOnceAndInOrder() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    let paths = [2, 1, 2].map { IndexPath(item: $0, section: 0) }
    context.invalidateItems(at: paths)
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2])
    context.invalidateSupplementaryElements(ofKind: "a", at: paths)
    #expect(context.invalidatedSupplementaryIndexPaths?["a"]?.count == 2)
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    #expect(flow.invalidateFlowLayoutAttributes && flow.invalidateFlowLayoutDelegateMetrics)
  }
}
