import Diagnostics
import Foundation
import FoundationAdditions

extension UITableView {
  /// A change outside of a batch is one of its own.
  func batch(_ change: (inout ListChanges<RowAnimation>) -> Void) {
    if transaction.isApplying {
      flags.needsReload = true
      return Log.layout.write("rows were changed while a batch was being shown; all are reloaded")
    }
    beginUpdates()
    change(&transaction.changes)
    endUpdates()
  }
}
