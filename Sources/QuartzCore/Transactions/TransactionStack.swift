/// A host's open transactions, the implicit one at the bottom. Main thread only.
package final class TransactionStack {
  /// The current host's stack; code that runs without a host shares one for the process.
  package static var current: TransactionStack { LayerHost.current?.transactions ?? hostless }

  private nonisolated(unsafe) static let hostless = TransactionStack()
  /// The stack of each `begin` that waits for its `commit`, because another host may be current by
  /// then.
  private nonisolated(unsafe) static var begun: [TransactionStack] = []

  /// nil for the stack without a host, and once the host is gone.
  weak var host: LayerHost?
  /// Never empty; the first is the implicit transaction, closed by the turn's commit.
  private var levels = [TransactionLevel()]
  /// Groups of transactions that are closed but not committed.
  private var closed: [CompletionGroup] = []
  /// Ends of animations to report after the commit.
  private var endings: [() -> Void] = []

  var top: TransactionLevel {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Of the innermost transaction, read without copying its other settings.
  var disablesActions: Bool { levels[levels.count - 1].disablesActions }

  func begin() {
    levels.append(top.nested)
    Self.begun.append(self)
  }

  /// Closes the innermost transaction.
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

  /// Makes the innermost completion block wait for one more animation; nil where there is none.
  func join() -> CompletionGroup.Member? { enclosingGroup.map(CompletionGroup.Member.init) }

  /// Runs `report` after the current (or the next) commit; at once without a host.
  package func afterCommit(_ report: @escaping () -> Void) {
    guard let host else { return report() }
    endings.append(report)
    host.needsCommit()
  }

  /// Called after a commit: closes the implicit transaction, runs the reports, and runs completion
  /// blocks with nothing left to wait for.
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
