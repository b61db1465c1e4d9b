import Foundation
import Diagnostics

extension UICollectionView {
  func change(_ tell: @escaping (inout ListChanges<Void>) -> Void) {
    if isLayingOut { return reloadLater() }
    performUpdates({ tell(&self.transaction.changes) }, nil)
  }

  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if isLayingOut {
      reloadLater()
      updates?()
      return finish(completion.map { [$0] } ?? [], window != nil)
    }
    guard !transaction.isApplying else {
      Log.application.write(
        "\(type(of: self)): changed while changes are shown; all is loaded again")
      updates?()
      forgetData()
      return finish(completion.map { [$0] } ?? [], window != nil)
    }
    cutTransitionShort()
    if transaction.isIdle {
      present(ItemPresentation())
      beganInvalidated = currentLayout.needsPreparing
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
    guard !changes.isEmpty else { return showInvalidated(isShown) }
    let after = readCounts()
    let plan: UpdatePlan
    do {
      plan = try UpdatePlan(changes, before: before, after: after, words: .collection)
    } catch {
      ListFault.raise(error.reason)
    }
    drags?.follow(plan)
    let shown = presented(plan, changes)
    let animator = UpdateAnimator(self, shown.plan, shown.changes)
    counts = shown.plan.after
    if changes.changesSections { asksForIndex = true }
    animator.prepare()
    let completions = transaction.finish()
    animator.animate { [self] in finish(completions, isShown) }
    for path in changes.reconfiguredItems.compactMap(plan.after).sorted() {
      reconfigure(path, in: cellForItem(at: presentation.shownPath(path)))
    }
  }

  /// A batch without changes shows in an animation what the layout places anew.
  private func showInvalidated(_ isShown: Bool) {
    let (counts, none) = (currentCounts, ListChanges<Void>())
    guard isShown, !realizer.live.isEmpty, beganInvalidated || currentLayout.needsPreparing,
      let plan = try? UpdatePlan(none, before: counts, after: counts, words: .collection)
    else { return finish(transaction.finish(), isShown) }
    let animator = UpdateAnimator(self, plan, none)
    animator.prepare()
    let completions = transaction.finish()
    animator.animate { [self] in finish(completions, isShown) }
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
    let answer = askForCell(path)
    reconfigured = nil
    ListFault.require(
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
