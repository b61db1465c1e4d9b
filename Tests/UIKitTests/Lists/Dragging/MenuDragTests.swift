import Testing
import UIKitTesting
@testable import UIKit

/// A finger that rests on a row with a menu, and may then drag the row.
@MainActor
struct MenuDragTests {
  /// The list of a stage, with menus for its rows.
  private final class Menus: NSObject, UITableViewDelegate {
    var book: [String] = []

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      })
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { book.append("menu") }
    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { book.append("no menu") }
  }

  private let stage = DragStage([["a", "b", "fixed"]], [["x"]])
  private let menus = Menus()

  private func rest(at y: CGFloat) {
    stage.left.table.delegate = menus
    stage.harness.settle()
    stage.harness.touchDown(stage.page, at: CGPoint(x: 50, y: y))
    stage.harness.advance(by: 0.7)
  }

  private func move(to place: CGPoint) {
    stage.harness.touchMove(to: place, in: stage.page)
    stage.harness.advance(by: 0.1)
  }

  @Test func aFingerThatRestsOpensTheMenuAndDragsWhenItMovesOn() {
    rest(at: 20)
    #expect(menus.book == ["menu"] && !stage.left.table.hasActiveDrag)
    move(to: CGPoint(x: 54, y: 22))
    #expect(!stage.left.table.hasActiveDrag, "that is no way to go")
    move(to: CGPoint(x: 90, y: 22))
    #expect(menus.book == ["menu", "no menu"] && stage.left.table.hasActiveDrag)
    move(to: CGPoint(x: 350, y: 15))
    stage.harness.touchUp()
    stage.harness.advance(by: 1)
    #expect(stage.right.rows == [["a", "x"]] && !stage.left.table.hasActiveDrag)
  }

  @Test func aRowThatCannotBeDraggedKeepsItsMenu() {
    rest(at: 100)
    move(to: CGPoint(x: 90, y: 100))
    stage.harness.touchUp()
    stage.harness.advance(by: 1)
    #expect(menus.book == ["menu"] && !stage.left.table.hasActiveDrag)
  }

  @Test func aFingerThatIsLiftedLeavesTheMenuOpen() {
    rest(at: 20)
    stage.harness.touchUp()
    stage.harness.advance(by: 1)
    #expect(menus.book == ["menu"] && stage.left.book.isEmpty)
  }
}
