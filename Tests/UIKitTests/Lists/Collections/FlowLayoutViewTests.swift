import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct FlowLayoutViewTests {
  @MainActor
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { section == 1 ? CGSize(width: 0, height: 30) : .zero }
  }

  private func bars(_ layout: UICollectionViewFlowLayout) {
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
  }

  @Test func sizesOfTheDelegateCount() {
    let layout = UICollectionViewFlowLayout()
    let fixture = CollectionFixture(layout, [[0, 1, 2], [3]])
    let sizes = Sizes([
      CGSize(width: 100, height: 20), CGSize(width: 150, height: 60),
      CGSize(width: 100, height: 40),
    ])
    fixture.view.delegate = sizes
    layout.invalidateLayout()
    fixture.harness.settle()
    #expect(
      fixture.frames == [
        CGRect(x: 0, y: 20, width: 100, height: 20), CGRect(x: 170, y: 0, width: 150, height: 60),
        CGRect(x: 0, y: 70, width: 100, height: 40), CGRect(x: 0, y: 140, width: 100, height: 20),
      ])
    #expect(fixture.view.contentSize.height == 160)
    #expect(fixture.view.delegate === sizes)
    #expect(
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)
      )?.frame == CGRect(x: 0, y: 110, width: 320, height: 30))
  }

  @Test func pinnedHeadersStayUntilTheirSectionEnds() throws {
    let layout = UICollectionViewFlowLayout()
    bars(layout)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = CollectionFixture(layout, [Array(0..<10), Array(10..<40)])
    func header(_ section: Int) -> CGFloat? {
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame.minY
    }
    fixture.view.contentOffset.y = 100
    fixture.harness.settle()
    #expect(header(0) == 100)
    fixture.view.contentOffset.y = 435
    fixture.harness.settle()
    #expect(header(0) == 420, "pushed out by the end of its section, at 450")
    #expect(header(1) == 450)
    fixture.view.contentOffset.y = 500
    fixture.harness.settle()
    #expect(header(0) == nil && header(1) == 500)
    let cover = try #require(
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)))
    let cell = try #require(fixture.cell(2, 1))
    let order = fixture.view.subviews
    let front = try #require(order.firstIndex(of: cover))
    let behind = try #require(order.firstIndex(of: cell))
    #expect(front > behind, "in front of the cells")
  }

  @Test func cellsThatMeasureThemselvesMoveThoseBelow() {
    NumberCell.heights = [0: 29, 1: 63, 2: 29, 3: 29, 4: 63, 5: 29]
    defer { NumberCell.heights = [:] }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    let fixture = CollectionFixture(layout, count: 6)
    #expect(fixture.frames.map(\.minY) == [0, 39, 112, 151, 190, 263])
    #expect(fixture.view.contentSize.height == 292)
  }

  @Test func cellsThatHaveNotShownAreTakenForTheAverage() {
    NumberCell.heights = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, 60) })
    defer { NumberCell.heights = [:] }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(layout, count: 100)
    #expect(fixture.view.contentSize.height == 6000)
    fixture.view.contentOffset.y = 3000
    fixture.harness.settle()
    #expect(fixture.frames.first?.minY == 3000)
  }

  @Test func contentStaysWhereItIsWhileCellsAboveMeasureThemselves() {
    NumberCell.heights = Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, $0 < 50 ? 80 : 40) })
    defer { NumberCell.heights = [:] }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(layout, count: 200)
    fixture.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    fixture.harness.settle()
    for _ in 0..<20 {
      let before = fixture.cell(60).map { $0.frame.minY - fixture.view.contentOffset.y }
      fixture.view.contentOffset.y -= 20
      fixture.harness.settle()
      let after = fixture.cell(60).map { $0.frame.minY - fixture.view.contentOffset.y }
      guard let before, let after else { break }
      #expect(after == before + 20, "no jump")
    }
  }

  @Test func layoutsThatScrollSidewaysFillColumns() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    let fixture = CollectionFixture(layout, [Array(0..<50)], width: 320, height: 210)
    #expect(fixture.numbers == [Array(0..<6)])
    #expect(fixture.cell(1)?.frame == CGRect(x: 0, y: 110, width: 100, height: 100))
    #expect(fixture.cell(2)?.frame.origin == CGPoint(x: 110, y: 0))
    #expect(fixture.view.contentSize == CGSize(width: 25 * 110 - 10, height: 210))
  }

  @Test func anotherLayoutMovesTheCells() throws {
    let (one, other) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    one.itemSize = CGSize(width: 100, height: 100)
    other.itemSize = CGSize(width: 150, height: 50)
    let fixture = CollectionFixture(one, count: 6)
    let cell = try #require(fixture.cell(3))
    var isDone = false
    fixture.view.setCollectionViewLayout(other, animated: true) { _ in isDone = true }
    fixture.harness.advance(by: 0.15)
    let y = cell.layer.presentation()?.frame.minY ?? 0
    #expect(y > 60 && y < 110, "from 110 to 60")
    fixture.harness.advance(by: 0.5)
    #expect(isDone && fixture.cell(3) === cell)
    #expect(cell.frame == CGRect(x: 170, y: 60, width: 150, height: 50))
  }
}
