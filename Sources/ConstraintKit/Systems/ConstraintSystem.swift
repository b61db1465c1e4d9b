/// Linear constraints over numbers, and the values that satisfy them best.
///
/// Required constraints hold. Of the others a higher priority is never given up for any number of
/// lower ones; within one priority the sum of the errors is least; among equally good solutions
/// errors go to the constraints that were added first. A variable that is free even then keeps its
/// value. A required constraint that cannot hold together with those added before it is *broken*: it
/// has no effect until they let it.
///
/// Changes take effect in ``solve()``.
package final class ConstraintSystem {
  /// The priority of constraints that must hold.
  package static let required = 1000.0
  /// The magnitudes that coefficients may have.
  package static let coefficients = 1e-6...1e6
  /// The largest magnitude of a constant.
  package static let largestConstant = 1e9

  var variables = [VariableRecord]()
  var constraints = [ConstraintRecord]()
  var freeVariables = [Int]()
  var freeConstraints = [Int]()
  var serial = 0
  var isSettled = true

  package init() {}
}

struct VariableRecord {
  var generation: UInt32 = 0
  var isLive = true
  var value = 0.0
  var settledValue = 0.0
}

struct ConstraintRecord {
  var generation: UInt32 = 0
  var isLive = true
  var isBroken = false
  var wasBroken = false
  var serial = 0
  var relation = Relation.equal
  var priority = 0.0
  var constant = 0.0
  var terms = [Term]()

  var isRequired: Bool { priority == ConstraintSystem.required }
}
