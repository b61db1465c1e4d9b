import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct CollectionUpdateTests {
  private func column(_ items: [[Int]]) -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    return CollectionFixture(layout, items)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func insertsDeletesAndMovesAreShownOnTheWay() throws {
    let fixture = column([[0, 1, 2, 3]])
    let third = try #require(fixture.cell(3))
    var finished: Bool?
    fixture.view.performBatchUpdates {
      fixture.sections = [[3, 9, 0, 2]]
      fixture.view.deleteItems(at: [path(1)])
      fixture.view.insertItems(at: [path(1)])
      fixture.view.moveItem(at: path(3), to: path(0))
    } completion: {
      finished = $0
    }
    #expect(finished == nil, "never inside of the call")
    fixture.harness.advance(by: 0.15)
    let y = third.layer.presentation()?.frame.minY ?? 0
    #expect(y > 10 && y < 110, "on its way from 120 to 0")
    let new = try #require(fixture.cell(1))
    #expect((new.layer.presentation()?.opacity ?? 0) > 0.1)
    #expect((new.layer.presentation()?.opacity ?? 1) < 0.9)
    fixture.harness.advance(by: 0.5)
    #expect(finished == true)
    #expect(fixture.numbers == [[3, 9, 0, 2]])
    #expect(fixture.cell(0) === third)
    #expect(fixture.frames.map(\.minY) == [0, 40, 80, 120])
    #expect(fixture.view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func sectionsThatAreReloadedGetNewHeaders() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let fixture = CollectionFixture(layout, [[0, 1], [2]])
    func header(_ section: Int) -> UICollectionReusableView? {
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))
    }
    let (old, other) = (try #require(header(0)), try #require(header(1)))
    fixture.view.reloadSections([0])
    let new = try #require(header(0))
    #expect(new !== old && header(1) === other)
    fixture.harness.advance(by: 0.15)
    for view in [old, new] {
      let alpha = view.layer.presentation()?.opacity ?? -1
      #expect(alpha > 0.1 && alpha < 0.9)
    }
    fixture.harness.advance(by: 0.5)
    #expect(old.isHidden && new.alpha == 1 && header(0) === new && header(1) === other)
  }

  @Test func onlyNewItemsAreBound() {
    let fixture = column([Array(0..<12)])
    let bound = fixture.bound
    fixture.sections[0].insert(99, at: 2)
    fixture.view.insertItems(at: [path(2)])
    fixture.harness.advance(by: 0.5)
    #expect(fixture.bound == bound + 1)
    fixture.view.reloadItems(at: [path(2)])
    fixture.harness.advance(by: 0.5)
    #expect(fixture.bound == bound + 2)
  }

  @Test func reloadsExchangeCellsAndReconfiguringKeepsThem() throws {
    let fixture = column([[0, 1]])
    let (first, second) = (try #require(fixture.cell(0)), try #require(fixture.cell(1)))
    fixture.sections = [[10, 11]]
    fixture.view.reloadItems(at: [path(0)])
    fixture.harness.advance(by: 0.5)
    #expect(fixture.cell(0) !== first)
    fixture.view.reconfigureItems(at: [path(1)])
    #expect(fixture.cell(1) === second)
    #expect(fixture.numbers == [[10, 11]])
  }

  @Test func sectionsComeGoAndMove() {
    let fixture = column([[0], [1], [2]])
    fixture.view.performBatchUpdates {
      fixture.sections = [[2], [0], [7, 8]]
      fixture.view.deleteSections([1])
      fixture.view.insertSections([2])
      fixture.view.moveSection(2, toSection: 0)
    }
    fixture.harness.advance(by: 0.5)
    #expect(fixture.numbers == [[2], [0], [7, 8]])
    #expect(fixture.frames.map(\.minY) == [0, 40, 80, 120])
  }

  @Test func selectionFollowsItsItems() {
    let fixture = column([[0, 1, 2]])
    fixture.view.allowsMultipleSelection = true
    for item in [0, 2] {
      fixture.view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    fixture.view.performBatchUpdates {
      fixture.sections = [[5, 1, 2]]
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertItems(at: [path(0)])
    }
    fixture.harness.advance(by: 0.5)
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func countsThatDisagreeTrapWithApplesReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), count: 3)
        fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(
      result.reason.contains(
        "Invalid update: invalid number of items in section 0. The number of items contained in an "
          + "existing section after the update (3) must be equal to the number of items contained in "
          + "that section before the update (3), plus or minus the number of items inserted or "
          + "deleted from that section (0 inserted, 1 deleted)"))
  }
}
