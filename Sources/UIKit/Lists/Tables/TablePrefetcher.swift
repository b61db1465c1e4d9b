import CoreGraphics
import Foundation
import FoundationAdditions

/// The rows whose data was asked for ahead of time.
struct TablePrefetcher {
  var asked: Set<IndexPath> = []
  var lastStart: CGFloat = 0
  var goesUp = false
}

extension UITableView {
  /// Asks for the rows that come next in the direction of scrolling, as many as are in sight, and
  /// takes back what was asked for in the other direction.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let (start, end) = visibleInterval
    if start != prefetcher.lastStart { prefetcher.goesUp = start < prefetcher.lastStart }
    prefetcher.lastStart = start
    let height = end - start
    let ahead = prefetcher.goesUp ? (start - height, start) : (end, end + height)
    var wanted: Set<IndexPath> = []
    extents.visit(from: ahead.0, to: ahead.1) { section, _, rows in
      for row in rows { wanted.insert(IndexPath(row: row, section: section)) }
    }
    wanted = wanted.filter { cells[$0] == nil }
    let stale = prefetcher.asked.filter { !wanted.contains($0) && cells[$0] == nil }
    let new = wanted.subtracting(prefetcher.asked)
    prefetcher.asked = wanted
    if !stale.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: stale.sorted())
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.sorted()) }
  }
}
