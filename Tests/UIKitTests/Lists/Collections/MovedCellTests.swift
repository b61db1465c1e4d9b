import QuartzCore
import Testing
import UIKitTesting
@testable import UIKit

/// Cells that go from one scroll view to another, and sections that take theirs along.
@MainActor
struct MovedCellTests {
  /// Two rows of 200 by 100 that scroll on their own, and rows of 320 by 40 below them.
  private func fixture() -> CollectionFixture {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let isRow = section < 2
      let size = NSCollectionLayoutSize(
        widthDimension: isRow ? .absolute(200) : .fractionalWidth(1),
        heightDimension: .absolute(isRow ? 100 : 40))
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let made = NSCollectionLayoutSection(group: group)
      made.orthogonalScrollingBehavior = isRow ? .continuous : .none
      return made
    }
    return CollectionFixture(layout, [Array(0..<5), Array(10..<15), [20, 21, 22]])
  }

  private func path(_ item: Int, _ section: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Where the cell is seen just now, in the window.
  private func shownOrigin(_ cell: UICollectionViewCell) throws -> CGPoint {
    let frame = try #require(cell.layer.presentation()?.frame)
    return try #require(cell.superview).convert(frame.origin, to: nil)
  }

  @Test func aCellGoesFromOneRowToTheOther() throws {
    let fixture = fixture()
    let cell = try #require(fixture.cell(0, 0))
    fixture.view.performBatchUpdates {
      fixture.sections = [Array(1..<5), [0] + Array(10..<15), [20, 21, 22]]
      fixture.view.moveItem(at: path(0, 0), to: path(0, 1))
    }
    fixture.harness.advance(by: 0.15)
    #expect(cell.superview === fixture.view.scrollers[1])
    let middle = try shownOrigin(cell)
    #expect(middle.x == 0 && middle.y > 0 && middle.y < 100)
    fixture.harness.advance(by: 0.5)
    #expect(
      fixture.cell(0, 1) === cell && cell.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(fixture.numbers == [[1, 2], [0, 10], [20, 21, 22]])
  }

  @Test func aCellOfARowThatWasScrolledComesFromWhereItIsSeen() throws {
    let fixture = fixture()
    fixture.view.scrollers[0]?.contentOffset.x = 150
    fixture.harness.settle()
    let cell = try #require(fixture.cell(1, 0))
    #expect(cell.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 0))
    fixture.view.performBatchUpdates {
      fixture.sections = [[0, 2, 3, 4], Array(10..<15), [1, 20, 21, 22]]
      fixture.view.moveItem(at: path(1, 0), to: path(0, 2))
    }
    fixture.harness.advance(by: 0.15)
    #expect(cell.superview === fixture.view)
    let middle = try shownOrigin(cell)
    #expect(middle.x > 0 && middle.x < 50 && middle.y > 0 && middle.y < 200)
    fixture.harness.advance(by: 0.5)
    #expect(cell.frame == CGRect(x: 0, y: 200, width: 320, height: 40))
    #expect(fixture.numbers == [[0, 2, 3], [10, 11], [1, 20, 21, 22]])
  }

  @Test func aCellGoesIntoARow() throws {
    let fixture = fixture()
    let cell = try #require(fixture.cell(2, 2))
    fixture.view.performBatchUpdates {
      fixture.sections = [[0, 22] + Array(1..<5), Array(10..<15), [20, 21]]
      fixture.view.moveItem(at: path(2, 2), to: path(1, 0))
    }
    #expect(cell.superview === fixture.view.scrollers[0])
    fixture.harness.advance(by: 0.5)
    #expect(cell.convert(CGPoint.zero, to: nil) == CGPoint(x: 200, y: 0))
    #expect(fixture.numbers == [[0, 22], [10, 11], [20, 21]])
  }

  @Test func sectionsTakeTheirScrollViewsAlong() throws {
    let fixture = fixture()
    let scroller = try #require(fixture.view.scrollers[1])
    scroller.contentOffset.x = 300
    fixture.harness.settle()
    #expect(fixture.numbers[1] == [11, 12, 13])
    fixture.view.performBatchUpdates {
      fixture.sections.swapAt(0, 1)
      fixture.view.moveSection(1, toSection: 0)
    }
    fixture.harness.advance(by: 0.5)
    #expect(fixture.view.scrollers[0] === scroller && scroller.contentOffset.x == 300)
    #expect(scroller.frame.minY == 0)
    #expect(fixture.numbers == [[11, 12, 13], [0, 1], [20, 21, 22]])
  }

  @Test func aRowThatIsDeletedLeavesWithItsScrollView() throws {
    let fixture = fixture()
    let scroller = try #require(fixture.view.scrollers[0])
    fixture.view.performBatchUpdates {
      fixture.sections.remove(at: 0)
      fixture.view.deleteSections([0])
    }
    fixture.harness.advance(by: 0.15)
    #expect(scroller.superview === fixture.view, "it holds its cells while they leave")
    fixture.harness.advance(by: 0.5)
    #expect(scroller.superview == nil)
    // The provider still makes rows of the first two sections.
    #expect(fixture.numbers == [[10, 11], [20, 21]])
  }
}
