public import Foundation
import Diagnostics

extension UICollectionView {
  /// The data has new sections at these numbers, counted after the batch.
  public func insertSections(_ sections: IndexSet) {
    change { for section in sections { $0.insertedSections[section] = () } }
  }
  /// The data has no longer these sections, counted before the batch.
  public func deleteSections(_ sections: IndexSet) {
    change { for section in sections { $0.deletedSections[section] = () } }
  }
  /// Shows sections anew, counted before the batch.
  public func reloadSections(_ sections: IndexSet) {
    change { for section in sections { $0.reloadedSections[section] = () } }
  }
  /// A section goes from its number before the batch to that after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// The data has new items at these paths, counted after the batch.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.insertedItems[path] = () } }
  }
  /// The data has no longer these items, counted before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.deletedItems[path] = () } }
  }
  /// Shows items in new cells; counted before the batch.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.reloadedItems[path] = () } }
  }
  /// An item goes from its path before the batch to that after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// Has the data source fill cells again that are in view, without exchanging them.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  private func change(_ tell: @escaping (inout ListChanges<Void>) -> Void) {
    performUpdates({ tell(&self.transaction.changes) }, nil)
  }

  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard !transaction.isApplying else {
      Log.application.write(
        "\(type(of: self)): changed while changes are shown; all is loaded again")
      updates?()
      return forgetData()
    }
    cutTransitionShort()
    if transaction.isIdle {
      present(ItemPresentation())
      prepareLayout()
    }
    transaction.begin(currentCounts)
    updates?()
    if let completion { transaction.completions.append(completion) }
    if transaction.end() { applyUpdates() }
  }

  private func applyUpdates() {
    let (changes, before) = (transaction.changes, transaction.countsBefore)
    let isShown = window != nil
    guard !changes.isEmpty else { return finish(transaction.finish(), isShown) }
    let after = readCounts()
    let plan: UpdatePlan
    do {
      plan = try UpdatePlan(changes, before: before, after: after, words: .collection)
    } catch {
      preconditionFailure(error.reason)
    }
    let animator = UpdateAnimator(self, plan, changes)
    counts = after
    animator.prepare()
    let completions = transaction.finish()
    animator.animate { [self] in finish(completions, isShown) }
    for path in changes.reconfiguredItems.compactMap(plan.after).sorted() { reconfigure(path) }
  }

  /// Completions are never called inside of the call that starts the update.
  private func finish(_ completions: [(Bool) -> Void], _ finished: Bool) {
    guard !completions.isEmpty else { return }
    UIView.animate(withDuration: 0, animations: {}) { _ in
      for completion in completions { completion(finished) }
    }
  }

  private func reconfigure(_ path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    reconfigured = (path, cell)
    let answer = dataSource?.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    precondition(
      answer === cell,
      "the cell of an item that is reconfigured must be dequeued for its own index path, \(path)")
    if let place = layoutAttributesForItem(at: path), let context = measure(cell, place) {
      currentLayout.invalidateLayout(with: context)
    }
    setNeedsLayout()
  }
}
