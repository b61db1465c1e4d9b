import Testing
import UIKitTesting
@testable import UIKit

/// Which rows and items can have the focus, where it comes in, and what is selected on its way.
@MainActor
struct ListFocusTests {
  // MARK: Tables

  private final class Rows: NSObject, UITableViewDelegate {
    var refused: Set<Int> = []
    /// A row to which the focus doesn't move.
    var closed: Int?
    var book: [String] = []

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !refused.contains(indexPath.row)
    }
    func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { closed == nil || context.nextFocusedIndexPath?.row != closed }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      book.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { book.append("perform \(indexPath.row)") }
  }

  private let rows = Rows()

  private func table() -> TableStage {
    let stage = TableStage([Array(0..<50)])
    stage.table.delegate = rows
    stage.harness.settle()
    return stage
  }

  private func focused(_ stage: TableStage) -> Int? {
    stage.table.indexPathsForVisibleRows?.first {
      stage.table.cellForRow(at: $0)?.isFocused == true
    }?.row
  }

  @Test func rowsThatAreRefusedArePassedOver() {
    let stage = table()
    rows.refused = [0, 2, 3, 49]
    stage.harness.press(.keyboardTab)
    #expect(focused(stage) == 1)
    stage.harness.press(.keyboardDownArrow)
    #expect(focused(stage) == 4)
    stage.harness.press(.keyboardUpArrow)
    #expect(focused(stage) == 1)
    stage.harness.press(.keyboardEnd)
    #expect(focused(stage) == 48)
    stage.harness.press(.keyboardHome)
    #expect(focused(stage) == 1)
  }

  @Test func theDelegateComesBeforeTheTable() {
    let stage = table()
    stage.table.allowsFocus = false
    stage.harness.press(.keyboardTab)
    #expect(focused(stage) == 0)
    let silent = TableStage([Array(0..<50)])
    silent.table.allowsFocus = false
    silent.harness.press(.keyboardTab)
    #expect(focused(silent) == nil)
  }

  @Test func theSelectionStaysWhereTheFocusDoes() {
    let stage = table()
    stage.table.selectionFollowsFocus = true
    rows.closed = 1
    stage.harness.press(.keyboardTab)
    stage.harness.press(.keyboardDownArrow)
    #expect(focused(stage) == 0 && rows.book == ["select 0"])
    rows.closed = nil
    stage.harness.press(.keyboardDownArrow)
    #expect(rows.book == ["select 0", "select 1"], "which performs nothing")
    stage.harness.press(.keyboardReturnOrEnter)
    #expect(rows.book.last == "perform 1")
  }

  /// Tab goes into the table, out of it to a button, and back.
  private func leaveAndReturn(_ stage: TableStage) throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 440, width: 80, height: 40)
    try #require(stage.table.window).addSubview(button)
    stage.harness.settle()
    for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardDownArrow, .keyboardDownArrow] {
      stage.harness.press(key)
    }
    #expect(focused(stage) == 2)
    stage.harness.press(.keyboardTab)
    #expect(button.isFocused)
    stage.table.contentOffset.y = 800
    stage.harness.settle()
    stage.harness.press(.keyboardTab)
    stage.harness.advance(by: 1)
    #expect(!button.isFocused)
  }

  @Test func theFocusComesBackToTheRowThatItLeft() throws {
    let stage = table()
    stage.table.remembersLastFocusedIndexPath = true
    try leaveAndReturn(stage)
    #expect(focused(stage) == 2 && stage.table.contentOffset.y == 72)
  }

  @Test func orToTheFirstInSight() throws {
    let stage = table()
    try leaveAndReturn(stage)
    #expect(focused(stage) == 20)
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDelegate {
    var refused: Set<Int> = []
    var book: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { !refused.contains(indexPath.item) }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { book.append("select \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { book.append("perform \(indexPath.item)") }
  }

  private let items = Items()

  /// Three items in a line.
  private func grid() -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let fixture = CollectionFixture(layout, count: 60)
    fixture.view.delegate = items
    return fixture
  }

  @Test func itemsThatAreRefusedArePassedOver() {
    let fixture = grid()
    items.refused = [0, 1, 5, 59]
    fixture.harness.press(.keyboardTab)
    #expect(fixture.cell(2)?.isFocused == true)
    fixture.harness.press(.keyboardDownArrow)
    #expect(fixture.cell(5)?.isFocused == false)
    fixture.harness.press(.keyboardEnd)
    #expect(fixture.cell(58)?.isFocused == true)
    fixture.harness.press(.keyboardHome)
    #expect(fixture.cell(2)?.isFocused == true)
  }

  @Test func theSelectionOfItemsFollowsTheFocusAndPerformsNothing() {
    let fixture = grid()
    fixture.view.selectionFollowsFocus = true
    fixture.harness.press(.keyboardTab)
    fixture.harness.press(.keyboardRightArrow)
    #expect(items.book == ["select 0", "select 1"])
    #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [1])
  }

  /// It is not used for another item, to which the focus would jump.
  @Test func theCellWithTheFocusStaysWhenItIsScrolledAway() throws {
    let fixture = grid()
    fixture.harness.press(.keyboardTab)
    let cell = try #require(fixture.cell(0))
    fixture.view.contentOffset.y = 1100
    fixture.harness.settle()
    #expect(cell.isFocused && fixture.cell(0) === cell && !cell.isHidden)
    #expect(fixture.numbers.first?.first == 30 && !fixture.view.visibleCells.contains(cell))
    fixture.harness.press(.keyboardRightArrow)
    #expect(fixture.cell(1)?.isFocused == true && fixture.view.contentOffset.y == 0)
    fixture.view.contentOffset.y = 1100
    fixture.harness.settle()
    #expect(fixture.cell(0) == nil, "without the focus it leaves")
  }
}
