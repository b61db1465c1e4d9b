import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Rows dragged within a table, and from one to another.
@MainActor
struct TableDragTests {
  @Test func aRowIsCopiedToAnotherTable() {
    let stage = DragStage([["a", "b"]], [["x", "y", "z"]])
    stage.drag((50, 20), (350, 45), releases: false)
    #expect(stage.left.table.hasActiveDrag && stage.right.table.hasActiveDrop)
    #expect(stage.right.places == [0, 80, 120], "the rows have parted")
    stage.release(at: CGPoint(x: 350, y: 45))
    #expect(stage.right.rows == [["x", "a", "y", "z"]] && stage.left.rows == [["a", "b"]])
    #expect(stage.right.shown == ["x", "a", "y", "z"] && stage.right.places == [0, 40, 80, 120])
    #expect(!stage.left.table.hasActiveDrag && !stage.right.table.hasActiveDrop)
  }

  @Test func bothTablesAreToldInOrder() {
    let stage = DragStage([["a", "b"]], [["x"]])
    stage.drag((50, 20), (350, 15))
    #expect(stage.left.takeBook().filter { !$0.hasPrefix("over") }.prefix(2) == ["begin", "enter"])
    let right = stage.right.takeBook()
    #expect(right.first == "enter" && right.suffix(2) == ["drop at 0.0", "drop ended"])
  }

  @Test func aMoveGoesThroughTheDataSource() {
    let stage = DragStage([["a", "b", "c", "d"]], [[]])
    let moving = MovingRows(stage.left)
    stage.drag((50, 20), (50, 105), releases: false)
    #expect(stage.left.shown == ["b", "c", "d"])
    #expect(stage.left.places == [0, 40, 120], "the gap is where the row would be")
    stage.release(at: CGPoint(x: 50, y: 105))
    #expect(moving.moves == ["0 to 2"] && stage.left.rows == [["b", "c", "a", "d"]])
    #expect(stage.left.shown == ["b", "c", "a", "d"])
    #expect(!stage.left.book.contains { $0.hasPrefix("drop at") })
  }

  @Test func theFirstAndTheLastRowThatAreShownEndTheCard() {
    var gaps = RowGaps()
    func ends(_ row: Int) -> [Bool] {
      let ends = gaps.ends(of: IndexPath(0, row), count: 3)
      return [ends.isFirst, ends.isLast]
    }
    #expect((0..<3).map(ends) == [[true, false], [false, false], [false, true]])
    gaps.lifted = (IndexPath(0, 0), 40)
    gaps.room = (IndexPath(0, 2), 40)
    #expect((0..<3).map(ends) == [[true, true], [true, false], [false, true]])
    gaps.room = (IndexPath(0, 3), 40)
    #expect((1..<3).map(ends) == [[true, false], [false, false]], "the room is at the end")
    gaps.room = (IndexPath(0, 1), 40)
    #expect((1..<3).map(ends) == [[false, false], [false, true]], "and where the row was")
    gaps.lifted = (IndexPath(0, 2), 40)
    gaps.room = (IndexPath(0, 0), 40)
    #expect((0..<2).map(ends) == [[false, false], [false, true]])
    gaps.lifted = (IndexPath(1, 0), 40)
    #expect((0..<3).map(ends) == [[false, false], [false, false], [false, true]])
  }

