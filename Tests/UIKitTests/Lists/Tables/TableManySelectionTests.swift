import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Several rows selected at once: with two fingers, the mouse and keys; and rows that are looked for by
/// typing.
@MainActor
struct TableManySelectionTests {
  /// Allows two fingers to select, and begins editing then, as programs do.
  @MainActor
  private final class Chooser: NSObject, UITableViewDelegate {
    var allows = true
    var book: [String] = []

    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allows }
    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      book.append("begin \(indexPath.row)")
      tableView.setEditing(true, animated: false)
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      book.append("end")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      book.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      book.append("deselect \(indexPath.row)")
    }
  }

  private func stage(_ chooser: Chooser) -> TableStage {
    let stage = TableStage([Array(0..<50)])
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.table.delegate = chooser
    stage.harness.settle()
    return stage
  }

  private func selected(_ stage: TableStage) -> [Int] {
    stage.table.indexPathsForSelectedRows?.map(\.row) ?? []
  }

  @Test func twoFingersSelectWhatTheyAreDraggedOver() {
    let chooser = Chooser()
    let stage = stage(chooser)
    stage.harness.drag(
      from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 220), in: stage.table, duration: 0.5,
      fingers: 2)
    #expect(chooser.book.first == "begin 1" && chooser.book.last == "end")
    #expect(selected(stage) == [1, 2, 3, 4, 5] && stage.table.contentOffset.y == 0)
  }

  @Test func goingBackDeselectsAgain() {
    let chooser = Chooser()
    let stage = stage(chooser)
    stage.harness.trace(in: stage.table, duration: 0.8) { part in
      let y = part < 0.5 ? 60 + part * 320 : 220 - (part - 0.5) * 240
      return [CGPoint(x: 90, y: y), CGPoint(x: 106, y: y)]
    }
    #expect(selected(stage) == [1, 2])
  }

  @Test func aDelegateThatRefusesLetsTwoFingersScroll() {
    let chooser = Chooser()
    chooser.allows = false
    let stage = stage(chooser)
    stage.harness.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: stage.table, duration: 0.3,
      fingers: 2)
    stage.harness.advance(by: 2)
    #expect(selected(stage) == [] && chooser.book == [] && stage.table.contentOffset.y > 50)
  }

  @Test func clicksWithShiftAndControl() {
    let chooser = Chooser()
    let stage = stage(chooser)
    stage.harness.click(stage.table, at: CGPoint(x: 100, y: 60), modifiers: .control)
    #expect(chooser.book == ["begin 1", "select 1", "end"])
    stage.harness.click(stage.table, at: CGPoint(x: 100, y: 180), modifiers: .shift)
    #expect(selected(stage) == [1, 2, 3, 4])
    stage.harness.click(stage.table, at: CGPoint(x: 100, y: 100), modifiers: .control)
    #expect(selected(stage) == [1, 3, 4])
  }

  @Test func aRectangleDrawnWithTheMouseSelects() {
    let chooser = Chooser()
    let stage = stage(chooser)
    stage.table.setEditing(true, animated: false)
    stage.harness.settle()
    stage.harness.mouseDown(stage.table, at: CGPoint(x: 100, y: 60))
    for y in stride(from: CGFloat(70), through: 150, by: 10) {
      stage.harness.mouseDrag(to: CGPoint(x: 160, y: y), in: stage.table)
      stage.harness.advance(by: 1 / 60)
    }
    #expect(selected(stage) == [1, 2, 3])
    stage.harness.mouseDrag(to: CGPoint(x: 160, y: 100), in: stage.table)
    stage.harness.advance(by: 1 / 60)
    #expect(selected(stage) == [1, 2])
    stage.harness.mouseUp(stage.table, at: CGPoint(x: 160, y: 100))
    #expect(selected(stage) == [1, 2])
  }

  @Test func typingGoesToTheRowThatBeginsSo() {
    let stage = TableStage([Array(0..<400)])
    stage.harness.press(.keyboardTab)
    stage.harness.type("21")
    #expect(stage.table.cellForRow(at: IndexPath(0, 21))?.isFocused == true)
    stage.harness.advance(by: 1.5)
    stage.harness.type("3")
    #expect(stage.table.cellForRow(at: IndexPath(0, 30))?.isFocused == true)
    stage.harness.advance(by: 1.5)
    stage.harness.type("3")
    #expect(stage.table.cellForRow(at: IndexPath(0, 31))?.isFocused == true)
    stage.harness.advance(by: 1.5)
    stage.harness.type("399")
    #expect(stage.table.cellForRow(at: IndexPath(0, 399))?.isFocused == true)
    stage.harness.advance(by: 1.5)
    stage.harness.type("x")
    #expect(stage.table.cellForRow(at: IndexPath(0, 399))?.isFocused == true)
  }

  /// Where the focus goes, and where it may go.
  @MainActor
  private final class Guide: NSObject, UITableViewDelegate {
    var preferred: IndexPath?
    var forbidden: IndexPath?
    var book: [String] = []

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
    func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { context.nextFocusedIndexPath == nil || context.nextFocusedIndexPath != forbidden }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
      book.append("\(from.map { "\($0.row)" } ?? "-") to \(to.map { "\($0.row)" } ?? "-")")
    }
  }

  @Test func theDelegateLeadsTheFocus() {
    let stage = TableStage([Array(0..<50)])
    let guide = Guide()
    stage.table.delegate = guide
    guide.preferred = IndexPath(0, 3)
    stage.harness.settle()
    stage.harness.press(.keyboardTab)
    stage.harness.press(.keyboardDownArrow)
    guide.forbidden = IndexPath(0, 5)
    stage.harness.press(.keyboardDownArrow)
    #expect(guide.book == ["- to 3", "3 to 4"])
    #expect(stage.table.cellForRow(at: IndexPath(0, 4))?.isFocused == true)
  }

  @Test func theSelectionCanFollowTheFocus() {
    let stage = TableStage([Array(0..<50)])
    stage.table.selectionFollowsFocus = true
    stage.notes = ["select"]
    stage.harness.press(.keyboardTab)
    stage.harness.press(.keyboardDownArrow)
    stage.harness.press(.keyboardDownArrow)
    #expect(stage.said() == ["select 0.0", "select 0.1", "select 0.2"])
  }
}
