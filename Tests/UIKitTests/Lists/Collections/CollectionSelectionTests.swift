import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct CollectionSelectionTests {
  private func fixture() -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return CollectionFixture(layout, count: 6)
  }

  private func tap(_ item: Int, in fixture: CollectionFixture) throws {
    fixture.harness.tap(try #require(fixture.cell(item)))
    fixture.harness.advance(by: 0.3)
  }

  @Test func aTapSelectsInOrder() throws {
    let fixture = fixture()
    try tap(1, in: fixture)
    #expect(
      fixture.takeBook() == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    #expect(fixture.cell(1)?.isSelected == true)
    try tap(2, in: fixture)
    #expect(
      fixture.takeBook() == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
        "didUnhighlight 2",
      ])
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [2])
    #expect(fixture.cell(1)?.isSelected == false)
  }

  @Test func severalAreSelectedAndDeselectedByTaps() throws {
    let fixture = fixture()
    fixture.view.allowsMultipleSelection = true
    try tap(1, in: fixture)
    try tap(3, in: fixture)
    _ = fixture.takeBook()
    try tap(1, in: fixture)
    #expect(
      fixture.takeBook() == [
        "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1",
        "didUnhighlight 1",
      ])
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [3])
  }

  @Test func aDragTakesTheTouchAway() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let fixture = CollectionFixture(layout, count: 100)
    fixture.harness.touchDown(try #require(fixture.cell(1)))
    fixture.harness.advance(by: 0.2)
    #expect(fixture.cell(1)?.isHighlighted == true)
    fixture.harness.touchMove(to: CGPoint(x: 160, y: -60), in: fixture.view)
    #expect(fixture.cell(1)?.isHighlighted != true)
    fixture.harness.touchUp()
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    #expect(
      fixture.takeBook() == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
  }

  @Test func programsSelectSilently() {
    let fixture = fixture()
    fixture.view.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(fixture.cell(2)?.isSelected == true)
    fixture.view.selectItem(
      at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [3])
    fixture.view.deselectItem(at: IndexPath(item: 3, section: 0), animated: false)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    #expect(fixture.takeBook().isEmpty)
  }

  @Test func selectionIsOfItemsNotOfCells() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let fixture = CollectionFixture(layout, count: 300)
    fixture.view.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    fixture.view.contentOffset.y = 3000
    fixture.harness.settle()
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
    fixture.view.contentOffset.y = 0
    fixture.harness.settle()
    #expect(fixture.cell(0)?.isSelected == true)
  }

  @Test func editingAllowsSelectionOnlyIfItSaysSo() throws {
    let fixture = fixture()
    fixture.view.isEditing = true
    #expect(fixture.cell(0)?.configurationState.isEditing == true)
    try tap(1, in: fixture)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    fixture.view.allowsMultipleSelectionDuringEditing = true
    #expect(fixture.view.allowsSelectionDuringEditing)
    try tap(1, in: fixture)
    try tap(2, in: fixture)
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [1, 2])
  }
}