  @Test func withoutMoveRowTheDelegateDrops() {
    let stage = DragStage([["a", "b", "c"]], [[]])
    var source: IndexPath?
    stage.left.onDrop = { coordinator in
      source = coordinator.items.first?.sourceIndexPath
      let path = coordinator.destinationIndexPath!
      let list = stage.left
      list.rows[0].insert(list.rows[0].remove(at: 0), at: path.row)
      list.table.performBatchUpdates {
        list.table.deleteRows(at: [IndexPath(0, 0)], with: .automatic)
        list.table.insertRows(at: [path], with: .automatic)
      }
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: path)
    }
    stage.drag((50, 20), (50, 110))
    #expect(source == IndexPath(0, 0) && stage.left.shown == ["b", "c", "a"])
    #expect(stage.left.places == [0, 40, 80])
  }

  @Test func rowsWithoutItemsScrollAndSelect() {
    let stage = DragStage([["fixed", "b"]], [[]])
    stage.drag((50, 20), (350, 20))
    #expect(stage.left.takeBook() == [])
    stage.harness.click(stage.page, at: CGPoint(x: 50, y: 20))
    #expect(stage.left.takeBook() == ["select 0.0"])
  }

  @Test func aDropIntoARowMarksIt() {
    let stage = DragStage([["a"]], [["x", "y"]])
    stage.right.intent = .insertIntoDestinationIndexPath
    var target: IndexPath?
    stage.right.onDrop = { target = $0.destinationIndexPath }
    stage.drag((50, 20), (350, 60), releases: false)
    #expect(stage.right.table.cellForRow(at: IndexPath(0, 1))?.isHighlighted == true)
    #expect(stage.right.places == [0, 40])
    stage.release(at: CGPoint(x: 350, y: 60))
    #expect(target == IndexPath(0, 1))
    #expect(stage.right.table.cellForRow(at: IndexPath(0, 1))?.isHighlighted == false)
  }

  @Test func automaticIsIntoTheMiddleAndBetweenTheEdges() {
    let stage = DragStage([["a"]], [["x", "y"]])
    stage.right.intent = .automatic
    stage.drag((50, 20), (350, 20), releases: false)
    #expect(stage.right.places == [0, 40])
    #expect(stage.right.table.cellForRow(at: IndexPath(0, 0))?.isHighlighted == true)
    stage.harness.mouseDrag(to: CGPoint(x: 350, y: 38), in: stage.page)
    stage.harness.advance(by: 0.3)
    #expect(stage.right.places == [0, 80])
    stage.release(at: CGPoint(x: 350, y: 38))
    #expect(stage.right.rows == [["x", "a", "y"]])
  }

  @Test func leavingClosesTheGap() {
    let stage = DragStage([["a", "b"]], [["x", "y"]])
    stage.drag((50, 20), (350, 5), releases: false)
    #expect(stage.right.places == [40, 80])
    stage.left.operation = .forbidden
    stage.harness.mouseDrag(to: CGPoint(x: 50, y: 300), in: stage.page)
    stage.harness.advance(by: 0.5)
    #expect(stage.right.places == [0, 40])
    #expect(stage.right.takeBook().suffix(1) == ["exit"])
    stage.release(at: CGPoint(x: 50, y: 300))
    #expect(stage.left.shown == ["a", "b"] && stage.left.rows == [["a", "b"]])
  }

  @Test func anotherFingerAddsARow() {
    let stage = DragStage([["a", "b", "c"]], [["x"]])
    stage.harness.touchDown(stage.page, at: CGPoint(x: 50, y: 20))
    stage.harness.advance(by: 0.7)
    #expect(stage.left.table.hasActiveDrag)
    stage.harness.touchDown(stage.page, at: CGPoint(x: 50, y: 100), finger: 1)
    stage.harness.touchUp(finger: 1)
    for x in stride(from: CGFloat(60), through: 350, by: 10) {
      stage.harness.touchMove(to: CGPoint(x: x, y: 30), in: stage.page)
      stage.harness.advance(by: 1 / 60)
    }
    stage.harness.touchUp()
    stage.harness.advance(by: 1)
    #expect(stage.right.rows[0].sorted() == ["a", "c", "x"])
    #expect(stage.left.takeBook().allSatisfy { !$0.hasPrefix("select") })
  }

  @Test func theTableScrollsNearItsEdges() {
    let stage = DragStage([["a"]], [(0..<100).map { "\($0)" }])
    stage.drag((50, 20), (350, 240), (350, 470), releases: false)
    stage.harness.advance(by: 1)
    let down = stage.right.table.contentOffset.y
    #expect(down > 60)
    stage.harness.mouseDrag(to: CGPoint(x: 350, y: 240), in: stage.page)
    stage.harness.advance(by: 0.5)
    let rest = stage.right.table.contentOffset.y
    stage.harness.advance(by: 0.5)
    #expect(stage.right.table.contentOffset.y == rest)
    stage.release(at: CGPoint(x: 350, y: 240))
    let place = Int(((rest + 240) / 40).rounded(.down))
    #expect(abs((stage.right.rows[0].firstIndex(of: "a") ?? -9) - place) <= 1)
    #expect(stage.right.shown.contains("a"))
  }

  @Test func aSpringLoadedRowOpens() {
    let stage = DragStage([["a"]], [["x", "y"]])
    stage.right.table.isSpringLoaded = true
    stage.right.intent = .insertIntoDestinationIndexPath
    stage.drag((50, 20), (350, 60), releases: false)
    #expect(!stage.right.book.contains("select 0.1"))
    stage.harness.advance(by: 1.2)
    #expect(stage.right.book.contains("select 0.1"))
    stage.release(at: CGPoint(x: 350, y: 60))
  }

  @Test func aPlaceholderWaitsForItsData() throws {
    let stage = DragStage([["a"]], [["x", "y"]])
    var waiting: (any UITableViewDropPlaceholderContext)?
    stage.right.onDrop = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(0, 1), reuseIdentifier: "cell", rowHeight: 60)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading" }
      waiting = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    stage.drag((50, 20), (350, 45))
    let table = stage.right.table
    #expect(stage.right.places == [0, 100] && table.hasUncommittedUpdates)
    #expect(table.numberOfRows(inSection: 0) == 2)
    stage.right.rows[0].insert("w", at: 0)
    table.insertRows(at: [IndexPath(0, 0)], with: .none)
    stage.harness.advance(by: 0.5)
    #expect(stage.right.places == [0, 40, 140], "it goes on with the row that it is before")
    let context = try #require(waiting)
    var place: IndexPath?
    let isCommitted = context.commitInsertion { path in
      place = path
      stage.right.rows[0].insert("a", at: path.row)
    }
    #expect(isCommitted && place == IndexPath(0, 2))
    stage.harness.advance(by: 0.5)
    #expect(stage.right.shown == ["w", "x", "a", "y"] && !table.hasUncommittedUpdates)
    #expect(stage.right.places == [0, 40, 80, 120])
    #expect(!context.deletePlaceholder())
  }
}
