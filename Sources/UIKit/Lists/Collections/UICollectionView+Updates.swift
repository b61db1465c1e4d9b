import Foundation
import Diagnostics

extension UICollectionView {
  func change(_ tell: @escaping (inout ListChanges<Void>) -> Void) {
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
    transaction.begin(presentation.dataCounts(currentCounts))
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
    drags?.follow(plan)
    let shown = presented(plan, changes)
    let animator = UpdateAnimator(self, shown.plan, shown.changes)
    counts = shown.plan.after
    animator.prepare()
    let completions = transaction.finish()
    animator.animate { [self] in finish(completions, isShown) }
    for path in changes.reconfiguredItems.compactMap(plan.after).sorted() {
      reconfigure(path, in: cellForItem(at: presentation.shownPath(path)))
    }
  }

  /// Completions are never called inside of the call that starts the update.
  private func finish(_ completions: [(Bool) -> Void], _ finished: Bool) {
    guard !completions.isEmpty else { return }
    UIView.animate(withDuration: 0, animations: {}) { _ in
      for completion in completions { completion(finished) }
    }
  }

  private func reconfigure(_ path: IndexPath, in cell: UICollectionViewCell?) {
    guard let cell else { return }
    reconfigured = (path, cell)
    let answer = dataSource?.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    precondition(
      answer === cell,
      "the cell of an item that is reconfigured must be dequeued for its own index path, \(path)")
    if let place = layoutAttributesForItem(at: presentation.shownPath(path)),
      let context = measure(cell, place)
    {
      currentLayout.invalidateLayout(with: context)
    }
    setNeedsLayout()
  }
}
