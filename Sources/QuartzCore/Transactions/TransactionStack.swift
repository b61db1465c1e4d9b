package import RenderKit

/// The transactions open now, the implicit one at the bottom. Main thread only.
package final class TransactionStack {
  /// The only stack: windows' layers change on the main thread only, and so do their transactions.
  package nonisolated(unsafe) static let main = TransactionStack()

  /// Never empty; the first is the implicit transaction, closed by the turn's commit.
  private var levels = [TransactionLevel()]
  /// Groups of transactions that are closed but not committed.
  private var closed: [CompletionGroup] = []
  /// Animations ended on this side, to be reported when the commit is done.
  private var endings: [() -> Void] = []
  private var groups: [AnimationID: CompletionGroup] = [:]

  var top: TransactionLevel {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  func begin() { levels.append(top.nested) }

  func commit() {
    precondition(levels.count > 1, "CATransaction.commit() without a begin() before it")
    close(levels.removeLast())
  }

  func setCompletionBlock(_ block: (() -> Void)?) {
    if top.group == nil { top.group = CompletionGroup(outer: enclosingGroup) }
    top.group?.block = block
  }

  /// Lets the innermost completion block wait for an animation.
  package func join(_ animation: AnimationID) {
    guard let group = enclosingGroup else { return }
    group.enter()
    groups[animation] = group
  }

  /// The animation is over, or was dropped; a second call for the same one does nothing.
  package func leave(_ animation: AnimationID) {
    groups.removeValue(forKey: animation)?.leave()
  }

  /// Runs `report` when the commit under way (or the next) is done; at once without a host.
  package func afterCommit(_ report: @escaping () -> Void) {
    guard let host = LayerHost.current else { return report() }
    endings.append(report)
    host.needsCommit()
  }

  /// The host has handed over everything: the implicit transaction closes, reports are made and
  /// completion blocks with nothing to wait for run.
  func finishCommitted() {
    closeImplicit()
    let (reports, groups) = (endings, closed)
    endings = []
    closed = []
    for report in reports { report() }
    for group in groups { group.leave() }
  }

  private func closeImplicit() {
    if let group = levels[0].group { closed.append(group) }
    levels[0] = TransactionLevel()
  }

  private func close(_ level: TransactionLevel) {
    guard let group = level.group else { return }
    guard let host = LayerHost.current else { return group.leave() }
    closed.append(group)
    host.needsCommit()
  }

  private var enclosingGroup: CompletionGroup? {
    levels.last { $0.group != nil }?.group
  }
}
