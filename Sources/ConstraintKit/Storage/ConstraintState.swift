/// What the system knows of a constraint.
struct ConstraintState: BitwiseCopyable {
  var constant = 0.0
  var priority = 0.0
  /// Counts additions; decides which of two constraints is the later one.
  var serial = 0
  var firstTerm: Slot = 0
  var termCount: Slot = 0
  /// The variable an equation gives its value, or the one that is bounded.
  var subject = noSlot
  /// The next constraint on the same single variable.
  var nextSingle = noSlot
  /// How many of its variables the running plan has yet to place.
  var unknowns: Int32 = 0
  var generation: UInt32 = 0
  var role = Role.pending
  var relation = Relation.equal
  var flags = Flags()

  enum Role: UInt8 {
    /// Has no place yet, or has lost it.
    case pending
    /// Required and equal: gives its subject the value at which it holds.
    case equation
    /// Limits its subject, the only variable that it names, or pulls at it.
    case bound
    /// Limits its sum, a hidden variable, or pulls at it.
    case row
    /// In the running plan.
    case planned
    /// Required, but cannot hold together with others.
    case broken
  }

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let live = Flags(rawValue: 1)
    /// Broken in the last solution.
    static let wasBroken = Flags(rawValue: 2)
    /// One of those with which a broken one clashes.
    static let witness = Flags(rawValue: 4)
    /// Stays a bound in this solution although it could be an equation.
    static let attached = Flags(rawValue: 8)
  }

  var isRequired: Bool { priority == ConstraintSystem.required }
  var isEquation: Bool { relation == .equal && isRequired }
  var bounds: Bool { role == .bound || role == .row }
}

/// A variable times a number, in a constraint.
struct TermState: BitwiseCopyable {
  var coefficient = 0.0
  var variable = noSlot
  var constraint = noSlot
  /// The constraint's subject; copied here because following a change reads it for each use.
  var subject = noSlot
  /// The terms before and after in the list of the variable's uses.
  var previous = noSlot
  var next = noSlot
}
