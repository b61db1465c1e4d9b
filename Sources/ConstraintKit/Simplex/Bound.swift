/// A place where the cost of a member of a ``Simplex`` changes its slope: what one constraint says
/// about it.
struct Bound {
  /// The value of the member at which the constraint just holds.
  var target: Double
  /// The costs of a unit below and above the target.
  var below: Double
  var above: Double
  /// The place of the constraint's priority among those of the simplex, 0 being required.
  var level: Int
  /// A small extra cost, larger for constraints added later, which decides between equal solutions.
  var rank: Double
  /// The constraint.
  var constraint: Int
  /// Whether the member counts as above the target. At the target either may be.
  var isAbove = false
}
