/// What a solution changed.
package struct Changes: Sendable {
  /// The variables that have other values than before, each once.
  package var moved: [Variable] = []
  /// The required constraints that cannot hold and were not reported before.
  package var conflicts: [Conflict] = []
}

/// Required constraints that cannot hold together.
package struct Conflict: Equatable, Sendable {
  /// The one that was added last. It has no effect until one of the others changes or goes.
  package let broken: ConstraintID
  /// All of them in the order in which they were added: without any one of them the rest could hold.
  package let clashing: [ConstraintID]

  package init(broken: ConstraintID, clashing: [ConstraintID]) {
    self.broken = broken
    self.clashing = clashing
  }
}
