/// A number whose value a ``ConstraintSystem`` finds.
package struct Variable: Hashable, Sendable {
  let slot: Int32
  let generation: UInt32

  /// A small number that no other variable of its system has now; numbers of removed variables are
  /// given out again.
  package var index: Int { Int(slot) }
}

/// A constraint that was added to a ``ConstraintSystem``.
package struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  let generation: UInt32

  /// A small number that no other constraint of its system has now; numbers of removed constraints
  /// are given out again.
  package var index: Int { Int(slot) }
}
