/// Free parameters that bounds connect, directly or through others, and these bounds. Each knot is
/// solved apart from the rest.
struct KnotState: BitwiseCopyable {
  enum Kind: UInt8 {
    case unused
    /// One parameter: an interval that the bounds narrow.
    case interval
    /// Several parameters: the simplex method.
    case simplex
    /// As many equations as parameters, which these determine.
    case block
  }

  var kind = Kind.unused
  /// In the list of knots to solve.
  var isDirty = false
  /// Of an interval: the parameter, and its bounds in the order of their priorities.
  var parameter = noSlot
  var firstRow: Slot = 0
  var rowCount: Slot = 0
}

/// What solves a knot that is no interval.
enum KnotEngine {
  case simplex(Simplex)
  case block(EquationBlock)
}

/// A bound of an interval's parameter.
struct KnotRow: BitwiseCopyable {
  enum Side: UInt8 {
    case exact, atMost, atLeast
  }

  var constraint = noSlot
  var variable = noSlot
  /// The constraint's expression is this times the variable, and the constant.
  var coefficient = 0.0
  /// How the parameter has to move to lower the expression by one.
  var step = 0.0
  /// Which values of the parameter satisfy the constraint.
  var side = Side.exact
  /// Whether the row before has a higher priority.
  var startsLevel = false
}
