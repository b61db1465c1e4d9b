/// A place where the cost of a member of a ``Simplex`` changes its slope: what one constraint says
/// about it.
struct Bound {
  var constraint: Slot
  /// The constraint's expression is this times the member, and the constant.
  var coefficient: Double
  /// The value of the member at which the constraint just holds.
  var target = 0.0
  /// The costs of a unit below and above the target.
  var below: Double
  var above: Double
  /// The place of the constraint's priority among those of the simplex, 0 being required.
  var level: Int
  /// A factor, larger for constraints added later, that decides between equal solutions.
  var rank: Double
  /// Whether the member counts as above the target. At the target either may be.
  var isAbove = false

  init(
    _ constraint: Slot, coefficient: Double, relation: Relation, level: Int, rank: Double
  ) {
    self.constraint = constraint
    self.coefficient = coefficient
    self.level = level
    self.rank = rank
    let isUpper = (relation == .lessOrEqual) == (coefficient > 0)
    below = relation == .equal || !isUpper ? coefficient.magnitude : 0
    above = relation == .equal || isUpper ? coefficient.magnitude : 0
  }

  func isViolated(by value: Double) -> Bool {
    let off = value - target
    let cost = off > 0 ? above : below
    return cost * off.magnitude > ConstraintSystem.tolerance * max(1, cost * target.magnitude)
  }
}
