import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Rows whose data is asked for ahead of time.
@MainActor
struct TablePrefetchTests {
  private final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
    var log: [String] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths[0].row)...\(indexPaths[indexPaths.count - 1].row)")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths[0].row)...\(indexPaths[indexPaths.count - 1].row)")
    }
  }

  @Test func rowsAheadAreAskedForAndTakenBackOnTheWayBack() {
    let stage = TableStage([Array(0..<200)])
    let fetcher = Fetcher()
    stage.table.prefetchDataSource = fetcher
    stage.table.contentOffset.y = 400
    stage.harness.settle()
    #expect(fetcher.log == ["fetch 22...33"])
    fetcher.log = []
    stage.table.contentOffset.y = 440
    stage.harness.settle()
    #expect(fetcher.log == ["fetch 34...34"])
    fetcher.log = []
    stage.table.contentOffset.y = 400
    stage.harness.settle()
    #expect(fetcher.log == ["cancel 23...34", "fetch 0...9"])
  }
}
