import CoreGraphics
import Foundation

/// Headers and footers that come and go in a batch of a table, by fading. A view that the program gives again stays.
@MainActor
struct MarginalExchange {
  var going: [(key: TableMarginal, view: UIView)] = []
  /// With the opacities that they have at the end.
  private var coming: [(view: UIView, alpha: CGFloat)] = []

  /// Makes those that are missing after the batch.
  mutating func fill(_ table: UITableView) {
    let former = going.map(\.view)
    for view in table.fillMarginalsAfterBatch() where !former.contains(view) {
      // One that an earlier batch still lets fade comes back.
      coming.append((view, view.alpha > 0 ? view.alpha : 1))
    }
    going.removeAll { table.marginals.key(of: $0.view) != nil }
  }

  func begin() {
    for (view, _) in coming { view.alpha = 0 }
  }

  func cross() {
    for (view, alpha) in coming { view.alpha = alpha }
    for (_, view) in going { view.alpha = 0 }
  }

  /// What has gone is told, and used again.
  func finish(_ table: UITableView) {
    for (part, view) in going where table.marginals.key(of: view) == nil {
      view.alpha = 1
      table.putAside(view, from: part)
    }
  }
}
