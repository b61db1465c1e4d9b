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

  @exclusivity(unchecked) var variables = Table<VariableState>()
  @exclusivity(unchecked) var constraints = Table<ConstraintState>()
  @exclusivity(unchecked) var terms = Runs<TermState>()
  @exclusivity(unchecked) var freeVariables = [Slot]()
  @exclusivity(unchecked) var freeConstraints = [Slot]()
  @exclusivity(unchecked) var serial = 0
  /// No variable has a higher rank.
  @exclusivity(unchecked) var highestRank: Int32 = 0
  /// For each broken constraint, those with which it clashes.
  @exclusivity(unchecked) var witnesses = [Slot: [Slot]]()

  // MARK: Knots

  @exclusivity(unchecked) var knots = Table<KnotState>()
  @exclusivity(unchecked) var knotRows = Runs<KnotRow>()
  @exclusivity(unchecked) var freeKnots = [Slot]()
  /// The solvers of knots with several parameters and of blocks, by the knots' slots.
  @exclusivity(unchecked) var engines = [KnotEngine?]()

  // MARK: What the next solution has to do

  @exclusivity(unchecked) var isSettled = true
  /// Constraints without a place.
  @exclusivity(unchecked) var pending = [Slot]()
  /// Whether these are in the order of adding, each once.
  @exclusivity(unchecked) var pendingIsSorted = true
  @exclusivity(unchecked) var lastPendingSerial = 0
  /// Variables whose owner is another, or whose bounds are.
  @exclusivity(unchecked) var restructured = [Slot]()
  /// Free parameters and members whose knot has to be formed.
  @exclusivity(unchecked) var unknotted = [Slot]()
  /// Variables to compute.
  @exclusivity(unchecked) var stale = [Slot]()
  /// Variables whose bounds have other targets.
  @exclusivity(unchecked) var retargeted = [Slot]()

  // MARK: The running solution

  @exclusivity(unchecked) var queue = RankQueue()
  @exclusivity(unchecked) var moved = [Slot]()
  @exclusivity(unchecked) var checks = [Slot]()
  @exclusivity(unchecked) var dirtyBlocks = [Slot]()
  @exclusivity(unchecked) var dirtyKnots = [Slot]()
  /// Constraints that were broken or tried again.
  @exclusivity(unchecked) var judged = [Slot]()
  /// Constraints that stay bounds in this solution.
  @exclusivity(unchecked) var attached = [Slot]()
  @exclusivity(unchecked) var clashes = [[Slot]]()
  /// While values follow the choices of knots, which they cannot upset.
  @exclusivity(unchecked) var followsKnots = false
  @exclusivity(unchecked) var plan = Plan()
  @exclusivity(unchecked) var gathering = Gathering()
  @exclusivity(unchecked) var upstream = RankQueue()
  @exclusivity(unchecked) var adjoints = Table<Adjoint>()
  @exclusivity(unchecked) var mark: UInt32 = 0
  @exclusivity(unchecked) var lastMoved = [Variable]()

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
