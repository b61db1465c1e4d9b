import Testing
import UIKitTesting
@testable import UIKit

/// What a flow layout asks of its delegate, and what it takes from the view.
@MainActor
struct FlowDelegateTests {
  /// Says something else for each of two sections.
  private final class Metrics: NSObject, UICollectionViewDelegateFlowLayout {
    var askedSizes = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      askedSizes += 1
      return indexPath.section == 0
        ? CGSize(width: 100, height: 50) : CGSize(width: 62, height: 30)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      section == 0
        ? UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        : UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 4 : 8 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 120 : 5 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { section == 0 ? CGSize(width: 7, height: 30) : .zero }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { section == 1 ? CGSize(width: 7, height: 12) : .zero }
  }

  private func bar(_ fixture: CollectionFixture, _ kind: String, _ section: Int) -> CGRect? {
    fixture.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  private func show(_ sections: [[Int]], by metrics: Metrics) -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    let fixture = CollectionFixture(layout, sections)
    fixture.view.delegate = metrics
    layout.invalidateLayout()
    fixture.harness.settle()
    return fixture
  }

  @Test func eachSectionIsAsTheDelegateSays() {
    let metrics = Metrics()
    let fixture = show([[0, 1], [2, 3, 4, 5, 6]], by: metrics)
    // In the first section 120 points between items leave room for one in a line.
    #expect(
      fixture.frames == [
        CGRect(x: 110, y: 35, width: 100, height: 50),
        CGRect(x: 110, y: 89, width: 100, height: 50),
        CGRect(x: 2, y: 147, width: 62, height: 30), CGRect(x: 86, y: 147, width: 62, height: 30),
        CGRect(x: 170, y: 147, width: 62, height: 30),
        CGRect(x: 254, y: 147, width: 62, height: 30),
        CGRect(x: 2, y: 185, width: 62, height: 30),
      ])
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(bar(fixture, header, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(bar(fixture, footer, 1) == CGRect(x: 0, y: 218, width: 320, height: 12))
    #expect(bar(fixture, header, 1) == nil && bar(fixture, footer, 0) == nil)
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 230))
  }

  @Test func scrollingAsksForNoSizeAgain() {
    let metrics = Metrics()
    let fixture = show([Array(0..<100)], by: metrics)
    #expect(metrics.askedSizes >= 100)
    metrics.askedSizes = 0
    for step in 1...20 {
      fixture.view.contentOffset.y = CGFloat(step) * 100
      fixture.harness.settle()
    }
    #expect(metrics.askedSizes == 0)
  }

  @Test func pinnedFootersWaitAtTheEndForTheirSection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionFootersPinToVisibleBounds = true
    let fixture = CollectionFixture(layout, [Array(0..<10), Array(10..<40)])
    func footer(_ section: Int) -> CGFloat? {
      bar(fixture, UICollectionView.elementKindSectionFooter, section)?.minY
    }
    #expect(footer(0) == 400, "in its place, which is in view")
    #expect(footer(1) == 460, "at the end of what is in view")
    fixture.view.contentOffset.y = -50
    fixture.view.layoutIfNeeded()
    #expect(footer(1) == 420, "not above its section, which begins at 420")
    fixture.view.contentOffset.y = 1160
    fixture.harness.settle()
    #expect(footer(0) == nil && footer(1) == 1620)
  }

  @Test func insetsCountFromWhereTheLayoutSays() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 10
    layout.sectionInsetReference = .fromLayoutMargins
    let fixture = CollectionFixture(layout, count: 4)
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    layout.invalidateLayout()
    fixture.harness.settle()
    #expect(fixture.frames.map(\.minX) == [30, 100, 170, 240])
    layout.sectionInsetReference = .fromContentInset
    layout.invalidateLayout()
    fixture.harness.settle()
    #expect(fixture.frames.map(\.minX) == [10, 75, 140, 205], "five would fit")
  }

  @Test func anAutomaticEstimateIsTheSizeOfItems() {
    NumberCell.heights = [0: 30, 1: 60, 2: 50]
    defer { NumberCell.heights = [:] }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let fixture = CollectionFixture(layout, count: 3)
    #expect(
      fixture.frames == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 40, width: 320, height: 60),
        CGRect(x: 0, y: 110, width: 320, height: 50),
      ])
  }
}
