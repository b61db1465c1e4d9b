import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What a table and a collection ask and tell in a batch, in its order.
@MainActor
struct BatchListOrderTests {
  @Test func aBatchOfATable() {
    let stage = TableStage([[0, 1, 2, 3]])
    stage.notes = ["sections", "rows", "cell", "display", "end"]
    stage.table.performBatchUpdates {
      stage.log.append("block")
      stage.rows = [[7, 2, 3, 9]]
      stage.table.insertRows(at: [IndexPath(0, 3)], with: .fade)
      stage.table.reloadRows(at: [IndexPath(0, 0)], with: .fade)
      stage.table.deleteRows(at: [IndexPath(0, 1)], with: .fade)
    } completion: {
      stage.log.append("done \($0)")
    }
    stage.log.append("returned")
    stage.harness.advance(by: 1)
    #expect(
      stage.said() == [
        "block", "sections", "rows 0", "end 0.0", "end 0.1", "cell 0.0", "display 0.0", "cell 0.3",
        "display 0.3", "returned", "done true",
      ])
  }

  @Test func nestedBatchesAreOne() {
    let stage = TableStage([[0, 1]])
    stage.notes = ["sections", "cell"]
    stage.table.performBatchUpdates {
      stage.rows[0].append(2)
      stage.table.insertRows(at: [IndexPath(0, 2)], with: .fade)
      stage.table.performBatchUpdates {
        stage.rows[0].append(3)
        stage.table.insertRows(at: [IndexPath(0, 3)], with: .fade)
        stage.log.append("inner")
      } completion: { _ in
        stage.log.append("inner done")
      }
      stage.log.append("outer")
    } completion: { _ in
      stage.log.append("outer done")
    }
    stage.harness.advance(by: 1)
    #expect(
      stage.said() == [
        "inner", "outer", "sections", "cell 0.2", "cell 0.3", "inner done", "outer done",
      ])
  }

  @Test func aTableInNoWindowIsNotFinished() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stage = TableStage([[0]])
    var told: [Bool] = []
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = stage
    table.performBatchUpdates(nil) { told.append($0) }
    #expect(told == [])
    stage.harness.advance(by: 1)
    #expect(told == [false])
  }

  @Test func aBatchOfACollection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(layout, [[0, 1, 2]])
    var book: [String] = []
    fixture.view.performBatchUpdates {
      book.append("block")
      fixture.sections = [[0, 2, 3]]
      fixture.view.insertItems(at: [IndexPath(item: 2, section: 0)])
      fixture.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      book.append("done \($0)")
    }
    book.append("returned")
    fixture.harness.advance(by: 1)
    #expect(book == ["block", "returned", "done true"])
  }
}
