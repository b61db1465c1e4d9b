import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What a table asks and tells while rows are swiped and edited, in its order.
@MainActor
struct EditingListOrderTests {
  @MainActor
  private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
    let harness = AppHarness()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var rows = ["a", "b", "c"]
    var book: [String] = []

    override init() {
      super.init()
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      harness.show(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      book.append("commit \(editingStyle) \(indexPath.row)")
      if editingStyle == .delete {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
      } else {
        rows.insert("new", at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .fade)
      }
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { rows[indexPath.row] == "c" ? .insert : .delete }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      book.append("will \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      book.append("did \(indexPath.map { "\($0.row)" } ?? "-")")
    }

    func swipe(_ row: Int) {
      let y = CGFloat(row) * 40 + 20
      harness.drag(
        from: CGPoint(x: 250, y: y), to: CGPoint(x: 170, y: y), in: table, duration: 0.5)
      harness.advance(by: 0.5)
    }
  }

  @Test func aRowThatIsSwipedAndDeleted() throws {
    let editor = Editor()
    editor.swipe(1)
    editor.harness.tap(try #require(editor.harness.view(labelled: "Delete")))
    editor.harness.advance(by: 1)
    #expect(editor.book == ["will 1", "commit delete 1", "did -"] && editor.rows == ["a", "c"])
  }

  @Test func aRowThatIsSwipedAndLeft() {
    let editor = Editor()
    editor.swipe(0)
    editor.harness.tap(editor.table, at: CGPoint(x: 50, y: 60))
    editor.harness.advance(by: 1)
    #expect(editor.book == ["will 0", "did 0"])
  }

  @Test func theNextSwipeEndsTheFirst() {
    let editor = Editor()
    editor.swipe(0)
    editor.swipe(1)
    editor.harness.advance(by: 1)
    #expect(editor.book.sorted() == ["did 0", "will 0", "will 1"] && editor.book.first == "will 0")
  }

  @Test func controlsInsertAtOnceAndDeleteAfterAPress() throws {
    let editor = Editor()
    editor.table.setEditing(true, animated: false)
    editor.harness.advance(by: 0.3)
    editor.harness.tap(editor.table, at: CGPoint(x: 20, y: 100))
    #expect(editor.book == ["commit insert 2"] && editor.rows == ["a", "b", "new", "c"])
    editor.harness.advance(by: 1)
    editor.harness.tap(editor.table, at: CGPoint(x: 20, y: 20))
    editor.harness.advance(by: 1)
    #expect(editor.book == ["commit insert 2", "will 0"])
    editor.harness.tap(try #require(editor.harness.view(labelled: "Delete")))
    editor.harness.advance(by: 1)
    #expect(editor.book == ["commit insert 2", "will 0", "commit delete 0", "did -"])
  }
}
