/// Linear constraints over numbers, and the values that satisfy them best.
///
/// Required constraints hold. Of the others a higher priority is never given up for any number of
/// lower ones; within one priority the sum of the errors is least; among equally good solutions
/// errors go to the constraints that were added first. A variable that is free even then keeps its
/// value. A required constraint that cannot hold together with those added before it is *broken*: it
/// has no effect until they let it.
///
/// Changes take effect in ``solve()``. Not thread-safe.
package final class ConstraintSystem {
  /// The priority of constraints that must hold.
  package static let required = 1000.0
  /// The magnitudes that coefficients may have.
  package static let coefficients = 1e-6...1e6
  /// The largest magnitude of a constant.
  package static let largestConstant = 1e9

  /// Counts of what solving did, since the system was made.
  package internal(set) var statistics = SolverStatistics()

  // MARK: What there is

  var variables = Table<VariableState>()
  var constraints = Table<ConstraintState>()
  var terms = Runs<TermState>()
  var freeVariables = [Slot]()
  var freeConstraints = [Slot]()
  var serial = 0
  /// No variable has a higher rank.
  var highestRank: Int32 = 0
  /// For each broken constraint, those with which it clashes.
  var witnesses = [Slot: [Slot]]()

  // MARK: Knots

  var knots = Table<KnotState>()
  var knotRows = Runs<KnotRow>()
  var freeKnots = [Slot]()
  /// The solvers of knots with several parameters and of blocks, by the knots' slots.
  var engines = [KnotEngine?]()

  // MARK: What the next solution has to do

  var isSettled = true
  /// Constraints without a place.
  var pending = [Slot]()
  /// Variables whose owner is another, or whose bounds are.
  var restructured = [Slot]()
  /// Free parameters and members whose knot has to be formed.
  var unknotted = [Slot]()
  /// Variables to compute.
  var stale = [Slot]()
  /// Variables whose bounds have other targets.
  var retargeted = [Slot]()

  // MARK: The running solution

  var queue = RankQueue()
  var moved = [Slot]()
  var checks = [Slot]()
  var dirtyBlocks = [Slot]()
  var dirtyKnots = [Slot]()
  /// Constraints that were broken or tried again.
  var judged = [Slot]()
  /// Constraints that stay bounds in this solution.
  var attached = [Slot]()
  var clashes = [[Slot]]()
  /// While values follow the choices of knots, which they cannot upset.
  var followsKnots = false
  var plan = Plan()
  var gathering = Gathering()
  var upstream = RankQueue()
  var adjoints = Table<Adjoint>()
  var mark: UInt32 = 0
  var lastMoved = [Variable]()

  package init() {}
}

/// Counts of what solving did.
package struct SolverStatistics: Equatable, Sendable {
  /// Values computed from an equation.
  package var evaluations = 0
  /// Equations and bounds that were given a place.
  package var placements = 0
  /// Knots that were formed.
  package var knotsFormed = 0
  /// Knots whose parameters were chosen.
  package var knotsSolved = 0
  /// Exchanges of the simplex method.
  package var pivots = 0
}
