import AllocationCounter
@testable import QuartzCore
import Testing
import UIKitTesting
@testable import UIKit

/// What a frame costs does not depend on how many items there are, nor on how many were measured.
@MainActor
struct CollectionCostTests {
  private final class CountingFlow: UICollectionViewFlowLayout {
    var questions = 0
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      questions += 1
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
    var wanted: [Int] = []
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { wanted += indexPaths.map(\.item) }
  }

  /// Rows that measure themselves, and how often their section was described.
  private func column(
    _ count: Int, header: Bool = false
  ) -> (CollectionFixture, UICollectionViewCompositionalLayout, () -> Int) {
    var described = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      described += 1
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let section = NSCollectionLayoutSection(group: group)
      if header {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: whole, elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
        ]
      }
      return section
    }
    return (CollectionFixture(layout, count: count), layout, { described })
  }

  @Test func rowsThatMeasureThemselvesDescribeNoSectionAgain() throws {
    NumberCell.heights = Dictionary(uniqueKeysWithValues: (0..<400).map { ($0, 30) })
    defer { NumberCell.heights = [:] }
    let (fixture, layout, described) = column(400, header: true)
    let before = described()
    for step in 1...40 {
      fixture.view.contentOffset.y = CGFloat(step) * 90
      fixture.harness.settle()
    }
    #expect(described() == before)
    #expect(fixture.cell(125)?.frame.height == 30)
    // A header of 44 and 30 for each row seen so far; the rest is estimated.
    let seen = try #require(layout.measured[0]?.items.count)
    #expect(
      fixture.view.contentSize.height == CGFloat(44 + seen * 30 + (400 - seen) * 44))
  }

  @Test func tenMillionRowsOfAListOpenLikeTen() {
    let (fixture, _, _) = column(10_000_000)
    #expect(fixture.bound == 11)
    fixture.view.scrollToItem(
      at: IndexPath(item: 9_999_999, section: 0), at: .bottom, animated: false)
    fixture.harness.settle()
    #expect(fixture.numbers.last?.last == 9_999_999)
    #expect(fixture.bound < 40)
  }

  @Test func tenMillionItemsOfAFlowLayoutOpenLikeTen() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let fixture = CollectionFixture(layout, count: 10_000_000)
    #expect(fixture.bound == 24)
    fixture.view.contentOffset.y = 90_000_000
    fixture.harness.settle()
    #expect(fixture.numbers == [Array(4_500_000..<4_500_024)])
  }

  /// What the layouts of frames allocate while cells come into view that say their sizes.
  private func allocations(ofMeasuring count: Int) -> Int {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    let fixture = CollectionFixture(layout, count: count)
    var sum: UInt = 0
    for step in 1...30 {
      fixture.view.contentOffset.y = CGFloat(step) * 90
      let before = allocations_on_this_thread()
      fixture.view.layoutIfNeeded()
      sum += allocations_on_this_thread() - before
      fixture.harness.settle()
    }
    return Int(sum)
  }

  @Test(.enabled(if: allocations_are_counted()))
  func tenMillionCellsThatMeasureThemselvesCostWhatAHundredThousandDo() {
    NumberCell.heights = Dictionary(
      uniqueKeysWithValues: (0..<400).map { ($0, CGFloat(30 + $0 % 7)) })
    defer { NumberCell.heights = [:] }
    let few = allocations(ofMeasuring: 100_000)
    #expect(allocations(ofMeasuring: 10_000_000) <= few + few / 20)
  }

  @Test func attributesAreUsedAgainUnlessSomebodyKeepsThem() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let fixture = CollectionFixture(layout, count: 1000)
    let kept = try #require(fixture.view.inView.first)
    for step in 1...20 {
      fixture.view.contentOffset.y = CGFloat(step) * 300
      fixture.harness.settle()
    }
    #expect(kept.indexPath.item == 0 && kept.frame.origin == .zero, "it is not changed")
    #expect(!layout.spareAttributes.isEmpty && layout.spareAttributes.count < 60)
    for step in 0..<30 {
      fixture.view.performBatchUpdates {
        fixture.sections[0].insert(1000 + step, at: 180)
        fixture.view.insertItems(at: [IndexPath(item: 180, section: 0)])
      }
      fixture.harness.advance(by: 0.5)
    }
    #expect(layout.spareAttributes.count <= 200)
  }

  @Test func cellsThatStayAreNotCommitted() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let fixture = CollectionFixture(layout, count: 1000)
    fixture.view.contentOffset.y = 60
    fixture.harness.settle()
    let staying = try (9..<24).map { try #require(fixture.cell($0)) }
    fixture.view.contentOffset.y = 120
    fixture.view.layoutIfNeeded()
    #expect(staying.allSatisfy { $0.layer.marks.isEmpty })
    #expect(fixture.cell(27)?.layer.marks.isEmpty == false, "the new ones are")
  }

  /// A cell that comes back is moved and shown; it keeps its place among the views.
  @Test func cellsThatAreUsedAgainStayInTheirOrder() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let fixture = CollectionFixture(layout, count: 1000)
    fixture.view.contentOffset.y = 180
    fixture.harness.settle()
    fixture.view.contentOffset.y = 360
    fixture.harness.settle()
    let order = fixture.view.subviews.map(ObjectIdentifier.init)
    fixture.view.contentOffset.y = 540
    fixture.harness.settle()
    #expect(fixture.view.subviews.map(ObjectIdentifier.init) == order)
  }

  @Test func itemsArePrefetchedEveryQuarterOfAScreen() {
    let layout = CountingFlow()
    layout.itemSize = CGSize(width: 100, height: 50)
    let fixture = CollectionFixture(layout, count: 1000)
    let loader = Loader()
    fixture.view.prefetchDataSource = loader
    fixture.view.setNeedsLayout()
    fixture.harness.settle()
    layout.questions = 0
    for step in 1...24 {
      fixture.view.contentOffset.y = CGFloat(step) * 5
      fixture.harness.settle()
    }
    #expect(layout.questions <= 26, "each frame asks for what is in view, few for what comes")
    #expect(loader.wanted.contains(48) && Set(loader.wanted).count == loader.wanted.count)
  }

  @Test func anotherWidthHasRowsMeasuredAgain() throws {
    NumberCell.heights = [0: 70, 1: 30]
    defer { NumberCell.heights = [:] }
    let (fixture, _, _) = column(2)
    #expect(fixture.frames.map(\.height) == [70, 30])
    NumberCell.heights = [0: 50, 1: 30]
    fixture.view.window?.frame.size.width = 400
    fixture.harness.settle()
    #expect(fixture.frames.map(\.width) == [400, 400])
    #expect(fixture.frames.map(\.height) == [50, 30])
  }

  @Test func largerTextsHaveRowsMeasuredAgain() throws {
    NumberCell.heights = [0: 70, 1: 30]
    defer { NumberCell.heights = [:] }
    let (fixture, _, _) = column(2)
    NumberCell.heights = [0: 90, 1: 40]
    fixture.view.window?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    fixture.harness.settle()
    #expect(fixture.frames.map(\.height) == [90, 40])
  }
}
