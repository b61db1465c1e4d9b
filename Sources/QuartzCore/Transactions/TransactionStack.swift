/// A host's open transactions, the implicit one at the bottom. Main thread only.
package final class TransactionStack {
  /// The current host's; the process has one for code that runs without a host.
  package static var current: TransactionStack { LayerHost.current?.transactions ?? hostless }

  private nonisolated(unsafe) static let hostless = TransactionStack()
  /// Where each `begin` that waits for its `commit` has put its transaction: another host may be
  /// current by then.
  private nonisolated(unsafe) static var begun: [TransactionStack] = []

  /// Nil for the one without, and once the host is gone.
  weak var host: LayerHost?
  /// Never empty; the first is the implicit transaction, closed by the turn's commit.
  private var levels = [TransactionLevel()]
  /// Groups of transactions that are closed but not committed.
  private var closed: [CompletionGroup] = []
  /// Animations ended on this side, to be reported when the commit is done.
  private var endings: [() -> Void] = []

  var top: TransactionLevel {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  func begin() {
    levels.append(top.nested)
    Self.begun.append(self)
  }

  /// Closes the transaction that was begun last.
  static func commit() {
    guard let stack = begun.popLast() else {
      preconditionFailure("CATransaction.commit() without a begin() before it")
    }
    stack.close(stack.levels.removeLast())
  }

  func setCompletionBlock(_ block: (() -> Void)?) {
    if top.group == nil { top.group = CompletionGroup(outer: enclosingGroup) }
    top.group?.block = block
  }

  /// Lets the innermost completion block wait for one animation more; nil where there is none.
  func join() -> CompletionGroup.Member? { enclosingGroup.map(CompletionGroup.Member.init) }

  /// Runs `report` when the commit under way (or the next) is done; at once without a host.
  package func afterCommit(_ report: @escaping () -> Void) {
    guard let host else { return report() }
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
    guard let host else { return group.leave() }
    closed.append(group)
    host.needsCommit()
  }

  private var enclosingGroup: CompletionGroup? {
    levels.last { $0.group != nil }?.group
  }
}
