import Diagnostics
public import Foundation
import FoundationAdditions

extension UITableView {
  /// Changes rows in `updates` and shows all of it as one animation. `completion` is told whether it
  /// was shown to the end.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { transaction.completions.append(completion) }
    endUpdates()
  }

  /// The changes until `endUpdates()` are one animation. Calls nest.
  public func beginUpdates() {
    loadIfNeeded()
    transaction.begin(knownCounts)
  }

  /// Shows the changes since `beginUpdates()`.
  public func endUpdates() {
    guard transaction.end() else { return }
    applyUpdates()
  }

  /// Sections have been added; the numbers are those after the batch.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    batch { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Sections have been removed; the numbers are those before the batch.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    batch { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Sections have other rows; the numbers are those before the batch.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    batch { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// A section has moved, from its number before the batch to that after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    batch { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Rows have been added; the paths are those after the batch.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    batch { for path in indexPaths { $0.insertedItems[path] = animation } }
  }

  /// Rows have been removed; the paths are those before the batch.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    batch { for path in indexPaths { $0.deletedItems[path] = animation } }
  }

  /// Rows get new cells; the paths are those before the batch.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    batch { for path in indexPaths { $0.reloadedItems[path] = animation } }
  }

  /// A row has moved, from its path before the batch to that after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Rows show other data in the cells they have; the paths are those before the batch.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    batch { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Whether changes are not yet applied, or are being told.
  public var hasUncommittedUpdates: Bool { !transaction.isIdle || !gaps.placeholders.isEmpty }

  /// A change outside of a batch is one of its own.
  private func batch(_ change: (inout ListChanges<RowAnimation>) -> Void) {
    if transaction.isApplying {
      flags.needsReload = true
      return Log.layout.write("rows were changed while a batch was being shown; all are reloaded")
    }
    beginUpdates()
    change(&transaction.changes)
    endUpdates()
  }
}
