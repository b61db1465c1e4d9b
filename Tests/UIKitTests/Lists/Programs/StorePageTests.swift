import Foundation
import Testing
import UIKit
import UIKitTesting

/// What a user does with a page of a shop. Its sections begin at 0 (180 high), 200 (a header of 40 and 150)
/// and 410.
@MainActor
struct StorePageTests {
  private let harness = AppHarness()
  private let store = StoreController()
  private let window: UIWindow

  init() { window = harness.show(store, size: CGSize(width: 400, height: 600)) }

  private var page: UICollectionView { store.collection }

  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    page.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func shown(_ section: Int) -> [Int] {
    page.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }

  /// Where a cell is in the page.
  private func place(_ section: Int, _ item: Int) -> CGRect? {
    page.cellForItem(at: IndexPath(item: item, section: section)).map {
      $0.convert($0.bounds, to: page)
    }
  }

  private func drag(_ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) {
    harness.drag(
      from: CGPoint(x: start.0, y: start.1), to: CGPoint(x: end.0, y: end.1), in: page,
      duration: 0.3)
    harness.advance(by: 2)
  }

  @Test func everythingIsInItsPlace() {
    harness.settle()
    #expect(place(0, 0)?.midX == 200, "the first card is in the middle")
    #expect(shown(0) == [0, 1])
    #expect(place(1, 0) == CGRect(x: 15, y: 240, width: 296, height: 50))
    #expect(place(1, 2) == CGRect(x: 15, y: 340, width: 296, height: 50))
    #expect(frame(2, 0) == CGRect(x: 15, y: 455, width: 180, height: 80))
    #expect(frame(2, 3) == CGRect(x: 205, y: 545, width: 180, height: 80))
    #expect(page.contentSize == CGSize(width: 400, height: 2250))
  }

  @Test func theCardsArePagedThrough() throws {
    drag((300, 90), (150, 90))
    let middle = try #require(page.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs((place(0, 1)?.midX ?? 0) - 200) < 1 && shown(0) == [0, 1, 2])
    #expect(abs(middle.transform.a - 1) < 0.01, "the one in the middle is at its full size")
    let beside = try #require(page.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(beside.transform.a < 0.95)
    #expect(page.contentOffset.y == 0)
  }

  @Test func rowsGoByTheirGroup() {
    drag((300, 300), (150, 300))
    #expect(place(1, 3)?.minX == 15 && shown(1).contains(5))
  }

  @Test func aDragUpwardsOnARowScrollsThePage() {
    drag((200, 300), (200, 240))
    #expect(page.contentOffset.y > 40)
    #expect(place(1, 0)?.minX == 15)
  }

  @Test func theHeaderStaysWhileItsSectionShows() throws {
    page.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
    harness.settle()
    let header = try #require(
      page.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 2)))
    #expect(header.frame.minY == 800)
    let text = (header as? UICollectionViewListCell)?.contentConfiguration
    #expect((text as? UIListContentConfiguration)?.text == "All")
  }

  @Test func widerWindowsHaveMoreColumns() {
    harness.resize(window, to: CGSize(width: 700, height: 600))
    harness.settle()
    #expect(frame(2, 0)?.width == 160)
    #expect(frame(2, 3)?.minX == 525 && frame(2, 4)?.minX == 15)
    #expect(place(0, 0)?.midX == 350)
  }

  @Test func programsScrollToAnItemOfARow() {
    page.scrollToItem(
      at: IndexPath(item: 3, section: 1), at: [.centeredVertically, .left], animated: false)
    harness.settle()
    #expect(place(1, 3)?.minX == 15)
    page.scrollToItem(at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: true)
    harness.advance(by: 1)
    #expect(abs((place(0, 4)?.midX ?? 0) - 200) < 1)
  }

  @Test func aWiderWindowStaysAtTheSameCard() {
    drag((300, 90), (150, 90))
    harness.resize(window, to: CGSize(width: 700, height: 600))
    harness.settle()
    #expect(abs((place(0, 1)?.midX ?? 0) - 350) < 1)
  }

  @Test func aTapOnWhatWasScrolledChoosesIt() {
    drag((300, 300), (150, 300))
    harness.tap(page, at: CGPoint(x: 100, y: 265))
    harness.advance(by: 0.5)
    #expect(store.chosen == [.init(section: .new, number: 3)])
    #expect(page.indexPathsForSelectedItems?.isEmpty ?? true)
  }
}
