import Testing
import UIKitTesting
@testable import UIKit

/// Collections where layout goes from right to left.
@MainActor
struct MirroredCollectionTests {
  private final class FlippedFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let row = NSCollectionLayoutSection(group: group)
    row.interGroupSpacing = 10
    row.orthogonalScrollingBehavior = behavior
    return row
  }

  private func mirrored(
    _ layout: UICollectionViewLayout, _ sections: [[Int]]
  ) -> CollectionFixture {
    let fixture = CollectionFixture(layout, sections)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.view.reloadData()
    fixture.harness.settle()
    return fixture
  }

  @Test func flowLayoutsAreMirroredOnlyIfTheySaySo() {
    for (layout, x) in [(UICollectionViewFlowLayout(), 0), (FlippedFlow(), 220)]
      as [(UICollectionViewFlowLayout, CGFloat)]
    {
      layout.itemSize = CGSize(width: 100, height: 50)
      let fixture = mirrored(layout, [Array(0..<40)])
      #expect(fixture.cell(0)?.frame.minX == x)
      #expect(fixture.cell(1)?.frame.minX == 110)
      #expect(
        fixture.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == x)
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: x + 5, y: 5))?.item == 0)
    }
  }

  @Test func compositionalSectionsBeginOnTheRight() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 12
    let fixture = mirrored(
      UICollectionViewCompositionalLayout(section: section), [Array(0..<6)])
    #expect(fixture.frames.map(\.minX) == [208, 108, 8, 208, 108, 8])
  }

  @Test func rowsThatScrollOnTheirOwnBeginOnTheRightAndPageToTheLeft() throws {
    let fixture = mirrored(
      UICollectionViewCompositionalLayout(section: row(.groupPaging)), [Array(0..<20)])
    let scroller = try #require(fixture.view.scrollers[0])
    #expect(scroller.contentSize.width == 4190 && scroller.contentOffset.x == 3870)
    #expect(fixture.cell(0)?.frame.minX == 3990)
    #expect(fixture.numbers == [[0, 1]])
    fixture.harness.drag(
      from: CGPoint(x: 100, y: 50), to: CGPoint(x: 200, y: 50), in: fixture.view, duration: 0.1)
    fixture.harness.advance(by: 2)
    #expect(scroller.contentOffset.x == 3660, "one group further")
    #expect(fixture.numbers == [[1, 2]])
  }

  @Test func contentThatScrollsSidewaysBeginsAtItsRightEnd() {
    let layout = FlippedFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 480)
    let fixture = mirrored(layout, [Array(0..<30)])
    #expect(fixture.view.contentSize.width == 3290)
    #expect(fixture.view.contentOffset.x == 2970)
    #expect(fixture.numbers == [[0, 1, 2]])
    fixture.view.contentOffset.x = 0
    fixture.harness.settle()
    #expect(fixture.numbers == [[27, 28, 29]])
  }
}
