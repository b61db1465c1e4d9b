import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Items of collections reached by keys, and several selected at once.
@MainActor
struct CollectionKeysTests {
  private func grid(_ count: Int = 60) -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    return CollectionFixture(layout, count: count)
  }

  @Test func arrowsGoThroughTheGrid() {
    let fixture = grid()
    fixture.harness.press(.keyboardTab)
    #expect(fixture.cell(0)?.isFocused == true)
    fixture.harness.press(.keyboardRightArrow)
    fixture.harness.press(.keyboardDownArrow)
    #expect(fixture.cell(4)?.isFocused == true)
    for _ in 0..<5 { fixture.harness.press(.keyboardDownArrow) }
    #expect(fixture.cell(19)?.isFocused == true && fixture.view.contentOffset.y > 0)
    fixture.harness.press(.keyboardSpacebar)
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [19])
    fixture.harness.press(.keyboardEnd)
    #expect(fixture.cell(59)?.isFocused == true)
    fixture.harness.press(.keyboardHome)
    #expect(fixture.cell(0)?.isFocused == true)
  }

  @Test func arrowsWithShiftExtend() {
    let fixture = grid()
    fixture.view.allowsMultipleSelection = true
    fixture.harness.press(.keyboardTab)
    fixture.harness.press(.keyboardSpacebar)
    fixture.harness.press(.keyboardDownArrow, modifiers: .shift)
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [0, 1, 2, 3])
  }

  @Test func clicksWithShiftAndControl() throws {
    let fixture = grid()
    fixture.view.allowsMultipleSelection = true
    fixture.harness.click(try #require(fixture.cell(1)))
    fixture.harness.click(try #require(fixture.cell(4)), modifiers: .shift)
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3, 4])
    fixture.harness.click(try #require(fixture.cell(2)), modifiers: .control)
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [1, 3, 4])
  }

  @Test func aRectangleBesideTheItemsSelectsThem() {
    let fixture = grid(4)
    fixture.view.allowsMultipleSelection = true
    fixture.harness.mouseDown(fixture.view, at: CGPoint(x: 300, y: 230))
    for step in 1...10 {
      let part = CGFloat(step) / 10
      fixture.harness.mouseDrag(
        to: CGPoint(x: 300 - part * 280, y: 230 - part * 60), in: fixture.view)
      fixture.harness.advance(by: 1 / 60)
    }
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [3])
    fixture.harness.mouseDrag(to: CGPoint(x: 20, y: 50), in: fixture.view)
    fixture.harness.advance(by: 1 / 60)
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [0, 1, 2, 3])
    fixture.harness.mouseUp(fixture.view, at: CGPoint(x: 20, y: 50))
    #expect(!fixture.view.subviews.contains { $0.layer.borderWidth == 1 && !$0.isHidden })
  }

  /// Has menus for items.
  @MainActor
  private final class Menus: NSObject, UICollectionViewDelegate {
    var book: [String] = []
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      book.append("menu of \(indexPaths.map(\.item))")
      guard !indexPaths.isEmpty else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      }
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { book.append("shown") }
    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { book.append("gone") }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { book.append("select \(indexPath.item)") }
  }

  @Test func itemsHaveMenus() throws {
    let fixture = grid(4)
    let menus = Menus()
    fixture.view.delegate = menus
    fixture.harness.click(try #require(fixture.cell(1)), button: .secondary)
    #expect(menus.book == ["menu of [1]", "shown"])
    fixture.harness.press(.keyboardEscape)
    fixture.harness.advance(by: 1)
    #expect(menus.book.last == "gone")
    fixture.view.allowsMultipleSelection = true
    for item in [0, 2] {
      fixture.view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    menus.book = []
    fixture.harness.longPress(try #require(fixture.cell(2)))
    #expect(menus.book.first == "menu of [0, 2]" && !menus.book.contains("select 2"))
    fixture.harness.press(.keyboardEscape)
    fixture.harness.advance(by: 1)
    menus.book = []
    fixture.harness.click(fixture.view, at: CGPoint(x: 20, y: 400), button: .secondary)
    #expect(menus.book == ["menu of []"])
  }
}
